import type { FileUrl } from "./file-url.ts";
import { pathSentence } from "./path-sentences.ts";
import { checkSegments, type PathOptions, spellable, unspellable } from "./spell-path.ts";

/**
 * Spells the path of a file as POSIX systems do: `file:///etc/motd` becomes `/etc/motd`. The string is decoded like a component: the
 * path's octets are `octets(path)`. A path of a directory ends in `/` if the URL does.
 *
 * These are refused, because the path would mean something else:
 * - `/` and NUL in a segment: the first separates names, the second ends a path;
 * - the segments `.` and `..`, which mean other directories;
 * - empty directories: POSIX skips them, and two slashes at the beginning may mean anything;
 * - a host, unless it is omitted: POSIX has no paths to other hosts' files.
 *
 * @param url - The value, checked like an argument of `format`.
 * @param options - The treatment of a host that is not this machine.
 * @returns The path, absolute.
 * @throws Url1738Error - With the code `unsafe-argument` and the component; `invalid-value` for a wrong value or option.
 * @public
 */
export function posixPath(
  url: FileUrl,
  options: PathOptions & { readonly host?: "refuse" | "omit" | undefined } = {},
): string {
  const { host, directories, name } = spellable(url, options);
  if (host !== "") throw unspellable("host", pathSentence("no-hosts"));
  checkSegments({ directories, name }, () => undefined);
  return `/${[...directories, name].join("/")}`;
}
