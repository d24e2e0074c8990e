import type { Span } from "@url1738/redact/masking";
import { emptyList } from "../errors/sentences.ts";
import type { ErrorInside, Placement } from "../grammar/nodes.ts";
import { type Element, noErrors } from "./element.ts";
import { itemError } from "./indexed-error.ts";
import { arrayOf, isPlainArray, isSameValue } from "./record.ts";
import { Refusal, refusalInList } from "./refusal.ts";

/** Finds the end of the item that begins at `start`. */
function endOf(text: string, start: number, last: number, separator: string): number {
  const end = text.indexOf(separator, start);
  return end < 0 || end > last ? last : end;
}

/** The length above which a text is split in one go. */
const LONG = 1_000;

/** Returns its arguments. V8 never makes this array among long-lived objects, unlike a literal, and with no spare room, unlike one that grows. */
const several = (...items: string[]) => items;

/** Cuts a list, from `start` to `to` in a URL, into the texts of its items, percent-encoded. */
function itemTexts(text: string, start: number, to: number, separator: string, place: Placement): string[] {
  if (place !== "between" && start === to) return several();
  const last = place === "after" ? to - 1 : to;
  const from = place === "before" ? start + 1 : start;
  if (last - from > LONG) return text.slice(from, last).split(separator);
  const first = endOf(text, from, last, separator);
  if (first === last) return several(text.slice(from, first));
  const two = endOf(text, first + 1, last, separator);
  if (two === last) return several(text.slice(from, first), text.slice(first + 1, two));
  let end = endOf(text, two + 1, last, separator);
  const items = several(text.slice(from, first), text.slice(first + 1, two), text.slice(two + 1, end));
  while (end !== last) {
    const next = end + 1;
    end = endOf(text, next, last, separator);
    items[items.length] = text.slice(next, end);
  }
  return items;
}

/** Reads a list, from `start` to `to` in a URL. @param read - Reads the text of an item; by default, that is its value. @public */
export function readItems(
  text: string,
  start: number,
  to: number,
  separator: string,
  place: Placement,
  read?: ((text: string) => unknown) | false,
): unknown[] {
  const items: unknown[] = itemTexts(text, start, to, separator, place);
  if (read) for (let index = 0; index < items.length; index++) items[index] = read(items[index] as string);
  return items;
}

/** The length above which a growing spelling is flattened. */
const LONG_TEXT = 4_000;

/**
 * Makes the element of a list from that of an item.
 *
 * @param absent - The value that absence means, if any; by default, an empty list if separators come before or after each item.
 * @public
 */
export function listElement(
  name: string,
  item: Element,
  separator: string,
  place: Placement,
  absent: unknown = place === "between" ? undefined : [],
): Element {
  function spell(value: unknown, exact: boolean): string {
    const items = arrayOf(name, value);
    if (items.length === 0 && place === "between") throw new Refusal(name, emptyList);
    let before = "";
    let text = "";
    let index = 0;
    try {
      for (; index < items.length; index++) {
        const spelt = item.spell(items[index], exact);
        if (place === "after") text += spelt + separator;
        else text += place === "before" || index > 0 ? separator + spelt : spelt;
        // Until it is read, a concatenated string is a tree of its pieces, and a tree of a million pieces outlives V8's young generation.
        if (text.length > LONG_TEXT) {
          before += text.slice(0, -1);
          text = text.slice(-1);
        }
      }
    } catch (refusal) {
      throw refusalInList(`${name}[${index}]`, item.name, refusal);
    }
    return before + text;
  }

  /** Collects what there is to tell of each item, with its path in the value and its place in the text of the list. */
  const ofItems =
    <T extends Span & { readonly path?: string | undefined }>(find: (item: string) => readonly T[]) =>
    (text: string) => {
      let start = place === "before" ? 1 : 0;
      return itemTexts(text, 0, text.length, separator, place).flatMap((itemText, at) => {
        const from = start;
        start += itemText.length + 1;
        return find(itemText).map((each) => ({
          ...each,
          path: `[${at}]${each.path ?? ""}`,
          index: each.index + from,
          end: each.end + from,
        }));
      });
    };

  return {
    name,
    itemError,
    isAbsent: (value) => absent !== undefined && isPlainArray(value) && isSameValue(value, absent),
    spell,
    errors: item.errors === noErrors ? noErrors : ofItems<ErrorInside>((text) => item.errors(text)),
    inside: ofItems((text) => item.inside?.(text) ?? [{ path: "", index: 0, end: text.length }]),
  };
}
