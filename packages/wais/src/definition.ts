/**
 * The definition of the scheme `wais`, for code that needs its grammar.
 *
 * @packageDocumentation
 */

export type { WaisAccess } from "./access.ts";
export { schemepart, waisDefinition } from "./wais.ts";
export type { WaisUrl } from "./wais-url.ts";
