import type { Component, Fault, List, Node } from "../grammar/nodes.ts";
import { componentsOf, isElement, rawCharacters } from "../grammar/walk.ts";
import { absentText, type Site } from "./absent.ts";
import { componentPlaces } from "./component-places.ts";
import { BARE_PERCENT, type Captured, matcher } from "./pattern.ts";
import { recordOf } from "./record.ts";

/**
 * The strict reader: one expression splits a text, and each part is checked and read by itself. All that parsing means stands
 * here; what is faster for most texts stands before it, in `quick-reader.ts`.
 */

/** A fault, and the component in which it is. */
export interface Located {
  readonly element: Component | List;
  readonly fault: Fault;
}

/** Takes texts of a grammar apart. */
export interface ComponentsReader {
  /** @returns The components' values in order, from 1 on; `undefined` where the text does not derive from the grammar or breaks a rule. */
  readonly read: (text: string) => unknown[] | undefined;
  /** The faults in a text that the grammar accepts, from left to right. */
  readonly faults: (text: string) => readonly Located[];
  /** How each component is read, in order. */
  readonly jobs: readonly (Job & ElementReader)[];
}

/** Turns the text of one component into its value. */
interface ElementReader {
  /** @returns The value, or `undefined` where the text breaks a rule beyond the grammar. */
  readonly read: (text: string) => unknown;
  /** All faults in the text, as offsets from where `text` begins. */
  readonly faults: (text: string) => readonly Fault[];
}

/** What is to be done with a group that the expression has captured. */
export interface Job {
  readonly group: number;
  /** Without it, the text is the value. */
  readonly read: ElementReader["read"] | undefined;
  /** The value where there is no text; what can be changed must be made anew each time. */
  readonly absent: string | number | boolean | undefined | (() => unknown);
}

/** The value of an absent component. */
function absentValue(element: Component | List, site: Site, { read }: ElementReader): Job["absent"] {
  const text = absentText(element, site);
  const value = text === undefined ? undefined : read(text);
  return typeof value === "object" ? () => read(text as string) : (value as Job["absent"]);
}

/** Puts the values into the places of their texts, which saves an array. */
export function evaluate(found: unknown[], jobs: readonly Job[]): unknown[] | undefined {
  for (let index = 0; index < jobs.length; index++) {
    const { group, read, absent } = jobs[index] as Job;
    const part = found[group];
    if (part === undefined) {
      found[group] = typeof absent === "function" ? absent() : absent;
    } else if (read !== undefined) {
      const value = read(part as string);
      if (value === undefined) return undefined;
      found[group] = value;
    }
  }
  return found;
}

const shifted = (faults: readonly Fault[], by: number) =>
  faults.map((fault) => ({ ...fault, index: fault.index + by, end: fault.end + by }));

/**
 * The texts of a list's items. Most lists have few, for which this is several times faster than `split`; and `push` is a call,
 * where an assignment is not.
 */
export function itemTexts({ separator, place }: List, text: string): unknown[] {
  const texts: string[] = [];
  if (place !== "between" && text === "") return texts;
  let start = place === "before" ? 1 : 0;
  for (let end = text.indexOf(separator, start); end >= 0; end = text.indexOf(separator, start)) {
    texts[texts.length] = text.slice(start, end);
    start = end + 1;
  }
  if (place !== "after") texts[texts.length] = text.slice(start);
  return texts;
}

/** Reads each item in its place; nothing where one cannot be read. */
export function readItems(items: unknown[], read: ElementReader["read"]): unknown[] | undefined {
  for (let index = 0; index < items.length; index++) {
    const value = read(items[index] as string);
    if (value === undefined) return undefined;
    items[index] = value;
  }
  return items;
}

/** The reader of one component. */
export function componentReader({ codec: { read, check } }: Component): ElementReader {
  if (check === undefined) return { read, faults: () => [] };
  return { read: (text) => (check(text).length === 0 ? read(text) : undefined), faults: check };
}

function listReader(list: List): ElementReader {
  const item = itemReader(list.item);
  return {
    read: (text) => readItems(itemTexts(list, text), item.read),
    faults: (text) => {
      let offset = list.place === "before" ? 1 : 0;
      return (itemTexts(list, text) as string[]).flatMap((itemText) => {
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
      return values && recordOf(names, values.slice(1));
    },
    faults: (text) => faults(text).map(({ fault }) => fault),
  };
}

/** The reader of one component or list. */
function elementReader(element: Component | List): ElementReader {
  return element.kind === "list" ? listReader(element) : componentReader(element);
}

/** Whether the separator of a list of objects stands before each, and nowhere else: then what follows the first is that list. */
function isAlone({ item, separator, place }: List, node: Node): boolean {
  return place === "before" && !isElement(item) && rawCharacters(node).split(separator).length === 2;
}

/** How the components of a grammar are captured to be read: all of them, and loosely what is matched item by item then. */
export function capturedToRead(node: Node): Captured {
  return (element) => (element.kind === "list" && isAlone(element, node) ? "loosely" : true);
}

/**
 * Compiles a grammar into its reader.
 *
 * @param prefix - The source of what stands before the grammar's text.
 */
export function componentsReader(node: Node, prefix: string, site: Site): ComponentsReader {
  const elements = componentsOf(node);
  const jobs = elements.map((element, index) => {
    const reader = elementReader(element);
    return { ...reader, group: index + 1, absent: absentValue(element, site, reader) };
  });
  const expression = matcher(node, prefix, capturedToRead(node));
  const placesIn = componentPlaces(node, prefix);

  return {
    jobs,
    read: (text) => {
      if (BARE_PERCENT.test(text)) return undefined;
      const found = expression().exec(text);
      return found === null ? undefined : evaluate(found, jobs);
    },
    faults: (text) => {
      const places = placesIn(text);
      return jobs.flatMap(({ faults }, index) => {
        const place = places[index];
        if (place === undefined) return [];
        const element = elements[index] as Component | List;
        return shifted(faults(text.slice(...place)), place[0]).map((fault) => ({ element, fault }));
      });
    },
  };
}
