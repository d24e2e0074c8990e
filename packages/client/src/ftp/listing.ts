import { fromOctets } from "@url1738/core";
import { buildEntry } from "../client/build-entry.ts";
import type { Io, Performed } from "../client/driver.ts";
import type { Entry } from "../client/resource.ts";
import { said, words } from "../errors/client-error.ts";
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

/** Servers that expand patterns do so if a name has one of these characters. */
export const PATTERN = /[*?[{~]/;

/** The lines of `LIST`, for which no format is prescribed: those of `ls -l`, of DOS, of NetWare, and EPLF. */
const LIST_LINES = [
  /^total \d+$/,
  /^[-bcdlps](?:[-r][-w][-xsStT]){3}[+@.]?\s+\d+\s.*\s(?:\d\d?:\d\d|\d{4})\s+\S/s,
  /^\d\d-\d\d-(?:\d\d){1,2}\s+\d\d:\d\d(?:\s?[AP]M)?\s+(?:<(?:DIR|JUNCTION|SYMLINKD?)>|\d+)\s+\S/is,
  /^[-d] \[[-RWCEAFMS]{8}\]\s/,
  /^\+[^\t]*,\t./s,
];

/** The most lines in that format to keep, until one of them is a name: more are no names. */
const MOST_LISTED = 1_000;

/**
 * Makes a reader for the names in a listing. Some servers answer `NLST` as if it were `LIST`: if all lines have that format, they are not
 * names, and the reader throws an error `refused`.
 */
function nameReader({ fail }: Io) {
  let listed: string[] | undefined = [];
  const refused = ([line = ""]: readonly string[]) => fail("refused", said("list-for-names", { words: words(line) }));
  return {
    /** Returns the names that are known to be names with this line. */
    read(line: string): readonly string[] {
      if (listed !== undefined && LIST_LINES.some((format) => format.test(line))) {
        if (listed.push(line) > MOST_LISTED) throw refused(listed);
        return [];
      }
      const name = nameIn(line);
      if (name === undefined) return [];
      const names = (listed ?? []).map(nameIn).filter((name) => name !== undefined);
      listed = undefined;
      return [...names, name];
    },
    end(): void {
      if (listed !== undefined && listed.length > 0) throw refused(listed);
    },
  };
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
  return name.startsWith("-") || PATTERN.test(name) ? { cwd: [...cwd, name], name: "" } : { name, type: "d" };
}

/**
 * Makes a reader for the entries of a directory, or returns `undefined` for another scheme's value. It builds their URLs from the requested
 * value, since they lie in its directory. Only `MLSD`, not `NLST`, tells which entries are directories.
 */
export function listing(io: Io, wish: FactsWish): Performed["entries"] | undefined {
  const { url, registry, note } = io;
  const { cwd, name: directory = "", ...rest } = url as Requested;
  if (!Array.isArray(cwd)) return undefined;
  const parts = { ...rest, cwd: directory === "" ? cwd : [...cwd, directory], type: undefined };
  return async function* entries(body, { facts = false }) {
    wish.isWanted = facts;
    const names = nameReader(io);
    for await (const octets of linesOf(body)) {
      const line = fromOctets(octets);
      if (wish.isGranted) {
        const entry = factsIn(line);
        if (line !== "" && !line.includes(" ")) note(`leaves out a line without a name: ${words(line)}`);
        if (entry !== undefined) yield buildEntry(registry, entry, { ...parts, ...placeOf(entry, parts.cwd) });
        continue;
      }
      for (const name of names.read(line)) yield buildEntry(registry, { name }, { ...parts, name });
    }
    names.end();
  };
}
