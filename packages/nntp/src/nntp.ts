import { type Scheme, uncheckedScheme } from "@url1738/core";
import { decimal, digits, group, hostport, optional, sequence, unescapedText } from "@url1738/core/grammar";
import { access, type NntpAccess } from "./access.ts";
import type { NntpUrl } from "./nntp-url.ts";

const articleNumber = decimal("articleNumber", digits, Number.MAX_SAFE_INTEGER);

// nntpurl = "nntp://" hostport "/" group [ "/" digits ]
export const schemepart = sequence("//", hostport, "/", unescapedText("group", group), optional("/", articleNumber));

/**
 * The scheme `nntp` (RFC 1738 §3.7).
 *
 * @public
 */
export const nntp: Scheme<NntpUrl, NntpAccess> = uncheckedScheme({
  name: "nntp",
  section: "3.7",
  defaultPort: 119,
  schemepart,
  value: (scheme, host, port, group, articleNumber): NntpUrl => ({ scheme, host, port, group, articleNumber }),
  access,
});
