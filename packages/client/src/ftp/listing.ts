import { fromOctets } from "@url1738/core";
import { buildEntry } from "../client/build-entry.ts";
import type { Io } from "../client/driver.ts";
import type { Entry } from "../client/entry.ts";
import { linesOf } from "../wire/lines.ts";

/** The parts of an FTP URL's value that are used here. */
interface Requested {
  readonly scheme: string;
  readonly cwd?: unknown;
  readonly name?: string | undefined;
}

/** Returns the name in a line of a listing: some servers put the directory before it, some a slash after it. */
function nameIn(line: string): string | undefined {
  const name = line.replace(/\/+$/, "").replace(/^.*\//s, "");
  // Some servers list the directory itself, its parent, or an empty name.
  return name === "" || name === "." || name === ".." ? undefined : name;
}

/** Spells a time of RFC 3659 §2.3, such as `20260131235959.123`, as ISO 8601 does; `undefined` if it is none. */
function timeIn(value = ""): string | undefined {
  const time = value.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,9})?$/, "$1-$2-$3T$4:$5:$6$7Z");
  return time === value || Number.isNaN(Date.parse(time)) ? undefined : time;
}

/**
 * Reads a line of `MLSD`: facts, a space and a name (RFC 3659 §7.2). The directory itself and its parent are no entries.
 *
 * @returns The name and the facts; `undefined` if it is no entry.
 */
function factsIn(line: string): Omit<Entry, "url" | "error"> | undefined {
  const space = line.indexOf(" ");
  const name = nameIn(line.slice(space + 1));
  const facts = new Map<string, string>();
  for (const fact of line.slice(0, Math.max(space, 0)).split(";")) {
    const equals = fact.indexOf("=");
    facts.set(fact.slice(0, equals).toLowerCase(), fact.slice(equals + 1));
  }
  const type = facts.get("type");
  const kind = type?.toLowerCase();
  if (name === undefined || kind === "cdir" || kind === "pdir") return undefined;
  const size = facts.get("size") ?? "";
  const modified = timeIn(facts.get("modify"));
  return {
    name,
    ...(type !== undefined && { type: kind === "dir" ? "directory" : kind === "file" ? kind : type }),
    ...(/^\d{1,15}$/.test(size) && { size: Number(size) }),
    ...(modified !== undefined && { modified }),
  };
}

/**
 * Makes a reader for the entries of a directory. It builds their URLs from the requested value, since they lie in its directory. `NLST`
 * does not say which entries are directories; the URL of a directory that `MLSD` tells ends with a slash.
 *
 * @returns The reader, which is also told whether the lines have facts, once the first is there; `undefined` for another scheme's value.
 */
export function listing({ url, registry }: Io) {
  const { cwd, name: directory = "", ...rest } = url as Requested;
  if (!Array.isArray(cwd)) return undefined;
  const here: readonly unknown[] = directory === "" ? cwd : [...cwd, directory];
  const parts = { ...rest, type: undefined };
  return async function* entries(
    body: AsyncIterable<Uint8Array>,
    hasFacts: () => boolean,
  ): AsyncGenerator<Entry, void> {
    for await (const line of linesOf(body)) {
      const text = fromOctets(line);
      const name = nameIn(text);
      const entry = hasFacts() ? factsIn(text) : name === undefined ? undefined : { name };
      if (entry === undefined) continue;
      const place =
        entry.type === "directory" ? { cwd: [...here, entry.name], name: "" } : { cwd: here, name: entry.name };
      yield buildEntry(registry, entry, { ...parts, ...place });
    }
  };
}
