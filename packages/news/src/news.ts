import type { Definition, FieldsOf } from "@url1738/core/define";
import { choice, component, group, host, oneOf, rule, some, uchar, unescapedText } from "@url1738/core/define";
import { access, type NewsAccess, type NewsContext } from "./access.ts";
import { hint } from "./advice.ts";
import { messageIdCodec, usualMessageIds } from "./message-id-codec.ts";
import type { NewsUrl } from "./news-url.ts";
import { rawPercent } from "./raw-percent.ts";

export type { NewsAccess, NewsCommand, NewsContext } from "./access.ts";
export type { NewsUrl } from "./news-url.ts";

// The text before the "@" of an article: 1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ]
const unique = some(oneOf(uchar, ";/?:&="));

// article = 1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ] "@" host
const article = rule("article", unique, "@", host);

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
  hint,
  labels: { messageId: "message-id" },
  hazards: { lines: ["messageId"], look: rawPercent },
  access,
};
