import type { Definition, FieldsOf } from "@url1738/core/define";
import { decimal, digits, group, hostport, optional, sequence, unescapedText } from "@url1738/core/define";
import type { NntpUrl } from "./nntp-url.ts";
import { type NntpAccess, nntpAccess, nntpHint } from "./nntp-url.ts";

export type { NntpAccess, NntpCommand, NntpUrl } from "./nntp-url.ts";

const articleNumber = decimal("articleNumber", digits, Number.MAX_SAFE_INTEGER);

// nntpurl = "nntp://" hostport "/" group [ "/" digits ]
/** The grammar of the text after `nntp:`. @public */
export const schemepart = sequence("//", hostport, "/", unescapedText("group", group), optional("/", articleNumber));

/** The definition of the scheme `nntp` (RFC 1738 §3.7): its grammar, and how its URLs are accessed. @public */
export const nntpDefinition: Definition<"nntp", FieldsOf<typeof schemepart>, NntpUrl, NntpAccess, unknown> = {
  name: "nntp",
  section: "3.7",
  defaultPort: 119,
  relative: "always",
  schemepart,
  hint: nntpHint,
  labels: { articleNumber: "article number" },
  access: nntpAccess,
};
