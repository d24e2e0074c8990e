import { fromOctets } from "@url1738/core";
import { accessError } from "@url1738/core/runtime";
import type { FileUrl } from "./file-url.ts";
import { type PathReason, pathSentence } from "./path-sentences.ts";
import { file } from "./scheme.ts";
import { windowsPath } from "./to-path.ts";

/** Makes the error of a path without a URL. */
function unusable(reason: PathReason): Error {
  return accessError("unsafe-argument", "file", "path", pathSentence(reason), { section: "3.10" });
}

/**
 * Returns the directories and the name in a path's segments. Empty segments and `.` are skipped, as systems do; a path that ends
 * with one of them is the path of a directory.
 */
function namesIn(segments: readonly string[]): { readonly directories: string[]; readonly name: string } {
  if (segments.includes("..")) throw unusable("dot-dot");
  const isOne = (segment: string) => segment !== "" && segment !== ".";
  const names = segments.filter(isOne);
  const name = isOne(segments.at(-1) ?? "") ? (names.pop() as string) : "";
  return { directories: names, name };
}

/**
 * Makes the URL of a file from its path, as POSIX systems spell it: the inverse of `posixPath`. `/etc/motd` becomes
 * `file:///etc/motd`, and `/a?b` becomes `file:///a%3Fb`. Repeated slashes and the segment `.` are skipped, as POSIX does.
 *
 * These are refused, because they do not tell which file is meant:
 * - a path that does not begin with `/`: it depends on the current directory;
 * - one that begins with exactly two slashes, which may mean anything;
 * - the segment `..`, which does not always lead back if a directory is a link;
 * - a NUL, which would end the path.
 *
 * @param path - The path: its octets, or a string decoded like a component.
 * @returns The value of the URL.
 * @throws Url1738Error - With the code `unsafe-argument` and the component `path`; `invalid-value` for a string that represents
 *   no octets.
 * @public
 */
export function fromPosixPath(path: string | Uint8Array): FileUrl {
  const text = typeof path === "string" ? path : fromOctets(path);
  if (!text.startsWith("/")) throw unusable("relative");
  if (/^\/\/(?!\/)/.test(text)) throw unusable("two-slashes");
  if (text.includes("\0")) throw unusable("nul-in-path");
  return file.build({ host: "", ...namesIn(text.split("/")) });
}

/** The sentence that core uses for a value that is not octets. */
const notAString = { reason: "must-be", sentence: "The {component} must be {what}.", params: { what: "a string" } };

/**
 * Makes the URL of a file from its path, as Windows spells it: the inverse of `windowsPath`. `C:\dir\name` becomes
 * `file:///C:/dir/name`, and `\\host.dom\share\name` becomes `file://host.dom/share/name`. Slashes count as backslashes; repeated
 * ones and the segment `.` are skipped.
 *
 * These are refused, because they do not tell which file is meant:
 * - a path without a drive, or without `\` after the drive: it depends on the current drive or directory;
 * - paths that begin with `\\?\` or `\\.\`, which follow other rules;
 * - the segment `..`, and everything that `windowsPath` refuses except the 8.3 aliases of names.
 *
 * @param path - The path.
 * @returns The value of the URL.
 * @throws Url1738Error - With the code `unsafe-argument` and the component; `invalid-value` if RFC 1738 does not allow the host of a
 *   share, or the path is not a string.
 * @public
 */
export function fromWindowsPath(path: string): FileUrl {
  if (typeof path !== "string") throw accessError("invalid-value", "file", "path", notAString);
  const [start, ...rest] = path.replaceAll("/", "\\").split(/(?<=^(?:\\\\|[A-Za-z]:(?=\\)))/);
  if (rest.length === 0) throw unusable("no-beginning");
  const segments = rest.join("").split("\\");
  const url =
    start === "\\\\" ? shareUrl(segments) : file.build({ host: "", ...driveNames(start as string, segments) });
  windowsPath(url, { host: "include", shortNames: "allow" });
  return url;
}

function driveNames(drive: string, segments: readonly string[]): { directories: string[]; name: string } {
  const { directories, name } = namesIn(segments);
  return { directories: [drive, ...directories], name };
}

function shareUrl([host = "", ...segments]: readonly string[]): FileUrl {
  if (["", "?", "."].includes(host)) throw unusable("no-host-of-share");
  const url = file.build({ host, ...namesIn(segments) });
  // The path would lead to files of this machine, which has no shares.
  if (url.host === "") throw unusable("this-machine");
  return url;
}
