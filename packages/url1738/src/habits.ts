import type { Habits } from "@url1738/core";

/** A newsgroup that is known by its hierarchy, and does not end as the names of most hosts do. */
const newsgroup =
  "(?:alt|comp|humanities|misc|rec|sci|soc|talk)(?:\\.[\\da-z+-]+)*\\.(?!(?:[a-z]{2}|com|edu|net|org)$)[\\da-z+-]+";

/**
 * What people write who mean a URL of the ten schemes, for the advice of a registry: other names of a scheme, and the beginnings that are
 * usual elsewhere.
 *
 * @public
 */
export const habits: Habits = [
  // A mail address, and a newsgroup, under another name.
  [/^(?:e-?mail|smtp):(?=[^/])/i, "mailto:"],
  [/^(?:usenet|newsgroups?):(?=[^/])/i, "news:"],
  [/^(?:www|web):(?=\/\/)/i, "http:"],
  // Lines of the header of a letter, or of an article.
  [/^(?:from|to|cc|bcc|reply-to|sender):\s*/i, "mailto:"],
  [/^newsgroups:\s*/i, "news:"],
  [/^message-id:\s*/i, "news:"],
  [/^www\.(?=[a-z]+:\/\/)/i, ""],
  // An address has no host of its own, and slashes stand only before a host.
  [/^mailto:\s*\/\/\s*/i, "mailto:"],
  // A server of news has URLs of a scheme of its own; a newsgroup has no server.
  [/^news:\/\/(?=[^/]*\/[^/@]+(?:\/\d+)?$)/i, "nntp://"],
  [new RegExp(`^(?:nntp:|news://)?(?=${newsgroup}$)`, "i"), "news:"],
  // A share of Windows.
  [/^\\\\(?=[\dA-Za-z.-]+\\)/, "file://"],
  // A host and a path; where the name of the host says what it serves, its scheme knows better.
  [/^(?=(?!(?:ftp|gopher|mail|news|nntp|telnet|wais|prospero)\.)(?:[\da-z-]+\.)+[a-z]{2,}\/[^\s/@])/i, "http://"],
  // The names of types of files.
  [/;type=(?:text|txt)$/i, ";type=a"],
  [/;type=(?:binary|bin)$/i, ";type=i"],
];
