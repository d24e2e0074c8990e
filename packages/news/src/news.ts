import type { Definition, FieldsOf } from "@url1738/core";
import {
  type Codec,
  choice,
  component,
  decodedCodec,
  group,
  host,
  hostCodec,
  oneOf,
  rule,
  sequence,
  some,
  uchar,
  unescapedText,
  unreserved,
} from "@url1738/core/grammar";
import { access, type NewsAccess, type NewsContext } from "./access.ts";
import { hint } from "./advice.ts";
import { articleSpeller, checkMessageId } from "./message-id.ts";
import type { NewsUrl } from "./news-url.ts";

// What stands before the "@" of an article: 1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ]
const unique = some(oneOf(uchar, ";/?:&="));

// article = 1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ] "@" host
const article = rule("article", unique, "@", host);

// Without escapes, on a host in lower case.
const mostArticles = sequence(some(oneOf(unreserved, ";/?:&=")), "@", hostCodec.spared.read);

// A "?" is escaped in a canonical spelling.
const mostSpelt = sequence(some(oneOf(unreserved, ";/:&=")), "@", hostCodec.spared.read);

const { read, spell } = decodedCodec(unique);

const messageId: Codec<string> = {
  // In the host nothing is escaped.
  read,
  spell: Object.assign(articleSpeller(spell), { recipe: { name: "articleSpeller", arguments: [spell] } }),
  check: checkMessageId,
  spared: { read: mostArticles, spell: mostSpelt, check: mostArticles, most: 63 },
};

// newsurl = "news:" grouppart
// grouppart = "*" | group | article
/** The grammar of what follows `news:`. @public */
export const schemepart = rule(
  "grouppart",
  choice(unescapedText("group", choice("*", group)), component("messageId", article, messageId)),
);

/** What the scheme `news` is (RFC 1738 §3.6): its grammar, and how its URLs are reached. @public */
export const newsDefinition: Definition<"news", FieldsOf<typeof schemepart>, NewsUrl, NewsAccess, NewsContext> = {
  name: "news",
  section: "3.6",
  schemepart,
  hint,
  hazards: { lines: ["messageId"] },
  access,
};
