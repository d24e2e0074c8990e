import { fromOctets } from "@url1738/core";
import { buildEntry } from "../client/build-entry.ts";
import type { Io, Performed } from "../client/driver.ts";
import type { Entry } from "../client/resource.ts";
import { words } from "../errors/client-error.ts";
import { linesOf } from "../wire/lines.ts";
import { factsIn } from "./facts.ts";

/** The parts of an FTP URL's value that are used here. */
interface Requested {
  readonly scheme: string;
  readonly cwd?: unknown;
  readonly name?: string | undefined;
}

/** Returns the name in a line of a listing. Some servers put the directory before it, others a slash after it. */
function nameIn(line: string): string | undefined {
  const name = line.replace(/\/+$/, "").replace(/^.*\//s, "");
  // Some servers list the directory itself, its parent, or an empty name.
  return name === "" || name === "." || name === ".." ? undefined : name;
}

/** The wish for facts, which the body of a directory grants if the server has them. */
export interface FactsWish {
  /** True if the reader wants them. */
  isWanted?: boolean;
  /** True if the octets are those of `MLSD`. */
  isGranted?: boolean;
}

/**
 * Returns the components that name an entry. A directory has the type `d`, unless servers would take its name for an option or a pattern
 * of `NLST`.
 */
function placeOf({ name, type }: Pick<Entry, "name" | "type">, cwd: readonly unknown[]) {
  if (type !== "directory") return { name };
  return /^-|[*?[{~]/.test(name) ? { cwd: [...cwd, name], name: "" } : { name, type: "d" };
}

/**
 * Makes a reader for the entries of a directory, or returns `undefined` for another scheme's value. It builds their URLs from the requested
 * value, since they lie in its directory. Only `MLSD`, not `NLST`, tells which entries are directories.
 */
export function listing({ url, registry, note }: Io, wish: FactsWish): Performed["entries"] | undefined {
  const { cwd, name: directory = "", ...rest } = url as Requested;
  if (!Array.isArray(cwd)) return undefined;
  const parts = { ...rest, cwd: directory === "" ? cwd : [...cwd, directory], type: undefined };
  return async function* entries(body, { facts = false }) {
    wish.isWanted = facts;
    for await (const line of linesOf(body)) {
      if (wish.isGranted) {
        const text = fromOctets(line);
        const entry = factsIn(text);
        if (text !== "" && !text.includes(" ")) note(`leaves out a line without a name: ${words(text)}`);
        if (entry !== undefined) yield buildEntry(registry, entry, { ...parts, ...placeOf(entry, parts.cwd) });
        continue;
      }
      const name = nameIn(fromOctets(line));
      if (name !== undefined) yield buildEntry(registry, { name }, { ...parts, name });
    }
  };
}
