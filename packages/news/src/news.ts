import { type Scheme, uncheckedScheme } from "@url1738/core";
import {
  type Codec,
  checkHost,
  choice,
  component,
  decodedCodec,
  group,
  host,
  oneOf,
  type Place,
  plainHost,
  rule,
  sequence,
  some,
  uchar,
  unescapedText,
  unreserved,
} from "@url1738/core/grammar";
import { access, type NewsAccess, type NewsContext } from "./access.ts";
import type { NewsUrl } from "./news-url.ts";

const unique = some(oneOf(uchar, ";/?:&="));

// article = 1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ] "@" host
const article = rule("article", unique, "@", host);

const uniqueCodec = decodedCodec(unique);

/** Only an escaped `@` can stand before the one that separates, so in the value, too, the last one separates. */
const messageId: Codec<string> = {
  // In the host nothing is escaped.
  read: uniqueCodec.read,
  spell: (value) => {
    if (typeof value !== "string") return undefined;
    const at = Math.max(0, value.lastIndexOf("@"));
    const encoded = uniqueCodec.spell(value.slice(0, at));
    return encoded === undefined ? undefined : encoded + value.slice(at);
  },
  check: (text) => {
    const start = text.lastIndexOf("@") + 1;
    const faults = checkHost(text.slice(start));
    return faults.map((fault) => ({ ...fault, index: fault.index + start, end: fault.end + start }));
  },
  isVerbatim: true,
};

// Most articles: without escapes and what is escaped in a canonical spelling, on a host in lower case.
const plainArticle = sequence(some(oneOf(unreserved, ";/:&=")), "@", plainHost);

// newsurl = "news:" grouppart
// grouppart = "*" | group | article
export const schemepart = rule(
  "grouppart",
  choice(
    unescapedText("group", choice("*", group)),
    component("messageId", article, messageId, { plain: plainArticle }),
  ),
);

function hint({ text, found }: Place): string | undefined {
  if (/[<>]/.test(found)) return "Leave out the < and > around the message-id.";
  return text.startsWith("//", 5) ? "A news URL names no server; an nntp URL does: nntp://server/group." : undefined;
}

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
