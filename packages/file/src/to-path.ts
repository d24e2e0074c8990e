import type { Sentence } from "@url1738/core/define";
import { accessError, ownFields } from "@url1738/core/runtime";
import { type FileUrl, labels } from "./file-url.ts";
import { pathSentence } from "./path-sentences.ts";
import { file } from "./scheme.ts";

/**
 * Options that say how to spell a path.
 *
 * @public
 */
export interface PathOptions {
  /**
   * The treatment of a host that is not this machine:
   * - `"refuse"`, the default: the path is not spelt, because on this machine it would lead to another file;
   * - `"omit"`: the path is spelt as on that host itself;
   * - `"include"`: the path is spelt as this machine reaches that host's files, if the system has such paths.
   */
  readonly host?: "refuse" | "omit" | "include" | undefined;
}

/** The parts of a path, after all checks that apply on every system. */
interface Spellable {
  /** The host to write; `""` for none. */
  readonly host: string;
  readonly directories: readonly string[];
  readonly name: string;
}

/**
 * Returns the reason why a segment cannot be spelt.
 *
 * @param segment - A directory, or the name if there is one.
 */
type Objection = (segment: string) => Sentence | undefined;

/** Makes the error of a component that a system cannot spell. */
function unspellable(component: string, sentence: Sentence): Error {
  return accessError("unsafe-argument", { name: "file", labels }, component, sentence, { section: "3.10" });
}

/** Objects to segments that are not part of a name on any system. */
const generalObjection: Objection = (segment) => {
  if (segment === "") return pathSentence("empty-segment");
  if (segment === "." || segment === "..") return pathSentence("other-directory", { segment });
  if (segment.includes("/")) return pathSentence("slash-inside");
  return segment.includes("\0") ? pathSentence("nul-inside") : undefined;
};

/**
 * Refuses a segment that is not a single name, or is the name of something else.
 *
 * @param objection - The system's objection to a directory.
 * @param nameObjection - The system's objection to the name.
 */
function checkSegments(
  { directories, name }: Omit<Spellable, "host">,
  objection: Objection,
  nameObjection = objection,
): void {
  const check = (component: string, segment: string, object: Objection) => {
    const sentence = generalObjection(segment) ?? object(segment);
    if (sentence !== undefined) throw unspellable(component, sentence);
  };
  for (const directory of directories) check("directories", directory, objection);
  // If the name is empty, the path is that of the directory.
  if (name !== "") check("name", name, nameObjection);
}

/**
 * Checks a value like `format`, and treats its host as the options say.
 *
 * @throws Url1738Error - With the code `invalid-value` or, for a host that the options refuse, `unsafe-argument`.
 */
function spellable(url: FileUrl, options: PathOptions): Spellable {
  const wish = ownFields(options).host ?? "refuse";
  const { host, segments } = file.access(url);
  if (!["refuse", "omit", "include"].includes(wish))
    throw accessError("invalid-value", "file", "options.host", pathSentence("not-a-wish"));
  if (host !== "" && wish === "refuse") throw unspellable("host", pathSentence("another-machine"));
  return { host: wish === "include" ? host : "", directories: segments.slice(0, -1), name: segments.at(-1) ?? "" };
}

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

const windowsObjection: Objection = (segment) => {
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
    shortNames === "refuse" && SHORT_NAME.test(segment) ? pathSentence("short-name") : windowsObjection(segment);
  return parts.host === "" ? localPath(parts, object) : uncPath(parts, object);
}

const vmsObjection: Objection = (segment) => {
  if (!/^[\w$-]+$/.test(segment)) return pathSentence("mark-of-vms");
  return /^-+$/.test(segment) ? pathSentence("hyphens") : undefined;
};

/** In a name, a dot precedes the type; a second dot would begin a version. */
const vmsNameObjection: Objection = (segment) =>
  /^[\w$-]*(?:\.[\w$-]*)?$/.test(segment) ? undefined : pathSentence("mark-of-vms-name");

/**
 * Spells the path of a file as VMS does, after the example of RFC 1738 §3.10: the first directory is the device, and letters become
 * capitals. `file://vms.host.edu/disk$user/my/notes/note12345.txt` becomes `DISK$USER:[MY.NOTES]NOTE12345.TXT` with the host omitted,
 * and `VMS.HOST.EDU::DISK$USER:[MY.NOTES]NOTE12345.TXT`, as DECnet reaches it, with the host included. A name without a type gets
 * its dot, so that programs do not add a type of their own; on a device, the outermost directory is `[000000]`.
 *
 * These are refused, because the path would mean something else:
 * - a path without a device: it would depend on the current one;
 * - anything but letters, digits, `$`, `_` and `-` in a device or directory; a name may also have one dot. Anything else
 *   separates paths, begins versions and qualifiers, is a wildcard, or needs a newer file system and its escapes;
 * - directories that consist of hyphens, which mean those above;
 * - empty directories;
 * - a host to include that is written as four numbers: DECnet has addresses of its own.
 *
 * @param url - The value, checked like an argument of `format`.
 * @param options - The treatment of a host that is not this machine.
 * @returns The path, absolute.
 * @throws Url1738Error - With the code `unsafe-argument` and the component; `invalid-value` for a wrong value or option.
 * @public
 */
export function vmsPath(url: FileUrl, options: PathOptions = {}): string {
  const { host, directories, name } = spellable(url, options);
  const [device, ...path] = directories;
  if (device === undefined) throw unspellable("directories", pathSentence("no-device"));
  if (/^[\d.]+$/.test(host)) throw unspellable("host", pathSentence("not-a-node"));
  checkSegments({ directories, name }, vmsObjection, vmsNameObjection);
  const node = host === "" ? "" : `${host}::`;
  const file = name === "" || name.includes(".") ? name : `${name}.`;
  return `${node}${device}:[${path.length === 0 ? "000000" : path.join(".")}]${file}`.toUpperCase();
}
