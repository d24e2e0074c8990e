import type { Definition, FieldsOf } from "@url1738/core/define";
import { choice, component, group, host, oneOf, rule, some, uchar, unescapedText } from "@url1738/core/define";
import { access, type NewsAccess, type NewsContext } from "./access.ts";
import { hint } from "./advice.ts";
import { messageIdCodec } from "./message-id-codec.ts";
import type { NewsUrl } from "./news-url.ts";

// What stands before the "@" of an article: 1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ]
const unique = some(oneOf(uchar, ";/?:&="));

// article = 1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ] "@" host
const article = rule("article", unique, "@", host);

// newsurl = "news:" grouppart
// grouppart = "*" | group | article
/** The grammar of what follows `news:`. @public */
export const schemepart = rule(
  "grouppart",
  choice(unescapedText("group", choice("*", group)), component("messageId", article, messageIdCodec(unique))),
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
