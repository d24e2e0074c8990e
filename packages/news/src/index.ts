/**
 * The scheme `news` of RFC 1738.
 *
 * @packageDocumentation
 */

export type { NewsAccess, NewsCommand, NewsContext } from "./access.ts";
export { type NewsUrl, news } from "./news.ts";
