import type { Advice, Place } from "@url1738/core/define";

/** `parse("news:<a@host.dom>")` */
const brackets: Advice = {
  reason: "news/brackets",
  sentence: "Leave out the angle brackets.",
};

/** `parse("news://host.dom/")` */
const noServer: Advice = {
  reason: "news/no-server",
  sentence: "A news URL names no server, but an nntp URL does.",
};

/**
 * Advises on text that belongs to the header of an article, or to an nntp URL. For schemes derived from this one.
 *
 * @param place - The place where the text leaves the grammar.
 * @returns The advice, if there is any.
 * @public
 */
export function hint({ text, index, found }: Place): Advice | undefined {
  if (/[<>]/.test(found)) return { ...brackets, fix: { index, end: index + 1, replacement: "", sure: false } };
  return text.startsWith("//", text.indexOf(":") + 1) ? noServer : undefined;
}
