/**
 * The scheme `news` of RFC 1738.
 *
 * @packageDocumentation
 */

export { access as newsAccess, type NewsAccess, type NewsCommand, type NewsContext } from "./access.ts";
export { hint as newsHint } from "./advice.ts";
export { articleSpeller, checkMessageId } from "./message-id.ts";
export type { NewsArticleUrl, NewsGroupUrl, NewsUrl } from "./news-url.ts";
export { rawPercent as newsFindings } from "./raw-percent.ts";
export { news } from "./scheme.ts";
