import type { Habits } from "@url1738/core";

/** A newsgroup with a well-known hierarchy, and without the ending of most host names. */
const newsgroup =
  "(?:alt|comp|humanities|misc|rec|sci|soc|talk)(?:\\.[\\da-z+-]+)*\\.(?!(?:[a-z]{2}|com|edu|net|org)$)[\\da-z+-]+";

/**
 * Common ways to miswrite a URL of the ten schemes, for the advice of a registry: other names of a scheme, and beginnings that are usual
 * elsewhere. `createRegistry([...schemes, another], { advice, habits })` makes a registry of one's own whose errors have the same hints.
 *
 * @public
 */
export const habits: Habits = [
  // Other names for the schemes of mail addresses, newsgroups and web pages.
  [/^(?:e-?mail|smtp):(?=[^/])/i, "mailto:"],
  [/^(?:usenet|newsgroups?):(?=[^/])/i, "news:"],
  // Where https is not known, the next pair counts.
  [/^(?:www|web):(?=\/\/)/i, "https:"],
  [/^(?:www|web):(?=\/\/)/i, "http:"],
  // Header fields of a letter or an article.
  [/^(?:from|to|cc|bcc|reply-to|sender):\s*/i, "mailto:"],
  [/^newsgroups:\s*/i, "news:"],
  [/^message-id:\s*/i, "news:"],
  [/^www\.(?=[a-z]+:\/\/)/i, ""],
  // A mail address has no separate host, and slashes come only before a host.
  [/^mailto:\s*\/\/\s*/i, "mailto:"],
  // URLs that name a news server have a scheme of their own; a newsgroup has no server.
  [/^news:\/\/(?=[^/]*\/[^/@]+(?:\/\d+)?$)/i, "nntp://"],
  // An nntp URL has the number of an article, and a news URL its message-id.
  [/^nntp:\/\/[^/@]*\/(?=[^/@]+@[^/@]+$)/i, "news:"],
  [new RegExp(`^(?:nntp:|news://)?(?=${newsgroup}$)`, "i"), "news:"],
  // A Windows share.
  [/^\\\\(?=[\dA-Za-z.-]+\\)/, "file://"],
  // Names of file types.
  [/;type=(?:text|txt)$/i, ";type=a"],
  [/;type=(?:binary|bin)$/i, ";type=i"],
];
