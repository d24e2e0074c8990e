/**
 * The scheme `news` of RFC 1738.
 *
 * @packageDocumentation
 */

export { type NewsUrl, news } from "./news.ts";
