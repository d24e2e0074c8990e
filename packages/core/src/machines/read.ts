import type { Component, Fault, List, Node } from "../nodes.ts";
import { componentsOf } from "../tree.ts";
import { type Matcher, matcher } from "./regexp.ts";

/** What the scheme tells its components. */
export interface Site {
  readonly defaultPort: number | undefined;
}

/** The text that an absent component stands for. */
export function absentText(element: Component | List, site: Site): string | undefined {
  if (element.kind === "list") return element.place === "between" ? undefined : "";
  const { absent } = element.options;
  return typeof absent === "function" ? absent(site) : absent;
}

/** Instead of a value: a rule beyond the grammar is broken. */
export const faulty: unique symbol = Symbol("faulty");

/** Turns the text of one component into its value. */
export interface ElementReader {
  /** @returns The value, or `faulty`. */
  readonly read: (text: string) => unknown;
  /** Whether `read` would return a value. */
  readonly test: (text: string) => boolean;
  /** All faults in the text, each as an offset from where `text` begins. */
  readonly faults: (text: string) => readonly Fault[];
}

const shifted = (faults: readonly Fault[], by: number) =>
  faults.map((fault) => ({ ...fault, index: fault.index + by, end: fault.end + by }));

/** The texts of a list's items. Most lists have few, for which this is several times faster than `split`. */
function itemTexts({ separator, place }: List, text: string): readonly string[] {
  const texts: string[] = [];
  const stop = place === "after" ? text.length - 1 : text.length;
  let start = place === "before" ? 1 : 0;
  if (place === "between" || text !== "") {
    for (let end = text.indexOf(separator, start); end >= 0 && end < stop; end = text.indexOf(separator, start)) {
      texts.push(text.slice(start, end));
      start = end + 1;
    }
    texts.push(text.slice(start, stop));
  }
  return texts;
}

function componentReader({ codec }: Component): ElementReader {
  const { read, check } = codec;
  if (check === undefined) return { read, test: () => true, faults: () => [] };
  const test = (text: string) => check(text).length === 0;
  return { read: (text) => (test(text) ? read(text) : faulty), test, faults: check };
}

function listReader(list: List): ElementReader {
  const item = itemReader(list.item);
  return {
    read: (text) => {
      const values: unknown[] = [];
      for (const itemText of itemTexts(list, text)) {
        const value = item.read(itemText);
        if (value === faulty) return faulty;
        values.push(value);
      }
      return values;
    },
    test: (text) => itemTexts(list, text).every(item.test),
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
  if (item.kind === "component" || item.kind === "list") return elementReader(item);
  const names = componentsOf(item).map(({ name }) => name);
  const components = componentsReader(item, "", { defaultPort: undefined });
  return {
    read: (text) => {
      const values = components.read(text);
      if (values === undefined || values === faulty) return faulty;
      const record: Record<string, unknown> = {};
      for (let index = 0; index < names.length; index++) record[names[index] as string] = values[index];
      return record;
    },
    test: components.test,
    faults: (text) => components.faults(text).map(({ fault }) => fault),
  };
}

function elementReader(element: Component | List): ElementReader {
  return element.kind === "list" ? listReader(element) : componentReader(element);
}

/** Whether what the expression takes for a component may still be none: it breaks a rule, or an item of a list is none. */
function isChecked(element: Component | List): boolean {
  if (element.kind === "component") return element.codec.check !== undefined;
  const { item } = element;
  return item.kind === "component" || item.kind === "list" ? isChecked(item) : true;
}

/** A fault, and the component in which it is. */
export interface Located {
  readonly element: Component | List;
  readonly fault: Fault;
}

/** Takes texts of a grammar apart. */
export interface ComponentsReader {
  /** @returns The components' values in order, `undefined` where the text is no such text, `faulty` where it breaks a rule. */
  readonly read: (text: string) => unknown[] | typeof faulty | undefined;
  /** Whether `read` would return values. */
  readonly test: (text: string) => boolean;
  /** The faults in a text that the grammar accepts, from left to right. */
  readonly faults: (text: string) => readonly Located[];
}

/**
 * Compiles a grammar into its reader; each expression when it is first needed.
 *
 * @param prefix - The source of what stands before the grammar's text.
 */
export function componentsReader(node: Node, prefix: string, site: Site): ComponentsReader {
  const elements = componentsOf(node);
  const readers = elements.map(elementReader);
  const absent = elements.map((element) => absentText(element, site));
  const checked = elements.flatMap((element, index) => (isChecked(element) ? [readers[index] as ElementReader] : []));
  let all: Matcher | undefined;
  let few: Matcher | undefined;
  return {
    read: (text) => {
      all ??= matcher(node, prefix, () => true);
      const found = all.exec(text);
      if (found === null) return undefined;
      const values = new Array<unknown>(readers.length);
      for (let index = 0; index < readers.length; index++) {
        const part = found[index + 1] ?? absent[index];
        const value = part === undefined ? undefined : (readers[index] as ElementReader).read(part);
        if (value === faulty) return faulty;
        values[index] = value;
      }
      return values;
    },
    test: (text) => {
      few ??= matcher(node, prefix, isChecked);
      if (checked.length === 0) return few.test(text);
      const found = few.exec(text);
      return (
        found !== null &&
        checked.every(({ test }, index) => found[index + 1] === undefined || test(found[index + 1] as string))
      );
    },
    faults: (text) => {
      const places = matcher(node, prefix, () => true, "d").exec(text)?.indices ?? [];
      return elements.flatMap((element, index) => {
        const place = places[index + 1];
        if (place === undefined) return [];
        return shifted((readers[index] as ElementReader).faults(text.slice(...place)), place[0]).map((fault) => ({
          element,
          fault,
        }));
      });
    },
  };
}
