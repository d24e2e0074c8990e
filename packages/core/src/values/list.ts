import { emptyList, missing, notPlainOf } from "../errors/sentences.ts";
import type { Placement, RuleError } from "../grammar/nodes.ts";
import { type Element, spelt } from "./element.ts";
import { isPlainArray, isSameValue } from "./record.ts";
import { Refusal, refusalInList } from "./refusal.ts";

/** Tells whether a value is a plain array without items. @public */
export function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0 && isPlainArray(value);
}

/** Finds the end of the item that begins at `start`. */
function endOf(text: string, start: number, last: number, separator: string): number {
  const end = text.indexOf(separator, start);
  return end < 0 || end > last ? last : end;
}

/** The length above which a text is split in one go. */
const LONG = 1_000;

/** Cuts a list, from `start` to `to` in a URL, into the texts of its items, percent-encoded. @public */
export function itemsOf(text: string, start: number, to: number, separator: string, place: Placement): string[] {
  if (place !== "between" && start === to) return [];
  const last = place === "after" ? to - 1 : to;
  const from = place === "before" ? start + 1 : start;
  if (last - from > LONG) return text.slice(from, last).split(separator);
  const one = endOf(text, from, last, separator);
  if (one === last) return [text.slice(from, one)];
  const two = endOf(text, one + 1, last, separator);
  if (two === last) return [text.slice(from, one), text.slice(one + 1, two)];
  let end = endOf(text, two + 1, last, separator);
  // An array literal has just the length of its items; an array that grows has spare room, which is allocated and cleared each time.
  const items = [text.slice(from, one), text.slice(one + 1, two), text.slice(two + 1, end)];
  while (end !== last) {
    const next = end + 1;
    end = endOf(text, next, last, separator);
    items[items.length] = text.slice(next, end);
  }
  return items;
}

/** Replaces the texts of items by their values, in the same array. @public */
export function readItems<T>(items: (T | string)[], read: (text: string) => T): (T | string)[] {
  for (let index = 0; index < items.length; index++) items[index] = read(items[index] as string);
  return items;
}

/** The length above which a growing spelling is flattened. */
const LONG_TEXT = 4_000;

/**
 * Makes the element of a list from that of an item.
 *
 * @param absent - The list that absence means, if any; by default, an empty one if separators come before or after each item.
 * @public
 */
export function listElement(
  name: string,
  item: Element,
  separator: string,
  place: Placement,
  absent: readonly unknown[] | undefined = place === "between" ? undefined : [],
): Element {
  function spell(value: unknown, exact: boolean): string {
    if (!isPlainArray(value)) throw new Refusal(name, value === undefined ? missing : notPlainOf("array"));
    if (value.length === 0 && place === "between") throw new Refusal(name, emptyList);
    let before = "";
    let text = "";
    let index = 0;
    try {
      for (; index < value.length; index++) {
        const one = spelt(item, value[index], exact);
        if (place === "after") text += one + separator;
        else text += place === "before" || index > 0 ? separator + one : one;
        // Until it is read, a concatenated string is a tree of its pieces, and a tree of a million pieces outlives V8's young generation.
        if (text.length > LONG_TEXT) {
          before += text.slice(0, -1);
          text = text.slice(-1);
        }
      }
    } catch (refusal) {
      throw refusalInList(name, index, item.name, refusal);
    }
    return before + text;
  }

  return {
    name,
    isAbsent: (value) => absent !== undefined && isPlainArray(value) && isSameValue(value, absent),
    spell,
    errors: (text) => {
      let offset = place === "before" ? 1 : 0;
      return itemsOf(text, 0, text.length, separator, place).flatMap((one): readonly RuleError[] => {
        const from = offset;
        offset += one.length + 1;
        return item.errors(one).map((error) => ({ ...error, index: error.index + from, end: error.end + from }));
      });
    },
  };
}
