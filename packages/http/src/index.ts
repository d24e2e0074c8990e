/**
 * The scheme `http` of RFC 1738.
 *
 * @packageDocumentation
 */

export { type HttpUrl, http } from "./http.ts";
