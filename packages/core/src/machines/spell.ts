import { MAX_LENGTH } from "../errors.ts";
import { decode } from "../escape.ts";
import type { Component, List, Node } from "../nodes.ts";
import { children, componentsOf, PLAIN_LENGTH, rawOf } from "../tree.ts";
import { absentText, type Site } from "./read.ts";
import { BARE_PERCENT, matcher, source, takesAnyText } from "./regexp.ts";

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

/** Whether two values are deeply equal. */
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

/**
 * Spells a value.
 *
 * @param exact - Whether only a value will do that reading the spelling gives back.
 * @throws {@link Refusal}
 */
type Speller = (value: unknown, exact: boolean) => string;

function wrongType(value: unknown): string {
  if (value === undefined) return "is missing";
  return typeof value === "string" ? "is a string that no octets stand for" : "has a value of the wrong type";
}

function componentSpeller({ name, item, codec, options }: Component): Speller {
  const { read, spell, check, isPlain } = codec;
  const rule = matcher(item, "", () => false);
  // In plain texts nothing is escaped, and `check` finds nothing.
  const plain = new RegExp(`^(?:${source(rawOf(options.plain ?? item))})$`);
  const most = check === undefined ? MAX_LENGTH : options.plain === undefined ? -1 : PLAIN_LENGTH;
  // What is encoded then obeys the rule, and is decoded to what it was.
  const takesAny = read === decode && check === undefined && takesAnyText(item);
  return (value, exact) => {
    if (isPlain && typeof value === "string" && value.length <= most && plain.test(value)) return value;
    const text = spell(value);
    if (text === undefined) throw new Refusal(name, wrongType(value));
    if (takesAny) return text;
    if (text.length > most || !plain.test(text)) {
      if (BARE_PERCENT.test(text) || !rule().test(text))
        throw new Refusal(name, "has a value that its rule does not allow");
      const fault = check?.(text)[0];
      if (fault !== undefined) throw new Refusal(name, `breaks a rule: ${fault.message}`);
    }
    if (exact && !isSame(read(text), value))
      throw new Refusal(name, "is not written as parse writes it; build does that");
    return text;
  };
}

function listSpeller({ name, item, separator, place }: List): Speller {
  const spellItem = itemSpeller(item);
  return (value, exact) => {
    if (!Array.isArray(value)) throw new Refusal(name, value === undefined ? "is missing" : "is no array");
    if (Object.keys(value).length !== value.length)
      throw new Refusal(name, "is an array with holes or with other properties");
    if (value.length === 0 && place === "between") throw new Refusal(name, "is empty");
    let text = "";
    try {
      for (let index = 0; index < value.length; index++) {
        const one = spellItem(value[index], exact);
        if (place === "after") text += one + separator;
        else text += place === "before" || index > 0 ? separator + one : one;
      }
    } catch (refusal) {
      throw refusal instanceof Refusal ? new Refusal(name, `has an item that ${refusal.reason}`) : refusal;
    }
    return text;
  };
}

/** The speller of a list's item: that of the component it is, else one of objects. */
function itemSpeller(item: Node): Speller {
  if (item.kind === "component" || item.kind === "list") return elementSpeller(item);
  const spell = partsSpeller(item, { defaultPort: undefined });
  return (value, exact) => {
    if (!isPlain(value)) throw new Refusal("", "is no plain object");
    return spell(value, exact);
  };
}

function elementSpeller(element: Component | List): Speller {
  return element.kind === "list" ? listSpeller(element) : componentSpeller(element);
}

/** One component in the spelling of a whole. */
interface Element {
  readonly name: string;
  /** 2 to the power of its place in the grammar. */
  readonly bit: number;
  readonly spell: Speller;
  /** The text that it stands for when it is absent. */
  readonly absentText: string | undefined;
  /** The value that absence stands for. */
  readonly absent: unknown;
}

/** Stands for an empty list. */
const none: unique symbol = Symbol("none");

/** Whether a value is the one that absence stands for. */
function isAbsent(value: unknown, absent: unknown): boolean {
  if (absent !== none) return Object.is(value, absent);
  return Array.isArray(value) && value.length === 0 && Object.keys(value).length === 0;
}

function elementOf(element: Component | List, index: number, site: Site): Element {
  const text = absentText(element, site);
  const absent = text === undefined ? undefined : element.kind === "list" ? none : element.codec.read(text);
  return {
    name: element.name,
    bit: 2 ** index,
    spell: elementSpeller(element),
    absentText: text,
    absent,
  };
}

/** What is written one after the other: literals, and components by their place in the grammar. */
type Pieces = readonly (string | number)[];

/** The pieces of a part, and whether one of its components must be written, being not what its absence stands for. */
interface Plan {
  readonly pieces: Pieces;
  readonly isNeeded: boolean;
}

function planOf(node: Node, isPresent: (index: number) => boolean): Plan {
  let count = 0;
  function planned(part: Node): Plan {
    if (part.kind === "literal") return { pieces: [part.text], isNeeded: false };
    if (part.kind === "component" || part.kind === "list") return { pieces: [count], isNeeded: isPresent(count++) };
    const plans = children(part).map(planned);
    const isNeeded = plans.some((plan) => plan.isNeeded);
    if (part.kind === "optional" && !part.implied && !isNeeded) return { pieces: [], isNeeded };
    // Of alternatives the first that is needed, else the first.
    const chosen = part.kind === "choice" ? [plans.find((plan) => plan.isNeeded) ?? plans[0]] : plans;
    return { pieces: chosen.flatMap((plan) => plan?.pieces ?? []), isNeeded };
  }
  return planned(node);
}

/** Spells components. @throws {@link Refusal} */
export type PartsSpeller = (parts: Parts, exact: boolean) => string;

/**
 * Compiles a grammar into its speller: components to text.
 *
 * @param beside - What other fields there are, before the components.
 */
export function partsSpeller(node: Node, site: Site, ...beside: readonly string[]): PartsSpeller {
  const elements = componentsOf(node).map((element, index) => elementOf(element, index, site));
  const names = [...beside, ...elements.map(({ name }) => name)];
  // By the components that must be written, as the bits of a number.
  const plans = new Map<number, Pieces>();

  /** The pieces of which to write a text, if all that must be written is among them. */
  function piecesOf(present: number): Pieces {
    const isPresent = (index: number) => Math.floor(present / (elements[index] as Element).bit) % 2 === 1;
    const { pieces } = planOf(node, isPresent);
    const leftOut = elements.find((_, index) => isPresent(index) && !pieces.includes(index));
    if (leftOut !== undefined) throw new Refusal(leftOut.name, "cannot stand beside the other components");
    plans.set(present, pieces);
    return pieces;
  }

  function write(values: readonly unknown[], pieces: Pieces, exact: boolean): string {
    let text = "";
    for (let index = 0; index < pieces.length; index++) {
      const piece = pieces[index] as Pieces[number];
      if (typeof piece === "string") {
        text += piece;
      } else {
        const { absentText, spell } = elements[piece] as Element;
        const value = values[beside.length + piece];
        text += value === undefined && absentText !== undefined ? absentText : spell(value, exact);
      }
    }
    return text;
  }

  /** The values of the fields, in order. Those of `parse` are in order already: then none needs to be looked up. */
  function valuesOf(parts: Parts): readonly unknown[] {
    const keys = Object.keys(parts);
    let index = 0;
    while (index < names.length && keys[index] === names[index]) index++;
    if (index === keys.length && index === names.length) return Object.values(parts);
    const other = keys.find((name) => parts[name] !== undefined && !names.includes(name));
    if (other !== undefined) throw new Refusal(other, "is no component here");
    return names.map((name) => parts[name]);
  }

  function spell(parts: Parts, exact: boolean): string {
    const values = valuesOf(parts);
    let present = 0;
    for (let index = 0; index < elements.length; index++) {
      const { name, bit, absent, absentText } = elements[index] as Element;
      const value = values[beside.length + index];
      if (value === undefined) {
        if (exact && absentText !== undefined) throw new Refusal(name, "is missing");
      } else if (absent === undefined || !isAbsent(value, absent)) present += bit;
    }
    return write(values, plans.get(present) ?? piecesOf(present), exact);
  }

  return (parts, exact) => {
    try {
      return spell(parts, exact);
    } catch (refusal) {
      // Of several faults, what is wrong by itself is named before what is wrong beside others.
      for (const { name, absent, spell } of elements)
        if (parts[name] !== undefined && !isAbsent(parts[name], absent)) spell(parts[name], exact);
      throw refusal;
    }
  };
}
