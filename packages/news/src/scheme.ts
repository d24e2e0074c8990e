import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import type { NewsAccess, NewsContext } from "./access.ts";
import { newsDefinition } from "./news.ts";
import type { NewsUrl } from "./news-url.ts";

/**
 * The scheme `news` (RFC 1738 §3.6). The built package contains it in compiled form.
 *
 * @public
 */
export const news: Scheme<NewsUrl, NewsAccess, NewsContext, "group" | "messageId"> = defineScheme(newsDefinition);
