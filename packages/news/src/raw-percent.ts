import type { OwnFinding } from "@url1738/core/define";
import { decode, neededEscape } from "@url1738/core/runtime";
import type { NewsUrl } from "./news-url.ts";

/** An escape and, before it in the text of an article, anything. */
const ESCAPE = /%[\dA-F]{2}/gi;

/**
 * Finds a message-id with an escape that none needs. Many message-ids contain a `%`, which is written `%25`; one that is not looks like an
 * escape if two hexadecimal digits follow, and then the URL names another article. For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @param text - The URL as it is written.
 * @returns The finding, if there is one.
 * @public
 */
export function rawPercent(url: NewsUrl, text: string): readonly OwnFinding[] {
  const needless = (text.match(ESCAPE) ?? []).find((escaped) => !isNeeded(decode(escaped)));
  if (url.messageId === undefined || needless === undefined) return [];
  return [
    {
      code: "raw-percent",
      reason: "news/raw-percent",
      component: "messageId",
      severity: "warning",
      section: "3.6",
      params: { escape: needless },
      sentence:
        "The {component} contains {escape}, an escape that no message-id needs. If the % belongs to it, write %25 instead of the %: this names another article.",
    },
  ];
}

/** Tells whether a message-id may need the escape of a character: RFC 822 allows ASCII alone. Controls have a finding of their own. */
const isNeeded = (character: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
  /[\0-\x1f\x7f]/.test(character) ||
  character === "@" ||
  character === "#" ||
  (character < "\x7f" && neededEscape(character) !== undefined);
