import { Automaton } from "../automaton/automaton.ts";
import { machineOf } from "../automaton/grammar-machine.ts";
import { following } from "../automaton/label.ts";
import { walked } from "../automaton/machine.ts";
import { nfaOf, type Tagging } from "../automaton/nfa.ts";
import { HERE } from "../automaton/state.ts";
import type { Component, List, Node } from "../grammar/nodes.ts";
import { absentText, componentsOf, type Defaults, hasOrder, isElement } from "../grammar/walk.ts";
import { componentElement, type Element } from "./element.ts";
import { itemsOf, listElement, readItems } from "./list.ts";
import { hasPartialChoice, namesNeeded, ofOneAlternative } from "./of-one-alternative.ts";
import { type ReadsAndWrites, readBack, readsValue } from "./read-back.ts";
import type { Leaving } from "./refusal.ts";
import { type Found, hasErrors, type Practice, recordElement, Unit, type Write } from "./unit.ts";
import { plannedWrite } from "./writer.ts";

/** An element that also reads. */
interface ReadingElement extends Element<unknown> {
  /** Returns the value of a text of its rule; `undefined` if the text has an error. */
  readonly read: (text: string) => unknown;
  /** Returns the value that absence means. */
  readonly absentValue: () => unknown;
  /** See {@link plannedWrite}. */
  readonly absentText: string | null | undefined;
}

const NO_DEFAULTS: Defaults = { defaultPort: undefined };

/** Makes a function that finds where a text leaves a rule. */
function leavingOf(item: Node): (text: string) => Leaving | undefined {
  let automaton: Automaton | undefined;
  return (text) => {
    automaton ??= new Automaton(
      nfaOf(item, () => []),
      0,
    );
    const end = automaton.run(text, 0);
    if (end !== undefined && automaton.finalOf(end) !== null) return undefined;
    const machine = machineOf(automaton);
    const { index, state } = walked(machine, machine.first, text, 0);
    return { index, expected: following(machine, state) };
  };
}

/** Makes the reader of a component: a text with an error has no value. */
function readerOf({ codec: { read, check } }: Component): ReadingElement["read"] {
  const readValue = readsValue(read);
  return (text) => (check !== undefined && check(text).length > 0 ? undefined : readValue(text));
}

function componentOf(component: Component, absent: string | undefined): ReadingElement {
  const { name, item, codec, options } = component;
  const value = absent === undefined ? undefined : codec.read(absent);
  const element = componentElement<unknown>(name, {
    ...codec,
    section: options.section,
    leaving: leavingOf(item),
    absent: value,
  });
  return {
    ...element,
    read: readerOf(component),
    // An object belongs to the caller, so make a new one each time.
    absentValue: typeof value === "object" ? () => codec.read(absent as string) : () => value,
    absentText: absent,
  };
}

function listOf({ name, item, separator, place }: List, absent: string | undefined): ReadingElement {
  const own = isElement(item)
    ? elementOf(item, NO_DEFAULTS)
    : recordElement(new Unit("", ...interpreted(item, NO_DEFAULTS, "")));
  const read = (text: string): readonly unknown[] | undefined => {
    const values = readItems<unknown>(itemsOf(text, 0, text.length, separator, place), own.read);
    return values.includes(undefined) ? undefined : values;
  };
  // The empty text means a list without items, even if an item may be empty.
  const absentValue = () => (absent === undefined ? undefined : absent === "" ? [] : read(absent));
  const element = listElement(name, own, separator, place, absentValue());
  // With separators between items, the empty text has one empty item, so no text means a list without items.
  return { ...element, read, absentValue, absentText: absent === "" && place === "between" ? null : absent };
}

function elementOf(element: Component | List, defaults: Defaults): ReadingElement {
  const absent = absentText(element, defaults);
  return element.kind === "list" ? listOf(element, absent) : componentOf(element, absent);
}

/** Interprets a grammar. Makes its elements, its automaton and its writer on first use. */
export class Interpreter {
  readonly names: readonly string[];
  readonly #node: Node;
  readonly #scheme: string;
  readonly #defaults: Defaults;
  readonly #nodes: readonly (Component | List)[];
  #elements: readonly ReadingElement[] | undefined;
  #automaton: Automaton | undefined;
  #write: Write<Interpreter> | undefined;

  constructor(node: Node, defaults: Defaults, scheme: string) {
    this.#node = node;
    this.#defaults = defaults;
    this.#scheme = scheme;
    this.#nodes = componentsOf(node);
    this.names = this.#nodes.map(({ name }) => name);
  }

  get elements(): readonly ReadingElement[] {
    this.#elements ??= this.#nodes.map((element) => elementOf(element, this.#defaults));
    return this.#elements;
  }

  /** For each component whose absence means a value, a function that returns this value. */
  get absentValues(): Readonly<Record<string, () => unknown>> {
    const those = this.elements.filter(({ absentText }) => absentText !== undefined);
    return Object.fromEntries(those.map(({ name, absentValue }) => [name, absentValue]));
  }

  get automaton(): Automaton {
    const tagging: Tagging = ({ name }, isInList) => (isInList ? [] : [this.names.indexOf(name)]);
    this.#automaton ??= new Automaton(nfaOf(this.#node, tagging), 2 * this.names.length);
    return this.#automaton;
  }

  /** Tells whether a text begins with the scheme's name, in upper or lower case, and a colon. */
  #isNamed(text: string, from: number): boolean {
    const name = this.#scheme;
    for (let index = from; index < name.length; index++) {
      const code = text.charCodeAt(index);
      const own = name.charCodeAt(index);
      // The code of a capital letter is 32 less than that of the small letter.
      if (code !== own && !(own > 0x60 && code === own - 32)) return false;
    }
    return name === "" || text.charCodeAt(name.length) === 0x3a;
  }

  /** Finds where the elements begin and end in a text; -1 for those it leaves out. @returns `undefined` if the text leaves the grammar. */
  #placesIn(text: string, from: number): Int32Array | undefined {
    if (!this.#isNamed(text, from)) return undefined;
    const automaton = this.#automaton ?? this.automaton;
    const state = automaton.run(text, this.#scheme === "" ? 0 : this.#scheme.length + 1);
    if (state === undefined) return undefined;
    const final = state.final === undefined ? automaton.finalOf(state) : state.final;
    if (final === null) return undefined;
    const { registers } = automaton;
    const places = new Int32Array(final.places.length);
    for (let mark = 0; mark < places.length; mark++) {
      const register = final.places[mark] as number;
      places[mark] = register === HERE ? text.length : (registers[register] as number);
    }
    return places;
  }

  accepts(text: string): boolean {
    return this.#placesIn(text, 0) !== undefined;
  }

  read(text: string, from: number, found?: Found): Record<string, unknown> | undefined {
    const places = this.#placesIn(text, from);
    if (places === undefined) return undefined;
    const elements = this.#elements ?? this.elements;
    if (found !== undefined && hasErrors(text, found, elements, places)) return undefined;
    const value: Record<string, unknown> = {};
    if (this.#scheme !== "") value.scheme = this.#scheme;
    for (let of = 0; of < elements.length; of++) {
      const start = places[2 * of] as number;
      const element = elements[of] as ReadingElement;
      const own = start < 0 ? element.absentValue() : element.read(text.slice(start, places[2 * of + 1]));
      if (start >= 0 && own === undefined) return undefined;
      value[this.names[of] as string] = own;
    }
    return value;
  }

  get write(): Write<Interpreter> {
    this.#write ??= plannedWrite(
      this.#node,
      this.#scheme,
      this.elements,
      this.elements.map(({ absentText }) => absentText),
    );
    return this.#write;
  }
}

/**
 * Makes the practice that reads and writes the texts of a grammar by interpreting it.
 *
 * @param scheme - The name of the scheme; empty for the items of a list.
 * @returns The practice, and a function that returns its interpreter.
 */
export function interpreted<V = Record<string, unknown>>(
  node: Node,
  defaults: Defaults,
  scheme: string,
): readonly [practice: Practice<V, Interpreter>, make: () => Interpreter] {
  const interpreter = new Interpreter(node, defaults, scheme);
  const plain: ReadsAndWrites<V, Interpreter> = {
    read: (unit, text, from, found) => unit.read(text, from, found) as V | undefined,
    write: (...given) => interpreter.write(...given),
  };
  const own = hasPartialChoice(node, defaults)
    ? ofOneAlternative(plain, node, namesNeeded(node, defaults), interpreter.absentValues)
    : plain;
  const practice: Practice<V, Interpreter> = {
    get elements() {
      return interpreter.elements;
    },
    ...(hasOrder(node) ? readBack(own) : own),
  };
  return [practice, () => interpreter];
}
