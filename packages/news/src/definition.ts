/**
 * The definition of the scheme `news`, for code that needs its grammar.
 *
 * @packageDocumentation
 */

export type { NewsAccess, NewsCommand, NewsContext } from "./access.ts";
export { newsDefinition, schemepart } from "./news.ts";
export type { NewsUrl } from "./news-url.ts";
