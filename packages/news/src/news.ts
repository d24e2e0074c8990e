import { makeScheme, type Scheme } from "@url1738/core";
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

/**
 * A news URL (RFC 1738 §3.6): newsgroups (`group`) or one article (`messageId`), wherever it is to be had.
 *
 * @public
 */
export interface NewsUrl {
  /** Always `"news"`. */
  scheme: "news";
  /** The name of the newsgroup, as written; `"*"` for all available ones. */
  group?: string | undefined;
  /** The message-id without its `<` and `>`: decoded before the `@`, as written after it. */
  messageId?: string | undefined;
}

// article = 1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ] "@" host
const article = rule("article", unique, "@", host);

// Most articles: without escapes, on a host in lower case.
const plainArticle = sequence(some(oneOf(unreserved, ";/?:&=")), "@", plainHost);

const messageId: Codec<string> = {
  // In the host nothing is escaped.
  read: decodedCodec(unique).read,
  spell: spellMessageId,
  check: checkMessageId,
  isPlain: true,
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
export const news: Scheme<NewsUrl, NewsAccess, NewsContext> = makeScheme({
  name: "news",
  section: "3.6",
  schemepart,
  value: (scheme, group, messageId): NewsUrl => ({ scheme, group, messageId }),
  hint,
  hazards: { lines: ["messageId"] },
  access,
});
