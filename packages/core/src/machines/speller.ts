import { MAX_LENGTH } from "../errors/too-long.ts";
import { PLAIN_LENGTH, rawOf } from "../grammar/narrowed.ts";
import type { Component, List, Node } from "../grammar/nodes.ts";
import { componentsOf, isElement } from "../grammar/walk.ts";
import { decode } from "../syntax/percent-encoding.ts";
import { absentText, type Site } from "./absent.ts";
import { BARE_PERCENT, matcher, source } from "./pattern.ts";
import { type Pieces, planOf } from "./plan.ts";
import { type FieldValues, isPlainArray, isRecord, ownField } from "./record.ts";
import { Refusal } from "./refusal.ts";
import { takesAnyText } from "./repeated-set.ts";
import { isSameValue } from "./same-value.ts";

/**
 * Spells a value.
 *
 * @param exact - Whether only a value will do that reading the spelling gives back.
 * @throws {@link Refusal}
 */
type Speller = (value: unknown, exact: boolean) => string;

function wrongType(value: unknown): string {
  if (value === undefined) return "is missing";
  return typeof value === "string" ? "cannot be encoded: it contains a lone surrogate" : "is of the wrong type";
}

/** Matches no text. */
const nothing = /(?!)/;

/** How an element is spelt. */
interface ElementSpeller {
  /** A string that it matches, of at most `most` characters, is spelt as it is. */
  readonly asIs: RegExp;
  readonly most: number;
  /** Spells any value. */
  readonly spell: Speller;
}

function componentSpeller({ name, item, codec, options }: Component): ElementSpeller {
  const { read, spell, check, isVerbatim } = codec;
  const rule = matcher(item, "", () => false);
  // In plain texts nothing is escaped, and `check` finds nothing.
  const asIs = new RegExp(`^(?:${source(rawOf(options.plain ?? item))})$`);
  const most = check === undefined ? MAX_LENGTH : options.plain === undefined ? -1 : PLAIN_LENGTH;
  // What is encoded then obeys the rule, and is decoded to what it was.
  const takesAny = read === decode && check === undefined && takesAnyText(item);
  return {
    asIs,
    most: isVerbatim ? most : -1,
    spell: (value, exact) => {
      const text = spell(value);
      if (text === undefined) throw new Refusal(name, wrongType(value));
      if (takesAny) return text;
      if (text.length > most || !asIs.test(text)) {
        if (BARE_PERCENT.test(text) || !rule().test(text))
          throw new Refusal(name, "has a value that its rule does not allow");
        const fault = check?.(text)[0];
        if (fault !== undefined) throw new Refusal(name, `breaks a rule: ${fault.message}`);
      }
      if (exact && !isSameValue(read(text), value))
        throw new Refusal(name, "is not as parse writes it; build does that");
      return text;
    },
  };
}

/** Spells a value, which most often is a text that stands as it is. */
function spelt({ asIs, most, spell }: ElementSpeller, value: unknown, exact: boolean): string {
  return typeof value === "string" && value.length <= most && asIs.test(value) ? value : spell(value, exact);
}

function listSpeller({ name, item, separator, place }: List): ElementSpeller {
  const speller = itemSpeller(item);
  const spell: Speller = (value, exact) => {
    if (!isPlainArray(value)) throw new Refusal(name, value === undefined ? "is missing" : "is not a plain array");
    if (value.length === 0 && place === "between") throw new Refusal(name, "is empty");
    let text = "";
    try {
      for (let index = 0; index < value.length; index++) {
        const one = spelt(speller, value[index], exact);
        if (place === "after") text += one + separator;
        else text += place === "before" || index > 0 ? separator + one : one;
      }
    } catch (refusal) {
      throw refusal instanceof Refusal ? new Refusal(name, `has an item that ${refusal.reason}`) : refusal;
    }
    return text;
  };
  return { asIs: nothing, most: -1, spell };
}

/** The speller of a list's item: that of the component it is, else one of objects. */
function itemSpeller(item: Node): ElementSpeller {
  if (isElement(item)) return elementSpeller(item);
  const spellParts = partsSpeller(item, { defaultPort: undefined });
  const spell: Speller = (value, exact) => {
    if (!isRecord(value)) throw new Refusal("", "is not a plain object");
    return spellParts(value, exact);
  };
  return { asIs: nothing, most: -1, spell };
}

function elementSpeller(element: Component | List): ElementSpeller {
  return element.kind === "list" ? listSpeller(element) : componentSpeller(element);
}

/** One component in the spelling of a whole. */
interface Element extends ElementSpeller {
  readonly name: string;
  /** Its place among the values. */
  readonly place: number;
  /** The text that it stands for when it is absent. */
  readonly absentText: string | undefined;
  /** The value that absence stands for. */
  readonly absent: unknown;
}

/** Stands for an empty list. */
const none: unique symbol = Symbol("none");

/** Whether a value is the one that absence stands for. */
function isAbsent(value: unknown, absent: unknown): boolean {
  if (absent === undefined) return false;
  if (absent !== none) return Object.is(value, absent);
  return isPlainArray(value) && value.length === 0;
}

function elementOf(element: Component | List, place: number, site: Site): Element {
  const text = absentText(element, site);
  const absent = text === undefined ? undefined : element.kind === "list" ? none : element.codec.read(text);
  return { ...elementSpeller(element), name: element.name, place, absentText: text, absent };
}

/** A field that stands before the components. */
export interface Lead {
  readonly name: string;
  /** The value that it always has, if there is one, and its text. */
  readonly only: { readonly value: string; readonly text: string } | undefined;
  /** Spells any value. */
  readonly spell: Speller;
}

function spellLead({ only, spell }: Lead, value: unknown, exact: boolean): string {
  return only !== undefined && only.value === value ? only.text : spell(value, exact);
}

/** Spells components. @throws {@link Refusal} */
export type PartsSpeller = (parts: FieldValues, exact: boolean) => string;

/**
 * Compiles a grammar into its speller: components to text.
 *
 * @param lead - What there is before the components.
 */
export function partsSpeller(node: Node, site: Site, lead?: Lead): PartsSpeller {
  const first = lead === undefined ? 0 : 1;
  const elements = componentsOf(node).map((element, index) => elementOf(element, first + index, site));
  const names = [...(lead === undefined ? [] : [lead.name]), ...elements.map(({ name }) => name)];
  // By the components that must be written, as the bits of a number.
  const plans: Pieces<Element>[] = [];

  /** The pieces of which to write a text, if all that must be written is among them. */
  function piecesOf(present: number): Pieces<Element> {
    const isPresent = ({ place }: Element) => Math.floor(present / 2 ** (names.length - place - 1)) % 2 === 1;
    const pieces = planOf(node, elements, isPresent);
    const leftOut = elements.find((element) => isPresent(element) && !pieces.includes(element));
    if (leftOut !== undefined) throw new Refusal(leftOut.name, "cannot be combined with the others");
    plans[present] = pieces;
    return pieces;
  }

  /** The same parts with the fields in order, each of them there. */
  function inOrder(parts: FieldValues): FieldValues {
    const other = Object.keys(parts).find((name) => parts[name] !== undefined && !names.includes(name));
    if (other !== undefined) throw new Refusal(other, "is not a component here");
    const ordered: Record<string, unknown> = Object.create(null);
    for (const name of names) ordered[name] = ownField(parts, name);
    return ordered;
  }

  function write(values: readonly unknown[], pieces: Pieces<Element>, exact: boolean): string {
    let text = lead === undefined ? "" : spellLead(lead, values[0], exact);
    for (let index = 0; index < pieces.length; index++) {
      const piece = pieces[index] as Pieces<Element>[number];
      if (typeof piece === "string") {
        text += piece;
      } else {
        const { place, absentText } = piece;
        const value = values[place];
        text += value === undefined && absentText !== undefined ? absentText : spelt(piece, value, exact);
      }
    }
    return text;
  }

  /** Values of `parse` have their fields in order: then one look at each is enough. */
  function spell(parts: FieldValues, exact: boolean): string {
    const values = new Array<unknown>(names.length);
    let present = 0;
    const fields = Object.keys(parts);
    for (let place = 0; place < names.length || place < fields.length; place++) {
      const field = fields[place] as string;
      if (field !== names[place]) return spell(inOrder(parts), exact);
      const value = parts[field];
      if (place >= first) {
        const { name, absent, absentText } = elements[place - first] as Element;
        if (value === undefined && exact && absentText !== undefined) throw new Refusal(name, "is missing");
        present = present * 2 + (value === undefined || isAbsent(value, absent) ? 0 : 1);
      }
      values[place] = value;
    }
    return write(values, plans[present] ?? piecesOf(present), exact);
  }

  return (parts, exact) => {
    try {
      return spell(parts, exact);
    } catch (refusal) {
      // Of several faults, one in a single component is named before one in how components go together.
      lead?.spell(ownField(parts, lead.name), exact);
      for (const element of elements) {
        const value = ownField(parts, element.name);
        if (value !== undefined && !isAbsent(value, element.absent)) spelt(element, value, exact);
      }
      throw refusal;
    }
  };
}
