/**
 * The scheme `wais` of RFC 1738.
 *
 * @packageDocumentation
 */

export type { WaisAccess } from "./access.ts";
export { type WaisUrl, wais } from "./wais.ts";
