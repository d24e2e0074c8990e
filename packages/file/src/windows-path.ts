import { invalidContext } from "@url1738/core/define";
import { ownFields } from "@url1738/core/runtime";
import type { FileUrl } from "./file-url.ts";
import { pathSentence } from "./path-sentences.ts";
import {
  checkSegments,
  type Objection,
  type PathOptions,
  type Spellable,
  spellable,
  unspellable,
} from "./spell-path.ts";

/** Names of devices, in every directory; what follows a dot, and blanks before it, do not matter to Windows. */
const DEVICES = /^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3]) *(?:\.|$)/i;

/** Names that a server shares without any files behind them. */
const PSEUDO_SHARES = /^(?:ipc\$|pipe|mailslot)$/i;

/** What Windows makes of longer names for programs that know none, such as `PROGRA~1`: at most eight characters, then three. */
const SHORT_NAME = /^(?=[^.]{1,8}(?:\.|$))[^.]+~\d+(?:\.[^.]{0,3})?$/;

/**
 * How a path of Windows is spelt.
 *
 * @public
 */
export interface WindowsPathOptions extends PathOptions {
  /**
   * What becomes of a segment that may be the 8.3 alias of another name, such as `PROGRA~1`:
   * - `"refuse"`, the default: the file may have another name, by which its path is allowed or forbidden;
   * - `"allow"`: it is spelt like any other.
   */
  readonly shortNames?: "refuse" | "allow" | undefined;
}

const objection: Objection = (segment) => {
  const [mark] = /[\\:<>"|?*]/.exec(segment) ?? [];
  if (mark !== undefined) return pathSentence("mark-of-windows", { mark });
  if ([...segment].some((character) => character < " ")) return pathSentence("control-character");
  if (/[. ]$/.test(segment)) return pathSentence("lost-ending");
  if (DEVICES.test(segment)) return pathSentence("device-name");
  return /\p{Cs}/u.test(segment) ? pathSentence("not-text") : undefined;
};

/** `\\host\share\dir\name`: the first segment is the share. */
function uncPath({ host, directories, name }: Spellable, object: Objection): string {
  const segments = [...directories, name];
  const component = directories.length > 0 ? "directories" : "name";
  if (segments[0] === "" || PSEUDO_SHARES.test(segments[0] ?? ""))
    throw unspellable(component, pathSentence("no-share"));
  checkSegments({ directories, name }, object);
  return `\\\\${host}\\${segments.join("\\")}`;
}

/** `C:\dir\name`: the first directory is the drive. */
function localPath({ directories: [drive = "", ...directories], name }: Spellable, object: Objection): string {
  if (!/^[A-Za-z]:$/.test(drive)) throw unspellable("directories", pathSentence("no-drive"));
  checkSegments({ directories, name }, object);
  return [drive, ...directories, name].join("\\");
}

/**
 * Spells the path of a file as Windows does: `file:///C:/dir/name` is `C:\dir\name`, and if the host is included,
 * `file://host.dom/share/name` is `\\host.dom\share\name`. A path of a directory ends in `\` if the URL ends in `/`.
 *
 * These are refused, because the path would mean something else:
 * - a path without a drive (or, after a host, without a share): it would depend on the current drive;
 * - in a segment, `/`, `\` and NUL, which separate names and end paths; `:`, which begins a drive or an alternate data stream; `<`, `>`,
 *   `"`, `|`, `?` and `*`, of which some are wildcards; control characters; octets that are not text;
 * - a dot or a blank at the end of a segment: Windows leaves it out, and opens another file;
 * - the segments `.` and `..`, which stand for other directories, and empty directories, which are passed over;
 * - the names of devices (`CON`, `NUL`, `COM1` …), with whatever suffix; the shares `IPC$`, `pipe` and `mailslot`;
 * - what may be the 8.3 alias of another name, such as `PROGRA~1`, unless it is allowed.
 *
 * @param url - The value, checked as `format` does.
 * @param options - What becomes of a host that is not this machine, and of 8.3 aliases.
 * @returns The path, absolute.
 * @throws Url1738Error - With the code `unsafe-argument` and the component; `invalid-value` for what is not a value or an option.
 * @public
 */
export function windowsPath(url: FileUrl, options: WindowsPathOptions = {}): string {
  const parts = spellable(url, options);
  const shortNames = ownFields(options).shortNames ?? "refuse";
  if (!["refuse", "allow"].includes(shortNames))
    throw invalidContext("file", "options.shortNames", pathSentence("not-a-choice"));
  const object: Objection = (segment) =>
    shortNames === "refuse" && SHORT_NAME.test(segment) ? pathSentence("short-name") : objection(segment);
  return parts.host === "" ? localPath(parts, object) : uncPath(parts, object);
}
