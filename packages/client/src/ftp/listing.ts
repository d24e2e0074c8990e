import { fromOctets } from "@url1738/core";
import { buildEntry } from "../client/build-entry.ts";
import type { Io, Performed } from "../client/driver.ts";
import { linesOf } from "../wire/lines.ts";

/** What is used of an FTP URL's value. */
interface Requested {
  readonly scheme: string;
  readonly cwd?: unknown;
  readonly name?: string | undefined;
}

/** The name that a line of a listing gives: some servers put the directory before it, some a slash behind it. */
function nameIn(line: string): string | undefined {
  const name = line.replace(/\/+$/, "").replace(/^.*\//s, "");
  // Some servers list the directory itself, that above it, or nothing at all.
  return name === "" || name === "." || name === ".." ? undefined : name;
}

/**
 * The entries of a directory: URLs made of the request's value, whose directories they are in. `NLST` does not say which of them are
 * directories.
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
