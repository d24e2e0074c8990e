/**
 * The scheme `news` of RFC 1738.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { newsDefinition } from "./news.ts";
import type { NewsAccess, NewsContext, NewsUrl } from "./news-url.ts";

export {
  articleSpeller,
  checkMessageId,
  type NewsAccess,
  type NewsArticleUrl,
  type NewsCommand,
  type NewsContext,
  type NewsGroupUrl,
  type NewsUrl,
  newsAccess,
  newsFindings,
  newsHint,
} from "./news-url.ts";

/**
 * The scheme `news` (RFC 1738 §3.6). The built package contains it in compiled form.
 *
 * @public
 */
export const news: Scheme<NewsUrl, NewsAccess, NewsContext, "group" | "messageId"> = defineScheme(newsDefinition);
