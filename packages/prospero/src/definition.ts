/**
 * The definition of the scheme `prospero`, for code that needs its grammar.
 *
 * @packageDocumentation
 */

export type { ProsperoAccess } from "./access.ts";
export { prosperoDefinition, schemepart } from "./prospero.ts";
export type { ProsperoField, ProsperoUrl } from "./prospero-url.ts";
