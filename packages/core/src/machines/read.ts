import type { Component, Fault, List, Node } from "../nodes.ts";
import { componentsOf, isElement, PLAIN_LENGTH, plainOf, rawCharacters } from "../tree.ts";
import { BARE_PERCENT, matcher } from "./regexp.ts";

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

/** Turns the text of one component into its value. */
interface ElementReader {
  /** @returns The value, or `undefined` where the text breaks a rule beyond the grammar. */
  readonly read: (text: string) => unknown;
  /** The same for a text of the plain form, without escapes; without it, the text is the value. */
  readonly readPlain: ((text: string) => unknown) | undefined;
  /** The same for one that is so short that nothing needs to be checked. */
  readonly readShort: ((text: string) => unknown) | undefined;
  /** All faults in the text, each as an offset from where `text` begins. */
  readonly faults: (text: string) => readonly Fault[];
}

type Way = "read" | "readPlain" | "readShort";

/** What is to be done with a group that the expression has captured. */
interface Job {
  readonly group: number;
  readonly read: ElementReader["readPlain"];
  /** The value where there is no text; what can be changed must be made anew each time. */
  readonly absent: string | number | boolean | undefined | (() => unknown);
}

/** The value of an absent component. */
function absentOf(element: Component | List, site: Site, { read }: ElementReader): Job["absent"] {
  const text = absentText(element, site);
  const value = text === undefined ? undefined : read(text);
  return typeof value === "object" ? () => read(text as string) : (value as Job["absent"]);
}

const shifted = (faults: readonly Fault[], by: number) =>
  faults.map((fault) => ({ ...fault, index: fault.index + by, end: fault.end + by }));

/**
 * The texts of a list's items. Most lists have few, for which this is several times faster than `split`; and `push` is a call,
 * where an assignment is none.
 */
function itemTexts({ separator, place }: List, text: string): unknown[] {
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

function componentReader({ codec, options }: Component): ElementReader {
  const { check, isPlain } = codec;
  const readShort = isPlain ? undefined : codec.read;
  if (check === undefined) return { read: codec.read, readPlain: readShort, readShort, faults: () => [] };
  const read = (text: string) => (check(text).length === 0 ? codec.read(text) : undefined);
  if (options.plain === undefined) return { read, readPlain: read, readShort: read, faults: check };
  return {
    read,
    readPlain: (text) => (text.length > PLAIN_LENGTH ? read(text) : isPlain ? text : codec.read(text)),
    readShort,
    faults: check,
  };
}

function listReader(list: List): ElementReader {
  const item = itemReader(list.item);
  const readWith = (readItem: (text: string) => unknown) => (text: string) => {
    const items = itemTexts(list, text);
    for (let index = 0; index < items.length; index++) {
      const value = readItem(items[index] as string);
      if (value === undefined) return undefined;
      items[index] = value;
    }
    return items;
  };
  const readPlain = item.readPlain === undefined ? (text: string) => itemTexts(list, text) : readWith(item.readPlain);
  const read = readWith(item.read);
  return {
    read,
    readPlain,
    readShort: readPlain,
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
  const readRecord = (text: string) => {
    const values = read(text);
    return values && recordOf(names, values.slice(1));
  };
  const own = { read: readRecord, readPlain: readRecord, readShort: readRecord };
  return { ...own, faults: (text) => faults(text).map(({ fault }) => fault) };
}

/** An object of some values. */
export function recordOf(names: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [index, name] of names.entries()) record[name] = values[index];
  return record;
}

function elementReader(element: Component | List): ElementReader {
  return element.kind === "list" ? listReader(element) : componentReader(element);
}

/** Whether there are rules beyond the grammar. */
function hasCheck(element: Component | List): boolean {
  return element.kind === "list" ? componentsOf(element.item).some(hasCheck) : element.codec.check !== undefined;
}

/** Whether the separator of a list of objects stands before each, and nowhere else: then what follows the first is that list. */
function isAlone(element: Component | List, node: Node): boolean {
  if (element.kind !== "list" || element.place !== "before") return false;
  const { item, separator } = element;
  return !isElement(item) && rawCharacters(node).split(separator).length === 2;
}

/** Whether nothing can be wrong with what is matched by the expression of the plain form, if it is short. */
function isSure(element: Component | List): boolean {
  return !hasCheck(element) || (element.kind === "component" && element.options.plain !== undefined);
}

/** Whether a text is found in which all that is captured is so short that it needs no check. */
function isShortInAll(found: RegExpExecArray | null): boolean {
  if (found === null) return false;
  for (let index = 1; index < found.length; index++) if ((found[index]?.length ?? 0) > PLAIN_LENGTH) return false;
  return true;
}

/** A fault, and the component in which it is. */
export interface Located {
  readonly element: Component | List;
  readonly fault: Fault;
}

/** Takes texts of a grammar apart. */
export interface ComponentsReader {
  /** @returns The components' values in order, from 1 on; `undefined` where the text is no such text or breaks a rule. */
  readonly read: (text: string) => unknown[] | undefined;
  /** Whether `read` would return values. */
  readonly test: (text: string) => boolean;
  /** The faults in a text that the grammar accepts, from left to right. */
  readonly faults: (text: string) => readonly Located[];
}

/**
 * Compiles a grammar into its reader. Most texts are plain, so that expression is tried first; what it matches needs little more.
 *
 * @param prefix - The source of what stands before the grammar's text.
 * @param plainPrefix - The same for plain texts.
 */
export function componentsReader(node: Node, prefix: string, site: Site, plainPrefix = prefix): ComponentsReader {
  const elements = componentsOf(node);
  const readers = elements.map(elementReader);
  const jobsOf = (way: Way) =>
    readers.flatMap((reader, index): readonly Job[] => {
      const [read, absent] = [reader[way], absentOf(elements[index] as Component | List, site, reader)];
      return read === undefined && absent === undefined ? [] : [{ group: index + 1, read, absent }];
    });
  const jobs = jobsOf("read");
  const plainJobs = jobsOf("readPlain");
  const shortJobs = jobsOf("readShort");
  const checked = readers.filter((_, index) => hasCheck(elements[index] as Component | List));
  const isEachSure = elements.every(isSure);
  const captured = (element: Component | List) => (isAlone(element, node) ? "loosely" : true);
  const all = matcher(node, prefix, captured);
  const few = matcher(node, prefix, hasCheck);
  const plainNode = plainOf(node);
  const plain = matcher(plainNode, plainPrefix, captured);
  const plainShort = matcher(plainNode, plainPrefix, () => false);
  const plainLong = matcher(plainNode, plainPrefix, hasCheck);
  const placed = matcher(node, prefix, () => true, "d");

  /** Puts the values into the places of their texts, which saves an array. */
  function evaluate(found: unknown[], jobs: readonly Job[]): unknown[] | undefined {
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

  return {
    read: (text) => {
      const hasEscapes = text.includes("%");
      if (hasEscapes && BARE_PERCENT.test(text)) return undefined;
      const found = plain().exec(text);
      if (found !== null && !hasEscapes) return evaluate(found, text.length <= PLAIN_LENGTH ? shortJobs : plainJobs);
      const other = found ?? all().exec(text);
      return other === null ? undefined : evaluate(other, jobs);
    },
    test: (text) => {
      if (text.includes("%") && BARE_PERCENT.test(text)) return false;
      if (isEachSure && (text.length > PLAIN_LENGTH ? isShortInAll(plainLong().exec(text)) : plainShort().test(text)))
        return true;
      const parts = few().exec(text);
      if (parts === null) return false;
      for (let index = 0; index < checked.length; index++) {
        const part = parts[index + 1];
        if (part !== undefined && (checked[index] as ElementReader).read(part) === undefined) return false;
      }
      return true;
    },
    faults: (text) => {
      const places = placed().exec(text)?.indices ?? [];
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
