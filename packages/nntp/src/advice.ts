import type { Advice, Place } from "@url1738/core/define";

/** `parse("nntp://host.dom/a.b/c@d")` */
const noMessageId: Advice = {
  reason: "nntp/no-message-id",
  sentence: "An nntp URL has no message-id, but a news URL does.",
};

/**
 * Advises on a message-id in place of a group. For schemes derived from this one.
 *
 * @param place - The place where the text leaves the grammar.
 * @returns The advice, if there is any.
 * @public
 */
export function hint({ text, index }: Place): Advice | undefined {
  const at = text.slice(index, index + 250).search(/[/@]/);
  return text[index + at] === "@" && text.lastIndexOf("/", index) > text.indexOf("//") + 1 ? noMessageId : undefined;
}
