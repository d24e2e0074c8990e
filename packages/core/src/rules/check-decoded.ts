import { spoken } from "../errors/english.ts";
import type { Fault, Node } from "../grammar/nodes.ts";
import { departures } from "../machines/departure.ts";
import { source } from "../machines/pattern.ts";

/**
 * A rule beyond the grammar that is a grammar itself: that of the decoded text.
 *
 * @param what - The subject of the message, such as `An address`.
 * @param grammar - The grammar, of decoded characters; octets beyond ASCII never obey it.
 * @returns A check: its fault is the first raw character, or the whole escape, with which no text of the grammar can go on.
 * @public
 */
export function checkDecoded(what: string, grammar: Node): (text: string) => readonly Fault[] {
  const whole = new RegExp(`^(?:${source(grammar)})$`);
  let depart: ReturnType<typeof departures> | undefined;
  const lengthAt = (text: string, index: number) => (index === text.length ? 0 : text[index] === "%" ? 3 : 1);
  return (text) => {
    const octets = text.replace(/%(..)/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
    if (whole.test(octets)) return [];
    depart ??= departures(grammar);
    const departure = depart(octets);
    if (departure === undefined) return [];
    let index = 0;
    for (let octet = 0; octet < departure.index; octet++) index += lengthAt(text, index);
    const end = index + lengthAt(text, index);
    const trouble = end === index ? "ends too early" : "cannot go on like this";
    return [{ index, end, message: `${what} ${trouble}: expected ${spoken(departure.expected)}.` }];
  };
}
