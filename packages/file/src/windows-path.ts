import { accessError, ownFields } from "@url1738/core/runtime";
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

/** The names of devices, in every directory; Windows ignores whatever follows a dot, and blanks before it. */
const DEVICES = /^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3]) *(?:\.|$)/i;

/** Shares of a server that contain no files. */
const PSEUDO_SHARES = /^(?:ipc\$|pipe|mailslot)$/i;

/**
 * The alias that Windows gives a longer name for programs that do not support those, such as `PROGRA~1`: at most eight
 * characters, then three.
 */
const SHORT_NAME = /^(?=[^.]{1,8}(?:\.|$))[^.]+~\d+(?:\.[^.]{0,3})?$/;

/**
 * Options that say how to spell a path for Windows.
 *
 * @public
 */
export interface WindowsPathOptions extends PathOptions {
  /**
   * The treatment of a segment that may be the 8.3 alias of another name, such as `PROGRA~1`:
   * - `"refuse"`, the default: the file may have another name, which decides whether its path is allowed;
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
 * Spells the path of a file as Windows does: `file:///C:/dir/name` becomes `C:\dir\name`; if the host is included,
 * `file://host.dom/share/name` becomes `\\host.dom\share\name`. A path of a directory ends in `\` if the URL ends in `/`.
 *
 * These are refused, because the path would mean something else:
 * - a path without a drive (or, after a host, without a share): it would depend on the current drive;
 * - in a segment, `/`, `\` and NUL, which separate names or end paths; `:`, which begins a drive or an alternate data stream; `<`, `>`,
 *   `"`, `|`, `?` and `*`, some of them wildcards; control characters; octets that are not text;
 * - a dot or a blank at the end of a segment: Windows drops it, and opens another file;
 * - the segments `.` and `..`, which mean other directories, and empty directories, which Windows skips;
 * - the names of devices (`CON`, `NUL`, `COM1` …), with whatever suffix; the shares `IPC$`, `pipe` and `mailslot`;
 * - a possible 8.3 alias of another name, such as `PROGRA~1`, unless it is allowed.
 *
 * @param url - The value, checked like an argument of `format`.
 * @param options - The treatment of a host that is not this machine, and of 8.3 aliases.
 * @returns The path, absolute.
 * @throws Url1738Error - With the code `unsafe-argument` and the component; `invalid-value` for a wrong value or option.
 * @public
 */
export function windowsPath(url: FileUrl, options: WindowsPathOptions = {}): string {
  const parts = spellable(url, options);
  const shortNames = ownFields(options).shortNames ?? "refuse";
  if (!["refuse", "allow"].includes(shortNames))
    throw accessError("invalid-value", "file", "options.shortNames", pathSentence("not-a-choice"));
  const object: Objection = (segment) =>
    shortNames === "refuse" && SHORT_NAME.test(segment) ? pathSentence("short-name") : objection(segment);
  return parts.host === "" ? localPath(parts, object) : uncPath(parts, object);
}
