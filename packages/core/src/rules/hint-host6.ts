import type { Advice, Sentence } from "../errors/sentence.ts";
import type { Place } from "../grammar/nodes.ts";

const ipv6Zone: Sentence = {
  reason: "ipv6-zone",
  sentence: "A zone, such as %eth0, is not part of a URL: leave it out.",
};

const ipv6Form: Sentence = {
  reason: "ipv6-form",
  sentence: "An IPv6 address has only hexadecimal digits, colons and dots, and ends with a closing bracket.",
};

/**
 * Returns advice for a wrong host, for rules that allow IPv6 addresses.
 *
 * @param place - The place where the text leaves the grammar.
 * @returns The advice, if any.
 * @public
 */
export function hintHost6({ text, index, found }: Place): Advice | undefined {
  if (text.lastIndexOf("[", index) <= text.lastIndexOf("]", index)) return undefined;
  return found === "%" ? ipv6Zone : ipv6Form;
}
