/**
 * The scheme `news` of RFC 1738.
 *
 * @packageDocumentation
 */

export type { NewsAccess, NewsCommand, NewsContext } from "./access.ts";
export type { NewsUrl } from "./news-url.ts";
export { news } from "./scheme.ts";
