import { type Scheme, uncheckedScheme } from "@url1738/core";
import {
  type Codec,
  choice,
  component,
  decodedCodec,
  group,
  host,
  oneOf,
  plainHost,
  rule,
  sequence,
  some,
  unescapedText,
  unreserved,
} from "@url1738/core/grammar";
import { access, type NewsAccess, type NewsContext } from "./access.ts";
import { hint } from "./advice.ts";
import { checkMessageId, spellMessageId, unique } from "./message-id.ts";
import type { NewsUrl } from "./news-url.ts";

// article = 1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ] "@" host
const article = rule("article", unique, "@", host);

// Most articles: without escapes, on a host in lower case.
const plainArticle = sequence(some(oneOf(unreserved, ";/?:&=")), "@", plainHost);

const messageId: Codec<string> = {
  // In the host nothing is escaped.
  read: decodedCodec(unique).read,
  spell: spellMessageId,
  check: checkMessageId,
  isVerbatim: true,
  spared: { read: plainArticle, spell: plainArticle, check: plainArticle, most: 63 },
};

// newsurl = "news:" grouppart
// grouppart = "*" | group | article
export const schemepart = rule(
  "grouppart",
  choice(
    unescapedText("group", choice("*", group)),
    component("messageId", article, messageId, { plain: plainArticle }),
  ),
);

/**
 * The scheme `news` (RFC 1738 §3.6).
 *
 * @public
 */
export const news: Scheme<NewsUrl, NewsAccess, NewsContext> = uncheckedScheme({
  name: "news",
  section: "3.6",
  schemepart,
  value: (scheme, group, messageId): NewsUrl => ({ scheme, group, messageId }),
  hint,
  hazards: { lines: ["messageId"] },
  access,
});
