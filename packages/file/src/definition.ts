/**
 * The definition of the scheme `file`, for code that needs its grammar.
 *
 * @packageDocumentation
 */

export type { FileAccess } from "./access.ts";
export { fileDefinition, schemepart } from "./file.ts";
export type { FileUrl } from "./file-url.ts";
