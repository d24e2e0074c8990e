import { accessError } from "@url1738/core/runtime";
import type { FileUrl } from "./file-url.ts";
import { namesIn, unusable } from "./from-posix-path.ts";
import { file } from "./scheme.ts";
import { windowsPath } from "./windows-path.ts";

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
