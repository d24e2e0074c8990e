import { type Scheme, uncheckedScheme } from "@url1738/core";
import { decimal, digits, group, hostport, optional, sequence, unescapedText } from "@url1738/core/grammar";
import { access, type NntpAccess } from "./access.ts";

/**
 * An NNTP URL (RFC 1738 §3.7): a newsgroup on a server, or one article of it.
 *
 * @public
 */
export interface NntpUrl {
  /** Always `"nntp"`. */
  scheme: "nntp";
  /** The host: a name in lower case, or four decimal numbers. */
  host: string;
  /** The port, 0-65535; 119 when the URL names none. */
  port: number;
  /** The name of the newsgroup, as written. */
  group: string;
  /** The number of the article in the group on this server, 0 to 2^53-1; absent when the URL names the group. */
  articleNumber?: number | undefined;
}

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
