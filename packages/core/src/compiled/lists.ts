import { emptyList, missing } from "../errors/sentences.ts";
import { notPlainOf } from "../errors/wrong-type.ts";
import type { Fault, Placement } from "../grammar/nodes.ts";
import { isPlainArray } from "../machines/record.ts";
import { Refusal, refusalInList } from "../machines/refusal.ts";
import type { Element } from "./elements.ts";

/** Lists of generated schemes. */

/**
 * Tells whether a value is a list without items and without anything else.
 *
 * @param value - Any value.
 * @returns Whether it is.
 * @public
 */
export function isEmptyList(value: unknown): boolean {
  return isPlainArray(value) && value.length === 0;
}

/**
 * The items of a list.
 *
 * @param text - The URL.
 * @param start - Where the list begins in it.
 * @param end - Where it ends.
 * @param separator - The character that separates the items.
 * @param place - Where the separators stand.
 * @param read - What turns the text of an item, still percent-encoded, into its value; without it, the text is the value.
 * @returns The items, in order.
 * @public
 */
export function itemsOf<T>(
  text: string,
  start: number,
  end: number,
  separator: string,
  place: Placement,
  read?: (text: string) => T,
): (T | string)[] {
  if (place !== "between" && start === end) return [];
  const items = text.slice(place === "before" ? start + 1 : start, place === "after" ? end - 1 : end).split(separator);
  return read === undefined ? items : items.map((item) => read(item));
}

/** How many places generated code has for those of separators, the first and the last for other places; a power of two. @public */
export const SEPARATORS = 64;

function itemAt<T>(text: string, places: Int32Array, at: number, read: ((text: string) => T) | undefined): T | string {
  const item = text.slice((places[at] as number) + 1, places[at + 1]);
  return read === undefined ? item : read(item);
}

/**
 * The items of a list of which it is known where its separators stand.
 *
 * @param text - The URL.
 * @param start - Where the list begins in it.
 * @param end - Where it ends.
 * @param separator - The character that separates the items.
 * @param place - Where the separators stand.
 * @param places - Where in the URL they are, the first of them at 1; the place before the first and the one behind the last are overwritten.
 * @param count - How many there are; those that stand behind the list come last.
 * @param read - What turns the text of an item, still percent-encoded, into its value; without it, the text is the value.
 * @returns The items, in order.
 * @public
 */
export function itemsAt<T>(
  text: string,
  start: number,
  end: number,
  separator: string,
  place: Placement,
  places: Int32Array,
  count: number,
  read?: (text: string) => T,
): (T | string)[] {
  if (count > SEPARATORS - 2) return itemsOf(text, start, end, separator, place, read);
  let last = count;
  while (last > 0 && (places[last] as number) >= end) last--;
  const first = place === "before" ? 1 : 0;
  places[0] = start - 1;
  if (place !== "after") places[++last] = end;
  const length = last - first;
  if (length < 1) return [];
  const one = itemAt(text, places, first, read);
  if (length === 1) return [one];
  const two = itemAt(text, places, first + 1, read);
  if (length === 2) return [one, two];
  // What is written with its items has just their length; what grows has room to spare, which is allotted and cleared each time.
  const items = [one, two, itemAt(text, places, first + 2, read)];
  for (let at = first + 3; at < last; at++) items[at - first] = itemAt(text, places, at, read);
  return items;
}

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
      return itemsOf<string>(text, 0, text.length, separator, place).flatMap((one): readonly Fault[] => {
        const from = offset;
        offset += one.length + 1;
        return item.faults(one).map((fault) => ({ ...fault, index: fault.index + from, end: fault.end + from }));
      });
    },
    spell: (site, value, exact) => {
      if (!isPlainArray(value)) throw new Refusal(name, value === undefined ? missing : notPlainOf("array"));
      if (value.length === 0 && place === "between") throw new Refusal(name, emptyList);
      let text = "";
      let index = 0;
      try {
        for (; index < value.length; index++) {
          const one = item.spell(site, value[index], exact);
          if (place === "after") text += one + separator;
          else text += place === "before" || index > 0 ? separator + one : one;
        }
      } catch (refusal) {
        throw refusalInList(name, index, item.name, refusal);
      }
      return text;
    },
  };
}
