import { fromOctets } from "@url1738/core";
import { unsafeArgument } from "@url1738/core/define";
import type { FileUrl } from "./file-url.ts";
import { type PathReason, pathSentence } from "./path-sentences.ts";
import { file } from "./scheme.ts";

/** The error of a path of which no URL can be made. */
export function unusable(reason: PathReason): Error {
  return unsafeArgument("file", "path", pathSentence(reason), "3.10");
}

/**
 * The directories and the name of a path's segments: empty ones and `.` are passed over, as systems do; a path that ends with one
 * of them is that of a directory.
 */
export function namesIn(segments: readonly string[]): { readonly directories: string[]; readonly name: string } {
  if (segments.includes("..")) throw unusable("dot-dot");
  const isOne = (segment: string) => segment !== "" && segment !== ".";
  const names = segments.filter(isOne);
  const name = isOne(segments.at(-1) ?? "") ? (names.pop() as string) : "";
  return { directories: names, name };
}

/**
 * The URL of a file by its path, as POSIX systems spell it: the way back of `posixPath`. `/etc/motd` is `file:///etc/motd`, and
 * `/a?b` is `file:///a%3Fb`. Slashes in a row, and the segment `.`, are passed over, as POSIX does.
 *
 * These are refused, because it is not known which file is meant:
 * - a path that does not begin with `/`: it depends on the current directory;
 * - one that begins with exactly two, which may mean anything;
 * - the segment `..`, which need not lead back where a directory is a link;
 * - a NUL, which would end the path.
 *
 * @param path - The path: its octets, or a string that is decoded as components are.
 * @returns The value of the URL.
 * @throws Url1738Error - With the code `unsafe-argument` and the component `path`; `invalid-value` for a string that stands for no octets.
 * @public
 */
export function fromPosixPath(path: string | Uint8Array): FileUrl {
  const text = typeof path === "string" ? path : fromOctets(path);
  if (!text.startsWith("/")) throw unusable("relative");
  if (/^\/\/(?!\/)/.test(text)) throw unusable("two-slashes");
  if (text.includes("\0")) throw unusable("nul-in-path");
  return file.build({ host: "", ...namesIn(text.split("/")) });
}
