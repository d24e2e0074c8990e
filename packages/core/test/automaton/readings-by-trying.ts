import type { Literal, Node } from "@url1738/core/define";
import { componentsOf } from "@url1738/core/grammar";
import { isElement, ruleOf } from "../../src/grammar/walk.ts";

/** Finds all readings of a text by trying everything: slowly, but without any part of the machines. */

/** Returns the possible ends of a text of a node that begins at `start`. */
type Ends = (node: Node, start: number) => ReadonlySet<number>;

function isLiteral({ text, anyCase }: Literal, given: string): boolean {
  return anyCase === true ? given.toLowerCase() === text.toLowerCase() : given === text;
}

/** Returns a function that finds the ends in a text, each once. */
function endsIn(text: string): Ends {
  const known = new Map<Node, Map<number, ReadonlySet<number>>>();

  function allEnds(nodes: readonly Node[], start: number): ReadonlySet<number> {
    let ends: ReadonlySet<number> = new Set([start]);
    for (const node of nodes) ends = new Set([...ends].flatMap((end) => [...endsOf(node, end)]));
    return ends;
  }

  function repeatedEnds(item: Node, least: 0 | 1, start: number): ReadonlySet<number> {
    const ends = new Set(least === 0 ? [start] : endsOf(item, start));
    for (const end of ends) for (const next of endsOf(item, end)) ends.add(next);
    return ends;
  }

  function find(node: Node, start: number): ReadonlySet<number> {
    switch (node.kind) {
      case "literal":
        return new Set(isLiteral(node, text.slice(start, start + node.text.length)) ? [start + node.text.length] : []);
      case "set": {
        const isRaw = start < text.length && node.characters.includes(text.charAt(start));
        const [digits] = /^%[\dA-Fa-f]{2}/.exec(text.slice(start)) ?? [];
        const isEscape = digits !== undefined && node.escapes && !node.without.includes(Number(`0x${digits.slice(1)}`));
        return new Set(isRaw ? [start + 1] : isEscape ? [start + 3] : []);
      }
      case "sequence":
        return allEnds(node.items, start);
      case "choice":
        return new Set(node.items.flatMap((item) => [...endsOf(item, start)]));
      case "optional":
        return new Set([...endsOf(node.item, start), start]);
      case "repeat":
        return repeatedEnds(node.item, node.least, start);
      case "rule":
      case "component":
        return endsOf(node.item, start);
      case "list":
        return endsOf(ruleOf(node), start);
    }
  }

  function endsOf(node: Node, start: number): ReadonlySet<number> {
    const ofNode = known.get(node) ?? new Map<number, ReadonlySet<number>>();
    known.set(node, ofNode);
    const ends = ofNode.get(start) ?? find(node, start);
    ofNode.set(start, ends);
    return ends;
  }

  return endsOf;
}

/** The end of the part of a text that has been read, and the texts of the components in it. */
interface Reading {
  readonly end: number;
  readonly found: Readonly<Record<string, string>>;
}

/** The number of readings above which there are too many to go on. */
const MOST = 500;

/** Thrown if there are too many readings. */
class TooMany extends Error {}

/** Returns the readings without duplicates. */
function different(readings: readonly Reading[]): readonly Reading[] {
  if (readings.length > MOST) throw new TooMany();
  return [...new Map(readings.map((reading) => [JSON.stringify(reading), reading])).values()];
}

/**
 * Returns the readings of a text: for each, the texts of the components in order, `undefined` if the text leaves one out.
 *
 * @param node - A grammar that repeats nothing outside of components.
 * @returns The readings, or `undefined` if there are too many.
 */
export function readingsOf(node: Node, text: string): readonly (readonly (string | undefined)[])[] | undefined {
  const endsOf = endsIn(text);

  function read(part: Node, before: Reading): readonly Reading[] {
    const { end: start, found } = before;
    const ended = (fields: (end: number) => object) =>
      [...endsOf(part, start)].map((end) => ({ end, found: { ...found, ...fields(end) } }));
    if (isElement(part)) return ended((end) => ({ [part.name]: text.slice(start, end) }));
    switch (part.kind) {
      case "sequence":
        return part.items.reduce<readonly Reading[]>(
          (readings, item) => different(readings.flatMap((reading) => read(item, reading))),
          [before],
        );
      case "choice":
        return different(part.items.flatMap((item) => read(item, before)));
      case "optional":
        return different([...read(part.item, before), before]);
      case "rule":
        return read(part.item, before);
      default:
        return ended(() => ({}));
    }
  }

  try {
    const whole = read(node, { end: 0, found: {} }).filter(({ end }) => end === text.length);
    return whole.map(({ found }) => componentsOf(node).map(({ name }) => found[name]));
  } catch (thrown) {
    if (thrown instanceof TooMany) return undefined;
    throw thrown;
  }
}
