import { Automaton } from "../automaton/automaton.ts";
import { following } from "../automaton/expectation.ts";
import { walked } from "../automaton/machine.ts";
import type { Tagging } from "../automaton/nfa.ts";
import { HERE } from "../automaton/state.ts";
import { wrongPiece } from "../errors/definition-sentences.ts";
import { invalidDefinition } from "../errors/url-error.ts";
import type { Component, ElementNode, List, Node } from "../grammar/nodes.ts";
import { absentText, componentsOf, type Defaults, hasOrder, isElement, secretsOf } from "../grammar/walk.ts";
import { componentElement, type Element } from "./element.ts";
import { listElement, readItems } from "./list.ts";
import { namesNeeded, ofOneAlternative } from "./of-one-alternative.ts";
import { partError } from "./part-error.ts";
import { readBack, readsValue } from "./read-back.ts";
import { isSameValue } from "./record.ts";
import type { Leaving } from "./refusal.ts";
import { type Offsets, recordElement, type Scribe } from "./scribe.ts";
import { plannedWrite } from "./writer.ts";

/** An element that also reads. */
interface ReadingElement extends Element {
  /** Returns the value of a text of its rule; `undefined` if the text has an error. */
  readonly read: (text: string) => unknown;
  /** Returns the value that absence means. */
  readonly absentValue: () => unknown;
  /** See {@link plannedWrite}. */
  readonly absentText: string | null | undefined;
}

/** Makes a function that finds where a text leaves a rule. */
function leavingOf(item: Node): (text: string) => Leaving | undefined {
  let automaton: Automaton | undefined;
  return (text) => {
    automaton ??= new Automaton(item);
    const end = automaton.run(text, 0);
    if (end !== undefined && automaton.finalOf(end) !== null) return undefined;
    const { machine } = automaton;
    const { index, state } = walked(machine, machine.first, text, 0);
    return { index, expected: following(machine, state) };
  };
}

/** Makes the reader of a component: a text with an error has no value. */
function readerOf({ codec: { read, check } }: Component): ReadingElement["read"] {
  const readValue = readsValue(read);
  return (text) => (check !== undefined && check(text).length > 0 ? undefined : readValue(text));
}

/** Reads the text that the absence of a component means. @throws Url1738Error - With the code `invalid-definition` if it has no value. */
function absentValueOf({ name, codec }: Component, absent: string): unknown {
  const unread = () => invalidDefinition(wrongPiece("absent-unread", { name, absent: JSON.stringify(absent) }));
  try {
    const value = codec.read(absent);
    if (value !== undefined) return value;
  } catch (thrown) {
    throw Object.assign(unread(), { cause: thrown });
  }
  throw unread();
}

function componentOf(component: Component, absent: string | undefined): ReadingElement {
  const { name, item, codec, options } = component;
  const value = absent === undefined ? undefined : absentValueOf(component, absent);
  const element = componentElement(name, {
    ...codec,
    section: options.section,
    leaving: leavingOf(item),
    absent: value,
    isSame: isSameValue,
  });
  return {
    ...element,
    read: readerOf(component),
    // An object belongs to the caller, so make a new one each time.
    absentValue: typeof value === "object" ? () => codec.read(absent as string) : () => value,
    absentText: absent,
  };
}

function listOf(list: List, absent: string | undefined, defaults: Defaults): ReadingElement {
  const { name, item, separator, place } = list;
  const itemElement = isElement(item)
    ? elementOf(item, defaults)
    : recordElement(interpreted(item, defaults, "").scribe);
  const read = (text: string): unknown => {
    const values = readItems(text, 0, text.length, separator, place, itemElement.read);
    return values.includes(undefined) ? undefined : values;
  };
  // The empty text means a list without items, even if an item may be empty.
  const absentValue = () => (absent === undefined ? undefined : absent === "" ? [] : read(absent));
  const element: Element = listElement(name, itemElement, separator, place, absentValue());
  // With separators between items, the empty text has one empty item, so no text means a list without items.
  return { ...element, read, absentValue, absentText: absent === "" && place === "between" ? null : absent };
}

function elementOf(element: ElementNode, defaults: Defaults): ReadingElement {
  const absent = absentText(element, defaults);
  return element.kind === "list" ? listOf(element, absent, defaults) : componentOf(element, absent);
}

/** For each component whose absence means a value, a function that returns this value. */
function absentValuesOf(elements: readonly ReadingElement[]): Readonly<Record<string, () => unknown>> {
  const those = elements.filter(({ absentText }) => absentText !== undefined);
  return Object.fromEntries(those.map(({ name, absentValue }) => [name, absentValue]));
}

/** Tells whether a text begins with a name, in upper or lower case, and a colon; an empty name has no colon. */
function isNamed(name: string, text: string, from: number): boolean {
  for (let index = from; index < name.length; index++) {
    const code = text.charCodeAt(index);
    const expected = name.charCodeAt(index);
    // The code of a capital letter is 32 less than that of the small letter.
    if (code !== expected && !(expected > 0x60 && code === expected - 32)) return false;
  }
  return name === "" || text.charCodeAt(name.length) === 0x3a;
}

/** The reader and writer of a grammar that is interpreted, the automaton that it runs, made on first use, and facts about the grammar. */
export interface Interpreted<V> {
  readonly scribe: Scribe<V>;
  readonly automaton: () => Automaton;
  /** See {@link namesNeeded}. */
  readonly needed: readonly string[] | undefined;
  /** See {@link secretsOf}. */
  readonly secrets: readonly string[] | undefined;
}

/**
 * Interprets a grammar. Makes its elements, its automaton and its writer on first use.
 *
 * @param scheme - The name of the scheme; empty for the items of a list.
 */
export function interpreted<V = Record<string, unknown>>(
  node: Node,
  defaults: Defaults,
  scheme: string,
): Interpreted<V> {
  const nodes = componentsOf(node);
  const names = nodes.map(({ name }) => name);
  let allElements: readonly ReadingElement[] | undefined;
  let machine: Automaton | undefined;
  let written: Scribe<V>["write"] | undefined;
  const elements = () => (allElements ??= nodes.map((element) => elementOf(element, defaults)));
  const tagging: Tagging = ({ name }, isInList) => (isInList ? [] : [names.indexOf(name)]);
  const automaton = () => (machine ??= new Automaton(node, { tagging, tagCount: 2 * names.length }));

  function offsets(text: string, from = 0): Offsets | undefined {
    if (!isNamed(scheme, text, from)) return undefined;
    const walker = automaton();
    const state = walker.run(text, scheme === "" ? 0 : scheme.length + 1);
    if (state === undefined) return undefined;
    const final = state.final === undefined ? walker.finalOf(state) : state.final;
    if (final === null) return undefined;
    const places = new Int32Array(final.places.length);
    for (let at = 0; at < places.length; at++) {
      const register = final.places[at] as number;
      places[at] = register === HERE ? text.length : (walker.registers[register] as number);
    }
    return places;
  }

  function read(text: string, from: number): V | undefined {
    const at = offsets(text, from);
    if (at === undefined) return undefined;
    const all = elements();
    const value: Record<string, unknown> = {};
    if (scheme !== "") value.scheme = scheme;
    for (let index = 0; index < all.length; index++) {
      const start = at[2 * index] as number;
      const element = all[index] as ReadingElement;
      const part = start < 0 ? element.absentValue() : element.read(text.slice(start, at[2 * index + 1]));
      if (start >= 0 && part === undefined) return undefined;
      value[names[index] as string] = part;
    }
    return value as V;
  }

  const plain: Scribe<V> = {
    get elements() {
      return elements();
    },
    offsets: (text) => offsets(text),
    read,
    ...(componentsOf(node).some((element) => element.kind === "component" && element.codec.inside) && { partError }),
    write: (...inputs) => {
      const absent = elements().map(({ absentText }) => absentText);
      written ??= plannedWrite(node, scheme, elements(), absent);
      return written(...inputs);
    },
  };
  const needed = namesNeeded(node, defaults);
  const scribe = needed === undefined ? plain : ofOneAlternative(plain, node, needed, absentValuesOf(elements()));
  return {
    scribe: hasOrder(node) ? readBack(scribe) : scribe,
    automaton,
    needed,
    get secrets() {
      return secretsOf(node);
    },
  };
}
