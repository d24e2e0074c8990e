/**
 * A news URL (RFC 1738 §3.6): newsgroups (`group`) or one article (`messageId`), wherever it can be found.
 *
 * @public
 */
export interface NewsUrl {
  /** Always `"news"`. */
  scheme: "news";
  /** The name of the newsgroup, as written; `"*"` for all available ones. */
  group?: string | undefined;
  /** The message-id without its `<` and `>`: decoded before the `@`, as written after it. */
  messageId?: string | undefined;
}
