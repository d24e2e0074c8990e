/**
 * The scheme `file` of RFC 1738.
 *
 * @packageDocumentation
 */

export { type FileUrl, file } from "./file.ts";
