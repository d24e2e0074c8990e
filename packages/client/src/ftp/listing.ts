import { fromOctets } from "@url1738/core";
import { buildEntry } from "../client/build-entry.ts";
import type { Io, Performed } from "../client/driver.ts";
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

/**
 * Makes a reader for the entries of a directory. It builds their URLs from the requested value, since they lie in its directory. `NLST`
 * does not say which entries are directories.
 */
export function listing({ url, registry }: Io): Performed["entries"] | undefined {
  const { cwd, name: directory = "", ...rest } = url as Requested;
  if (!Array.isArray(cwd)) return undefined;
  const parts = { ...rest, cwd: directory === "" ? cwd : [...cwd, directory], type: undefined };
  return async function* entries(body) {
    for await (const line of linesOf(body)) {
      const name = nameIn(fromOctets(line));
      if (name !== undefined) yield buildEntry(registry, { name }, { ...parts, name });
    }
  };
}
