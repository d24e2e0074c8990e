import type { FileUrl } from "./file-url.ts";
import { pathSentence } from "./path-sentences.ts";
import { checkSegments, type Objection, type PathOptions, spellable, unspellable } from "./spell-path.ts";

const objection: Objection = (segment) => {
  if (!/^[\w$-]+$/.test(segment)) return pathSentence("mark-of-vms");
  return /^-+$/.test(segment) ? pathSentence("hyphens") : undefined;
};

/** In a name, a dot precedes the type; a second dot would begin a version. */
const nameObjection: Objection = (segment) =>
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
  checkSegments({ directories, name }, objection, nameObjection);
  const node = host === "" ? "" : `${host}::`;
  const file = name === "" || name.includes(".") ? name : `${name}.`;
  return `${node}${device}:[${path.length === 0 ? "000000" : path.join(".")}]${file}`.toUpperCase();
}
