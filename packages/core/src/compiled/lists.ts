import { emptyList, missing } from "../errors/sentences.ts";
import { notPlainOf } from "../errors/wrong-type.ts";
import type { Fault, Placement } from "../grammar/nodes.ts";
import { isPlainArray } from "../machines/record.ts";
import { Refusal, refusalInList } from "../machines/refusal.ts";
import { type Element, spelt } from "./elements.ts";

/** Lists of generated schemes. */

/**
 * Tells whether a value is a list without items and without anything else.
 *
 * @param value - Any value.
 * @returns Whether it is.
 * @public
 */
export function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0 && isPlainArray(value);
}

/** Where an item ends that begins at a place of a list. */
function endOf(text: string, start: number, last: number, separator: string): number {
  const end = text.indexOf(separator, start);
  return end < 0 || end > last ? last : end;
}

/** A text that is longer is split at once. */
const LONG = 1_000;

/**
 * The items of a list, as they are written.
 *
 * @param text - The URL.
 * @param start - Where the list begins in it.
 * @param behind - Where it ends.
 * @param separator - The character that separates the items.
 * @param place - Where the separators stand.
 * @returns The items, in order, percent-encoded.
 * @public
 */
export function itemsOf(text: string, start: number, behind: number, separator: string, place: Placement): string[] {
  if (place !== "between" && start === behind) return [];
  const last = place === "after" ? behind - 1 : behind;
  const from = place === "before" ? start + 1 : start;
  if (last - from > LONG) return text.slice(from, last).split(separator);
  const one = endOf(text, from, last, separator);
  if (one === last) return [text.slice(from, one)];
  const two = endOf(text, one + 1, last, separator);
  if (two === last) return [text.slice(from, one), text.slice(one + 1, two)];
  let end = endOf(text, two + 1, last, separator);
  // What is written with its items has just their length; what grows has room to spare, which is allotted and cleared each time.
  const items = [text.slice(from, one), text.slice(one + 1, two), text.slice(two + 1, end)];
  while (end !== last) {
    const next = end + 1;
    end = endOf(text, next, last, separator);
    items[items.length] = text.slice(next, end);
  }
  return items;
}

/**
 * The values of items.
 *
 * @param items - The items as they are written; they are replaced by their values.
 * @param read - What turns the text of an item into its value.
 * @returns The values, in order.
 * @public
 */
export function readItems<T>(items: (T | string)[], read: (text: string) => T): (T | string)[] {
  for (let index = 0; index < items.length; index++) items[index] = read(items[index] as string);
  return items;
}

/** A spelling that grows is made one piece each time that it is so long. */
const LONG_TEXT = 4_000;

/**
 * A list.
 *
 * @param name - Its name.
 * @param item - What spells and checks an item.
 * @param separator - The character that separates the items.
 * @param place - Where the separators stand.
 * @param isOmissible - Whether absence stands for the list without items.
 * @returns What spells and checks it.
 * @public
 */
export function listElement(
  name: string,
  item: Element,
  separator: string,
  place: Placement,
  isOmissible = place !== "between",
): Element {
  return {
    name,
    isAbsent: (value) => isOmissible && isEmptyList(value),
    faults: (text) => {
      let offset = place === "before" ? 1 : 0;
      return itemsOf(text, 0, text.length, separator, place).flatMap((one): readonly Fault[] => {
        const from = offset;
        offset += one.length + 1;
        return item.faults(one).map((fault) => ({ ...fault, index: fault.index + from, end: fault.end + from }));
      });
    },
    spell: (site, value, exact) => {
      if (!isPlainArray(value)) throw new Refusal(name, value === undefined ? missing : notPlainOf("array"));
      if (value.length === 0 && place === "between") throw new Refusal(name, emptyList);
      let before = "";
      let text = "";
      let index = 0;
      try {
        for (; index < value.length; index++) {
          const one = spelt(item, value[index], site, exact);
          if (place === "after") text += one + separator;
          else text += place === "before" || index > 0 ? separator + one : one;
          // Until it is looked into, a text is a tree of all that it was put together of, and that of a million outlives the young garbage.
          if (text.length > LONG_TEXT) {
            before += text.slice(0, -1);
            text = text.slice(-1);
          }
        }
      } catch (refusal) {
        throw refusalInList(name, index, item.name, refusal);
      }
      return before + text;
    },
  };
}
