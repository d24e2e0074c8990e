import type { ElementNode, List, Node } from "@url1738/core/define";
import { componentsOf } from "@url1738/core/grammar";
import { absentText } from "@url1738/core/inside/grammar/walk";

/** Finds all values of a text by trying everything: slowly, but without any part of the machines. */

/** The end of the part of a text that has been read, and the components in it. */
interface Reading {
  readonly end: number;
  readonly found: Readonly<Record<string, unknown>>;
}

/** Returns the value of an element that the text leaves out. */
function absentValue(element: ElementNode): unknown {
  const text = absentText(element, { defaultPort: undefined });
  return element.kind === "list" && text !== undefined ? [] : text;
}

const isElement = (node: Node): node is ElementNode => node.kind === "component" || node.kind === "list";

/** Returns the ends of the texts of a node that begin at `start`. */
function endsOf(node: Node, text: string, start: number): readonly number[] {
  const ends = new Set(readingsAt(node, text, start).map(({ end }) => end));
  return [...ends];
}

function repeatedEnds(item: Node, least: 0 | 1, text: string, start: number): readonly number[] {
  const ends = new Set(least === 0 ? [start] : endsOf(item, text, start));
  for (const end of ends) for (const next of endsOf(item, text, end)) ends.add(next);
  return [...ends];
}

/** Returns the values of an item of a list between two offsets. */
function itemValues(item: Node, text: string, start: number, end: number): readonly unknown[] {
  const readings = readingsAt(item, text, start).filter((reading) => reading.end === end);
  return isElement(item)
    ? readings.map(({ found }) => found[item.name])
    : readings.map(({ found }) => recordOf(item, found));
}

function recordOf(node: Node, found: Reading["found"]): object {
  return Object.fromEntries(
    componentsOf(node).map((element) => [
      element.name,
      element.name in found ? found[element.name] : absentValue(element),
    ]),
  );
}

/** Returns the readings of a list: every way to cut its text at separators. */
function listReadings({ name, item, separator, place }: List, text: string, start: number): readonly Reading[] {
  const readings: Reading[] = [];
  function goOn(at: number, values: readonly unknown[]): void {
    if (place !== "between" || values.length > 0) readings.push({ end: at, found: { [name]: values } });
    const needsMark = place === "before" || (place === "between" && values.length > 0);
    if (needsMark && text[at] !== separator) return;
    const from = needsMark ? at + 1 : at;
    for (const end of endsOf(item, text, from))
      for (const value of itemValues(item, text, from, end)) {
        if (place !== "after") goOn(end, [...values, value]);
        else if (text[end] === separator) goOn(end + 1, [...values, value]);
      }
  }
  goOn(start, []);
  return readings;
}

function readingsAt(node: Node, text: string, start: number): readonly Reading[] {
  const only = (ends: readonly number[]) => ends.map((end) => ({ end, found: {} }));
  switch (node.kind) {
    case "literal":
      return text.startsWith(node.text, start) ? only([start + node.text.length]) : [];
    case "set":
      return start < text.length && node.characters.includes(text.charAt(start)) ? only([start + 1]) : [];
    case "sequence":
      return node.items.reduce<readonly Reading[]>(
        (readings, item) =>
          readings.flatMap(({ end, found }) =>
            readingsAt(item, text, end).map((next) => ({ end: next.end, found: { ...found, ...next.found } })),
          ),
        [{ end: start, found: {} }],
      );
    case "choice":
      return node.items.flatMap((item) => readingsAt(item, text, start));
    case "optional":
      return [...readingsAt(node.item, text, start), { end: start, found: {} }];
    case "repeat":
      return only(repeatedEnds(node.item, node.least, text, start));
    case "rule":
      return readingsAt(node.item, text, start);
    case "component":
      return endsOf(node.item, text, start).map((end) => ({ end, found: { [node.name]: text.slice(start, end) } }));
    case "list":
      return listReadings(node, text, start);
  }
}

/**
 * Returns the values that a text has.
 *
 * @param node - A grammar without escapes, with components whose values are their texts.
 */
export function valuesOf(node: Node, text: string): ReadonlySet<string> {
  const whole = readingsAt(node, text, 0).filter(({ end }) => end === text.length);
  return new Set(
    whole.map(({ found }) =>
      JSON.stringify(Object.entries(recordOf(node, found)).map(([name, value]) => [name, value ?? null])),
    ),
  );
}
