import { invalidContext } from "@url1738/core/define";
import type { FileUrl } from "./file-url.ts";
import { namesIn, unusable } from "./from-posix-path.ts";
import { file } from "./scheme.ts";
import { windowsPath } from "./windows-path.ts";

/** As core says it of what is not octets. */
const notAString = { reason: "must-be", sentence: "The {component} must be {what}.", params: { what: "a string" } };

/**
 * The URL of a file by its path, as Windows spells it: the way back of `windowsPath`. `C:\dir\name` is `file:///C:/dir/name`, and
 * `\\host.dom\share\name` is `file://host.dom/share/name`. Slashes are taken for backslashes; several in a row, and the segment
 * `.`, are passed over.
 *
 * These are refused, because it is not known which file is meant:
 * - a path without a drive, or without `\` after the drive: it depends on the current drive or directory;
 * - paths that begin with `\\?\` or `\\.\`, which are read by other rules;
 * - the segment `..`, and whatever `windowsPath` refuses but the 8.3 aliases of names.
 *
 * @param path - The path.
 * @returns The value of the URL.
 * @throws Url1738Error - With the code `unsafe-argument` and the component; `invalid-value` where the host of a share is not one by
 *   RFC 1738, or the path is not a string.
 * @public
 */
export function fromWindowsPath(path: string): FileUrl {
  if (typeof path !== "string") throw invalidContext("file", "path", notAString);
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
  // Its files would be those of this machine, which has no shares.
  if (url.host === "") throw unusable("this-machine");
  return url;
}
