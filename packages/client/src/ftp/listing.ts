import { fromOctets } from "@url1738/core";
import { buildEntry } from "../client/build-entry.ts";
import type { Io, Performed } from "../client/driver.ts";
import type { Entry } from "../client/resource.ts";
import { linesOf } from "../wire/lines.ts";

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
export function listing({ url, registry }: Io, wish: FactsWish): Performed["entries"] | undefined {
  const { cwd, name: directory = "", ...rest } = url as Requested;
  if (!Array.isArray(cwd)) return undefined;
  const parts = { ...rest, cwd: directory === "" ? cwd : [...cwd, directory], type: undefined };
  return async function* entries(body, { facts = false }) {
    wish.isWanted = facts;
    for await (const line of linesOf(body)) {
      if (wish.isGranted) {
        const entry = factsIn(fromOctets(line));
        if (entry !== undefined) yield buildEntry(registry, entry, { ...parts, ...placeOf(entry, parts.cwd) });
        continue;
      }
      const name = nameIn(fromOctets(line));
      if (name !== undefined) yield buildEntry(registry, { name }, { ...parts, name });
    }
  };
}

/** Returns the time in a fact `modify`: "YYYYMMDDHHMMSS", in UTC, with fractions of a second in some servers (RFC 3659 §2.3). */
function timeIn(text: string): Date | undefined {
  const digits = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.\d+)?$/.exec(text);
  if (digits === null) return undefined;
  const [year = 0, month = 0, ...rest] = digits.slice(1).map(Number);
  const [day = 0, hour = 0, minute = 0, second = 0] = rest;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

const types: Readonly<Record<string, string>> = { dir: "directory", file: "file" };

/**
 * Reads a line of the answer to `MLSD`, "type=file;size=12;modify=20240229010203; name" (RFC 3659 §7.2); `undefined` for the directory itself
 * and its parent.
 */
function factsIn(line: string): Pick<Entry, "name" | "type" | "size" | "modified"> | undefined {
  const end = line.indexOf(" ");
  const name = line.slice(end + 1);
  const facts = new Map(
    line
      .slice(0, Math.max(0, end))
      .split(";")
      .map((fact) => {
        const equals = fact.indexOf("=");
        return [fact.slice(0, Math.max(0, equals)).toLowerCase(), fact.slice(equals + 1)] as const;
      }),
  );
  const given = facts.get("type")?.toLowerCase();
  if (given === "cdir" || given === "pdir" || name === "" || name === "." || name === "..") return undefined;
  const type = given === undefined ? undefined : (types[given] ?? given);
  const size = facts.get("size") ?? "";
  const modified = timeIn(facts.get("modify") ?? "");
  return {
    name,
    ...(type !== undefined && { type }),
    ...(/^\d{1,15}$/.test(size) && { size: Number(size) }),
    ...(modified !== undefined && { modified }),
  };
}
