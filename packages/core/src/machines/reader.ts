import type { Component, Fault, List, Node } from "../grammar/nodes.ts";
import { componentsOf, isElement, occurrencesOf } from "../grammar/walk.ts";
import { BARE_PERCENT } from "../syntax/percent-encoding.ts";
import { absentText, type Site } from "./absent.ts";
import type { ComponentPlace, FaultOf } from "./component-place.ts";
import { componentPlaces, LONG } from "./component-places.ts";
import { matcher } from "./pattern.ts";
import { recordOf } from "./record.ts";

/** The reader: one expression splits a text into its components, then each of them is checked and read by itself. */

/** Takes texts of a grammar apart. */
export interface ComponentsReader {
  /** @returns The components' values in order; `undefined` where the text does not derive from the grammar or breaks a rule. */
  readonly read: (text: string) => readonly unknown[] | undefined;
  /** The faults in a text that the grammar accepts, from left to right. */
  readonly faults: (text: string) => readonly FaultOf[];
  /** Where the components of a text that the grammar accepts stand, in the order of the grammar. */
  readonly places: (text: string) => readonly ComponentPlace[];
}

/** Turns the text of one component into its value. */
interface ElementReader {
  /** @returns The value, or `undefined` where the text breaks a rule beyond the grammar. */
  readonly read: (text: string) => unknown;
  /** All faults in the text, as offsets from where `text` begins. */
  readonly faults: (text: string) => readonly Fault[];
}

/** Faults in a text as those of a longer one, in which it begins at an offset. */
function shifted(faults: readonly Fault[], by: number): readonly Fault[] {
  return faults.map((fault) => ({ ...fault, index: fault.index + by, end: fault.end + by }));
}

/** The texts of a list's items. */
export function itemTexts({ separator, place }: List, text: string): readonly string[] {
  const texts = text.split(separator);
  if (place === "before") texts.shift();
  if (place === "after") texts.pop();
  return texts;
}

/** The reader of one component. */
function componentReader({ codec: { read, check } }: Component): ElementReader {
  if (check === undefined) return { read, faults: () => [] };
  return { read: (text) => (check(text).length === 0 ? read(text) : undefined), faults: check };
}

function listReader(list: List): ElementReader {
  const item = itemReader(list.item);
  return {
    read: (text) => {
      const values: unknown[] = [];
      for (const one of itemTexts(list, text)) {
        const value = item.read(one);
        if (value === undefined) return undefined;
        values.push(value);
      }
      return values;
    },
    faults: (text) => {
      let offset = list.place === "before" ? 1 : 0;
      return itemTexts(list, text).flatMap((itemText) => {
        const faults = shifted(item.faults(itemText), offset);
        offset += itemText.length + 1;
        return faults;
      });
    },
  };
}

/** The reader of a list's item: that of the component it is, else one that makes an object of its components. */
function itemReader(item: Node): ElementReader {
  if (isElement(item)) return elementReader(item);
  const names = componentsOf(item).map(({ name }) => name);
  const { read, faults } = componentsReader(item, "", { defaultPort: undefined });
  return {
    read: (text) => {
      const values = read(text);
      return values && recordOf(names, values);
    },
    faults: (text) => faults(text).map(({ component, section, ...fault }) => fault),
  };
}

/** Makes the function that gives the value that absence stands for. Of a list, the empty text stands for no items, even where an item may be empty. */
function absentReader(element: Component | List, { read }: ElementReader, site: Site): () => unknown {
  const text = absentText(element, site);
  if (text === undefined) return () => undefined;
  return element.kind === "list" && text === "" ? () => [] : () => read(text);
}

/** The reader of one component or list. */
function elementReader(element: Component | List): ElementReader {
  return element.kind === "list" ? listReader(element) : componentReader(element);
}

/**
 * Makes the reader of a grammar.
 *
 * @param prefix - The source of what stands before the grammar's text.
 */
export function componentsReader(node: Node, prefix: string, site: Site): ComponentsReader {
  const elements = componentsOf(node);
  const readers = elements.map(elementReader);
  /** For each element the groups of the expression in which it may stand: more than one where alternatives share it. */
  const groups = elements.map(({ name }) =>
    occurrencesOf(node).flatMap((other, index) => (other.name === name ? [index] : [])),
  );
  const absent = elements.map((element, index) => absentReader(element, readers[index] as ElementReader, site));
  const expression = matcher(node, prefix);
  const placesIn = componentPlaces(node, prefix);

  /** The texts of the groups; nothing of a text that does not derive from the grammar. */
  function textsIn(text: string): readonly (string | undefined)[] | undefined {
    if (BARE_PERCENT.test(text)) return undefined;
    const found = expression().exec(text);
    if (found !== null || text.length <= LONG) return found?.slice(1);
    return placesIn(text)?.map((place) => place && text.slice(...place));
  }

  function places(text: string): readonly (ComponentPlace & { readonly order: number })[] {
    const indices = placesIn(text);
    return elements.flatMap(({ name }, order) => {
      const place = groups[order]?.map((group) => indices?.[group]).find((one) => one !== undefined);
      return place === undefined ? [] : [{ component: name, index: place[0], end: place[1], order }];
    });
  }

  return {
    read: (text) => {
      const found = textsIn(text);
      if (found === undefined) return undefined;
      const values: unknown[] = [];
      for (let index = 0; index < readers.length; index++) {
        const group = groups[index]?.find((one) => found[one] !== undefined);
        const part = group === undefined ? undefined : found[group];
        const value = part === undefined ? absent[index]?.() : readers[index]?.read(part);
        if (part !== undefined && value === undefined) return undefined;
        values.push(value);
      }
      return values;
    },
    faults: (text) =>
      places(text).flatMap(({ component, index, end, order }) => {
        const element = elements[order] as Component | List;
        const section = element.kind === "component" ? element.options.section : undefined;
        const own = readers[order]?.faults(text.slice(index, end)) ?? [];
        return shifted(own, index).map((fault) => ({ ...fault, component, section }));
      }),
    places: (text) => places(text).map(({ component, index, end }) => ({ component, index, end })),
  };
}
