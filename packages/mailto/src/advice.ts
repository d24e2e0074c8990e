import type { Advice, Place } from "@url1738/core/define";

/** Makes advice from a sentence and its reason, with a fix that leaves out a span. */
function advice(reason: string, sentence: string, leftOut?: readonly [index: number, end: number]): Advice {
  const [index, end] = leftOut ?? [];
  const fix = index === undefined || end === undefined ? undefined : { index, end, replacement: "", sure: false };
  return { reason: `mailto/${reason}`, sentence, fix };
}

/** The number of characters that are searched for header fields. */
const MOST = 1000;

/**
 * Advises people who write a mailto URL like the header of a message. For schemes derived from this one.
 *
 * @param place - The place where the text leaves the grammar.
 * @returns The advice, if there is any.
 * @public
 */
export function hint({ text, index, found }: Place): Advice | undefined {
  const start = text.indexOf(":") + 1;
  // No address is longer than MOST.
  const query = start + text.slice(start, start + MOST).indexOf("?");
  if (text.startsWith("//", start)) return advice("slashes", "Leave out the // after the colon.", [start, start + 2]);
  if (/[<>]/.test(found)) return advice("address-alone", "Write the address alone, without a name and angle brackets.");
  if (query >= start && /^\?[\w-]+=/.test(text.slice(query, index)))
    return advice("header-fields", "Leave out the header fields, from the ? on.", [query, text.length]);
  if (found === "" || /[,;]/.test(text.slice(index - 1, index + 1)))
    return advice("one-address", "A mailto URL holds one address, such as anna@host.dom.");
  const isOther = found === "%" || found === " " || found > "\x7f";
  return isOther ? advice("not-in-addresses", "No address has this character, escaped or not.") : undefined;
}

/** Returns the URL meant by an address. */
export function meant(text: string): string | undefined {
  return /^[^\s@:/<]+@[^\s@:/>]+$/.test(text) ? `mailto:${text}` : undefined;
}
