/**
 * The scheme `http` of RFC 1738.
 *
 * @packageDocumentation
 */

export { access as httpAccess, type HttpAccess } from "./access.ts";
export { hint as httpHint } from "./advice.ts";
export type { HttpUrl } from "./http-url.ts";
export { http } from "./scheme.ts";
