import type { Codec, Definition, FieldsOf, Part, Usual } from "@url1738/core/define";
import {
  call,
  choice,
  component,
  decodedCodec,
  digit,
  group,
  host,
  lowalpha,
  many,
  oneOf,
  rule,
  sequence,
  some,
  uchar,
  unescapedText,
  unreserved,
  usualHosts,
  usualNames,
} from "@url1738/core/define";
import type { NewsUrl } from "./news-url.ts";
import {
  articleSpeller,
  checkMessageId,
  type NewsAccess,
  type NewsContext,
  newsAccess,
  newsFindings,
  newsHint,
} from "./news-url.ts";

export type { NewsAccess, NewsCommand, NewsContext, NewsUrl } from "./news-url.ts";

// The text before the "@" of an article: 1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ]
const unique = some(oneOf(uchar, ";/?:&="));

// article = 1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ] "@" host
const article = rule("article", unique, "@", host);

/**
 * The codec of a message-id: decoded before the `@`, as written after it, because a host has no escapes.
 *
 * @param unique - The rule of the text before the `@`.
 */
function messageIdCodec(unique: Part): Codec<string> {
  const { read, spell } = decodedCodec(unique);
  return { read, spell: call(articleSpeller, spell), check: checkMessageId };
}

// Most articles have no escapes, and a host in lower case.
const mostRead = sequence(
  some(oneOf(unreserved, ";/?:&=")),
  "@",
  many(oneOf(lowalpha, digit, "-.")),
  lowalpha,
  many(oneOf(lowalpha, digit, "-")),
);

/** The canonical spelling escapes a "?". No label is too long in a host of at most 63 characters (RFC 1034). */
const usualMessageIds: Usual = {
  texts: sequence(some(oneOf(unreserved, ";/:&=")), "@", usualHosts(usualNames(lowalpha))),
  unchanged: mostRead,
  passing: mostRead,
  most: 63,
};

// newsurl = "news:" grouppart
// grouppart = "*" | group | article
/** The grammar of the text after `news:`. @public */
export const schemepart = rule(
  "grouppart",
  choice(
    unescapedText("group", choice("*", group)),
    component("messageId", article, messageIdCodec(unique), { usual: usualMessageIds }),
  ),
);

/** The definition of the scheme `news` (RFC 1738 §3.6): its grammar, and how its URLs are accessed. @public */
export const newsDefinition: Definition<"news", FieldsOf<typeof schemepart>, NewsUrl, NewsAccess, NewsContext> = {
  name: "news",
  section: "3.6",
  schemepart,
  hint: newsHint,
  labels: { messageId: "message-id" },
  hazards: { lines: ["messageId"], look: newsFindings },
  access: newsAccess,
};
