/**
 * A news URL that names newsgroups (RFC 1738 §3.6).
 *
 * @public
 */
export interface NewsGroupUrl {
  /** Always `"news"`. */
  scheme: "news";
  /** The name of the newsgroup, as written; `"*"` for all available ones. */
  group: string;
  /** Always absent: no article is named. */
  messageId?: undefined;
}

/**
 * A news URL that names one article, wherever it can be found (RFC 1738 §3.6).
 *
 * @public
 */
export interface NewsArticleUrl {
  /** Always `"news"`. */
  scheme: "news";
  /** The message-id without its `<` and `>`: decoded before the `@`, as written after it. */
  messageId: string;
  /** Always absent: no newsgroup is named. */
  group?: undefined;
}

/**
 * A news URL (RFC 1738 §3.6): newsgroups (`group`) or one article (`messageId`). The other one is `undefined`.
 *
 * @public
 */
export type NewsUrl = NewsGroupUrl | NewsArticleUrl;
