import type { Sentence } from "@url1738/core/define";
import { accessError, ownFields } from "@url1738/core/runtime";
import { labels } from "./access.ts";
import type { FileUrl } from "./file-url.ts";
import { pathSentence } from "./path-sentences.ts";
import { file } from "./scheme.ts";

/**
 * Options that say how to spell a path.
 *
 * @public
 */
export interface PathOptions {
  /**
   * The treatment of a host that is not this machine:
   * - `"refuse"`, the default: the path is not spelt, because on this machine it would lead to another file;
   * - `"omit"`: the path is spelt as on that host itself;
   * - `"include"`: the path is spelt as this machine reaches that host's files, if the system has such paths.
   */
  readonly host?: "refuse" | "omit" | "include" | undefined;
}

/** The parts of a path, after all checks that apply on every system. */
export interface Spellable {
  /** The host to write; `""` for none. */
  readonly host: string;
  readonly directories: readonly string[];
  readonly name: string;
}

/**
 * Returns the reason why a segment cannot be spelt.
 *
 * @param segment - A directory, or the name if there is one.
 */
export type Objection = (segment: string) => Sentence | undefined;

/** Makes the error of a component that a system cannot spell. */
export function unspellable(component: string, sentence: Sentence): Error {
  return accessError("unsafe-argument", { name: "file", labels }, component, sentence, { section: "3.10" });
}

/** Objects to segments that are not part of a name on any system. */
const generalObjection: Objection = (segment) => {
  if (segment === "") return pathSentence("empty-segment");
  if (segment === "." || segment === "..") return pathSentence("other-directory", { segment });
  if (segment.includes("/")) return pathSentence("slash-inside");
  return segment.includes("\0") ? pathSentence("nul-inside") : undefined;
};

/**
 * Refuses a segment that is not a single name, or is the name of something else.
 *
 * @param objection - The system's objection to a directory.
 * @param nameObjection - The system's objection to the name.
 */
export function checkSegments(
  { directories, name }: Omit<Spellable, "host">,
  objection: Objection,
  nameObjection = objection,
): void {
  const check = (component: string, segment: string, object: Objection) => {
    const sentence = generalObjection(segment) ?? object(segment);
    if (sentence !== undefined) throw unspellable(component, sentence);
  };
  for (const directory of directories) check("directories", directory, objection);
  // If the name is empty, the path is that of the directory.
  if (name !== "") check("name", name, nameObjection);
}

/**
 * Checks a value like `format`, and treats its host as the options say.
 *
 * @throws Url1738Error - With the code `invalid-value` or, for a host that the options refuse, `unsafe-argument`.
 */
export function spellable(url: FileUrl, options: PathOptions): Spellable {
  const wish = ownFields(options).host ?? "refuse";
  const { host, segments } = file.access(url);
  if (!["refuse", "omit", "include"].includes(wish))
    throw accessError("invalid-value", "file", "options.host", pathSentence("not-a-wish"));
  if (host !== "" && wish === "refuse") throw unspellable("host", pathSentence("another-machine"));
  return { host: wish === "include" ? host : "", directories: segments.slice(0, -1), name: segments.at(-1) ?? "" };
}
