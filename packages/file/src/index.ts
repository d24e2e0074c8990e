/**
 * The scheme `file` of RFC 1738.
 *
 * @packageDocumentation
 */

export { type FileAccess, type FileUrl, fileAccess, fileFindings, readFileHost } from "./file-url.ts";
export { fromPosixPath, fromWindowsPath } from "./from-path.ts";
export { file } from "./scheme.ts";
export { type PathOptions, posixPath, vmsPath, type WindowsPathOptions, windowsPath } from "./to-path.ts";
