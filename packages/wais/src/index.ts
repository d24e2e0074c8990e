/**
 * The scheme `wais` of RFC 1738.
 *
 * @packageDocumentation
 */

export { access as waisAccess, type WaisAccess } from "./access.ts";
export { wais } from "./scheme.ts";
export type { WaisBase, WaisDatabaseUrl, WaisDocUrl, WaisIndexUrl, WaisUrl } from "./wais-url.ts";
