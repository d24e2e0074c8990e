import type { Sentence } from "../errors/sentence.ts";
import { Url1738Error, urlError } from "../errors/url-error.ts";
import { checkKnown } from "../grammar/check-node.ts";
import type { Node } from "../grammar/nodes.ts";
import { ruleOf } from "../grammar/walk.ts";
import type { CharacterSet } from "../syntax/character-set.ts";
import { escapeOctet } from "../syntax/percent-encoding.ts";

/**
 * Where the generator's decisions come from: given `n`, a whole number from 0 to `n` - 1. The smaller the numbers, the shorter
 * the text.
 *
 * @public
 */
export type Pick = (n: number) => number;

/** Any number of times, three on average. */
function repeatedly(pick: Pick, once: () => string): string {
  let text = "";
  while (pick(4) > 0) text += once();
  return text;
}

function member(set: CharacterSet, pick: Pick): string {
  if (set.characters !== "" && !(set.escapes && pick(4) === 3))
    return set.characters.charAt(pick(set.characters.length));
  const octets = Array.from({ length: 256 }, (_, octet) => octet).filter((octet) => !set.without.includes(octet));
  const escape = escapeOctet(octets[pick(octets.length)] as number);
  return pick(2) === 0 ? escape : escape.toLowerCase();
}

/** A random text of a node. */
function draw(node: Node, pick: Pick): string {
  switch (node.kind) {
    case "literal":
      return node.text;
    case "set":
      return member(node, pick);
    case "sequence":
      return node.items.map((item) => draw(item, pick)).join("");
    case "choice":
      return draw(node.items[pick(node.items.length)] as Node, pick);
    case "optional":
      return pick(2) === 0 ? "" : draw(node.item, pick);
    case "repeat":
      return (node.least === 0 ? "" : draw(node.item, pick)) + repeatedly(pick, () => draw(node.item, pick));
    case "rule":
      return draw(node.item, pick);
    case "component": {
      const { sample } = node.options;
      return (sample && node.codec.spell(draw(sample, pick))) ?? draw(node.item, pick);
    }
    case "list":
      return draw(ruleOf(node), pick);
  }
}

const notAPick: Sentence = {
  reason: "not-a-pick",
  sentence: "A pick is a function that gives a whole number from 0 to n - 1.",
};

/** The same decisions, none of which leads anywhere else. @throws Url1738Error */
function checked(pick: Pick): Pick {
  return (n) => {
    const picked: unknown = typeof pick === "function" ? pick(n) : undefined;
    if (Number.isInteger(picked) && (picked as number) >= 0 && (picked as number) < n) return picked as number;
    throw new Url1738Error(urlError({ code: "invalid-value", component: "pick" }, notAPick));
  };
}

/**
 * Draws a random URL from the grammar of a scheme. It obeys the grammar; most also obey the rules beyond it.
 *
 * @param scheme - A scheme, or anything with a name and a grammar.
 * @param pick - Where the decisions come from; for a property test, the library's source of small numbers.
 * @returns A URL.
 * @throws Url1738Error - With the code `contract-version` where the scheme was built against a newer version of the contract;
 *   `invalid-value` where `pick` gives anything else.
 * @public
 */
export function generate(scheme: { readonly name: string; readonly schemepart: Node }, pick: Pick): string {
  checkKnown(scheme);
  return `${scheme.name}:${draw(scheme.schemepart, checked(pick))}`;
}
