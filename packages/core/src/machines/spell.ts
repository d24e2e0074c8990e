import type { Component, List, Node } from "../nodes.ts";
import { componentsOf } from "../tree.ts";
import { absentText, type Site } from "./read.ts";
import { matcher } from "./regexp.ts";

/** A component that cannot be spelt, and why, as the end of a sentence about it. */
export class Refusal {
  readonly component: string;
  readonly reason: string;

  constructor(component: string, reason: string) {
    this.component = component;
    this.reason = reason;
  }
}

/** The values of a URL's components, by name. */
export type Parts = Readonly<Record<string, unknown>>;

/**
 * Spells a value.
 *
 * @param exact - Whether only a value will do that reading the spelling gives back.
 * @throws {@link Refusal}
 */
type Speller<Value> = (value: Value, exact: boolean) => string;

/** Spells the components of a grammar. */
export type PartsSpeller = Speller<Parts>;

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}

/** An object without a class, from whichever realm. */
export function isPlain(value: unknown): value is Parts {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Tells whether a text obeys a component's rule. */
function obeys({ item }: Component): (text: string) => boolean {
  return matcher(item, "", () => false).test;
}

function componentSpeller(component: Component): Speller<unknown> {
  const { name, codec } = component;
  const isText = obeys(component);
  return (value, exact) => {
    const text = codec.spell(value);
    if (text === undefined) throw new Refusal(name, wrongType(value));
    if (!isText(text)) throw new Refusal(name, "has a value that its rule does not allow");
    const fault = codec.check?.(text)[0];
    if (fault !== undefined) throw new Refusal(name, `breaks a rule: ${fault.message}`);
    if (exact && !isSame(codec.read(text), value))
      throw new Refusal(name, "is not written as parse writes it; build does that");
    return text;
  };
}

function wrongType(value: unknown): string {
  if (value === undefined) return "is missing";
  return typeof value === "string" ? "is a string that no octets stand for" : "has a value of the wrong type";
}

function listSpeller({ name, item, separator, place }: List): Speller<unknown> {
  const spellItem = itemSpeller(name, item);
  return (value, exact) => {
    if (!Array.isArray(value)) throw new Refusal(name, value === undefined ? "is missing" : "is no array");
    if (Object.keys(value).length !== value.length)
      throw new Refusal(name, "is an array with holes or with other properties");
    if (value.length === 0 && place === "between") throw new Refusal(name, "is empty");
    const texts: string[] = [];
    for (let index = 0; index < value.length; index++) texts.push(spellItem(value[index], exact));
    if (place === "between") return texts.join(separator);
    return texts.map((text) => (place === "before" ? separator + text : text + separator)).join("");
  };
}

function itemSpeller(name: string, item: Node): Speller<unknown> {
  const named =
    (spell: Speller<unknown>): Speller<unknown> =>
    (value, exact) => {
      try {
        return spell(value, exact);
      } catch (refusal) {
        throw refusal instanceof Refusal ? new Refusal(name, `has an item that ${refusal.reason}`) : refusal;
      }
    };
  if (item.kind === "component" || item.kind === "list") return named(elementSpeller(item));
  const spell = partsSpeller(item, { defaultPort: undefined });
  return named((value, exact) => {
    if (!isPlain(value)) throw new Refusal(name, "is no plain object");
    return spell({ ...value }, exact);
  });
}

function elementSpeller(element: Component | List): Speller<unknown> {
  return element.kind === "list" ? listSpeller(element) : componentSpeller(element);
}

/** Tells whether a grammar must be written for these parts, because one of its components is not what its absence stands for. */
function presence(node: Node, site: Site): (parts: Parts, exact: boolean) => boolean {
  const elements = componentsOf(node).map((element) => ({ name: element.name, isAbsent: absence(element, site) }));
  return (parts, exact) =>
    elements.some(({ name, isAbsent }) => parts[name] !== undefined && !isAbsent(parts[name], exact));
}

/** Tells whether a component has the value that its absence stands for. */
function absence(element: Component | List, site: Site): (value: unknown, exact: boolean) => boolean {
  if (element.kind === "list")
    return (value) => element.place !== "between" && Array.isArray(value) && value.length === 0;
  const text = absentText(element, site);
  if (text === undefined) return () => false;
  const { read, spell } = element.codec;
  const absent = read(text);
  const isText = obeys(element);
  return (value, exact) => {
    if (exact || isSame(value, absent)) return isSame(value, absent);
    const spelling = spell(value);
    return spelling !== undefined && isText(spelling) && isSame(read(spelling), absent);
  };
}

/** Leaves a part out: none of its components may have another value than its absence stands for. */
function omission(node: Node, site: Site): PartsSpeller {
  const elements = componentsOf(node).map((element) => ({
    name: element.name,
    isAbsent: absence(element, site),
    isRequired: absentText(element, site) !== undefined,
  }));
  return (parts, exact) => {
    for (const { name, isAbsent, isRequired } of elements) {
      const value = parts[name];
      if (value === undefined && exact && isRequired) throw new Refusal(name, "is missing");
      if (value !== undefined && !isAbsent(value, exact))
        throw new Refusal(name, "cannot stand beside the other components");
    }
    return "";
  };
}

/** In a part that is written, a component that is not given has the value that its absence stands for; only `build` allows it. */
function written(element: Component | List, site: Site): PartsSpeller {
  const { name } = element;
  const spell = elementSpeller(element);
  const text = absentText(element, site);
  return (parts, exact) => {
    const value = parts[name];
    return value === undefined && !exact && text !== undefined ? text : spell(value, exact);
  };
}

function inOrder(spellers: readonly PartsSpeller[]): PartsSpeller {
  return (parts, exact) => {
    let text = "";
    for (const spell of spellers) text += spell(parts, exact);
    return text;
  };
}

/** Of alternatives the first that must be written, else the first; the others are left out. */
function chosen(items: readonly Node[], site: Site): PartsSpeller {
  const ways = items.map((item) => ({
    isPresent: presence(item, site),
    spell: compile(item, site),
    omit: omission(item, site),
  }));
  return (parts, exact) => {
    const way = ways.find(({ isPresent }) => isPresent(parts, exact)) ?? ways[0];
    return ways.map((each) => (each === way ? each.spell(parts, exact) : each.omit(parts, exact))).join("");
  };
}

function optional(item: Node, site: Site): PartsSpeller {
  const [isPresent, spell, omit] = [presence(item, site), compile(item, site), omission(item, site)];
  return (parts, exact) => (isPresent(parts, exact) ? spell(parts, exact) : omit(parts, exact));
}

function compile(node: Node, site: Site): PartsSpeller {
  switch (node.kind) {
    case "literal":
      return () => node.text;
    case "sequence":
      return inOrder(node.items.map((item) => compile(item, site)));
    case "choice":
      return chosen(node.items, site);
    case "optional":
      return node.implied ? compile(node.item, site) : optional(node.item, site);
    case "rule":
      return compile(node.item, site);
    case "component":
    case "list":
      return written(node, site);
    default:
      throw new TypeError(`a ${node.kind} outside of any component has nothing to be spelt from`);
  }
}

/** Compiles a grammar into its speller: components to text. */
export function partsSpeller(node: Node, site: Site): PartsSpeller {
  const spell = compile(node, site);
  const elements = componentsOf(node).map((element) => ({
    name: element.name,
    isAbsent: absence(element, site),
    spellAlone: elementSpeller(element),
  }));
  const names = new Set(elements.map(({ name }) => name));

  /** What is wrong by itself is named before what is wrong beside others. */
  function checkEach(parts: Parts, exact: boolean): void {
    for (const { name, isAbsent, spellAlone } of elements)
      if (parts[name] !== undefined && !isAbsent(parts[name], exact)) spellAlone(parts[name], exact);
  }

  return (parts, exact) => {
    try {
      const text = spell(parts, exact);
      for (const name of Object.keys(parts))
        if (!names.has(name) && parts[name] !== undefined) throw new Refusal(name, "is no component here");
      return text;
    } catch (refusal) {
      checkEach(parts, exact);
      throw refusal;
    }
  };
}
