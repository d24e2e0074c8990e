/**
 * The scheme `wais` of RFC 1738.
 *
 * @packageDocumentation
 */

export { type WaisUrl, wais } from "./wais.ts";
