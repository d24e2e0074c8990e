import type { ElementNode, List, Node } from "@url1738/core/define";
import { occurrencesOf } from "@url1738/core/grammar";
import { ruleOf } from "@url1738/core/inside/grammar/walk";
import { ASCII } from "../grammar/printable.ts";

/** Makes texts for authors to read, from the characters that read best. */

/** All ASCII characters, in the order that reads best. */
export const CHARACTERS = ASCII.map((code) => String.fromCharCode(code));

/** Represents a list without items, as opposed to one empty item. */
export const NO_ITEMS = "\0";

/** Shows the text of an element as a readable value. */
export function shownText(element: ElementNode, text: string | undefined): string {
  if (text === undefined) return "undefined";
  if (element.kind === "component") return `"${text}"`;
  if (text === NO_ITEMS || (text === "" && element.place !== "between")) return "[]";
  const items = text.split(element.separator).map((item) => `"${item}"`);
  if (element.place !== "between") items.splice(element.place === "before" ? 0 : -1, 1);
  return `[${items.join(", ")}]`;
}

/** Returns the shortest text of a node with one item in a list; without a list, the shortest text of the node. */
export function textAround(node: Node, list?: List, item = ""): string {
  const textOf = (part: Node) => textAround(part, list, item);
  const isWithin = (part: Node) => list !== undefined && occurrencesOf(part).includes(list);
  switch (node.kind) {
    case "literal":
      return node.text;
    case "set":
      return CHARACTERS.find((character) => node.characters.includes(character)) ?? "%41";
    case "sequence":
      return node.items.map(textOf).join("");
    case "choice": {
      const texts = node.items.filter((part) => !isWithin(node) || isWithin(part)).map(textOf);
      return texts.reduce((left, right) => (right.length < left.length ? right : left));
    }
    case "optional":
      return isWithin(node) ? textOf(node.item) : "";
    case "repeat":
      return node.least === 0 && !isWithin(node) ? "" : textOf(node.item);
    case "list":
      if (node !== list) return textAround(ruleOf(node));
      if (node.place === "between") return item;
      return node.place === "before" ? node.separator + item : item + node.separator;
    case "rule":
    case "component":
      return textOf(node.item);
  }
}
