/**
 * The scheme `file` of RFC 1738.
 *
 * @packageDocumentation
 */

export { access as fileAccess, type FileAccess } from "./access.ts";
export { directoryAsHost as fileFindings } from "./directory-as-host.ts";
export type { FileUrl } from "./file-url.ts";
export { fromPosixPath } from "./from-posix-path.ts";
export { fromWindowsPath } from "./from-windows-path.ts";
export { posixPath } from "./posix-path.ts";
export { readHost as readFileHost } from "./read-host.ts";
export { file } from "./scheme.ts";
export type { PathOptions } from "./spell-path.ts";
export { vmsPath } from "./vms-path.ts";
export { type WindowsPathOptions, windowsPath } from "./windows-path.ts";
