import { emptyList, missing, notCanonical, notTogether } from "../errors/sentences.ts";
import { notPlainOf } from "../errors/wrong-type.ts";
import type { Component, List, Node } from "../grammar/nodes.ts";
import { componentsOf, isElement } from "../grammar/walk.ts";
import { BARE_PERCENT } from "../syntax/percent-encoding.ts";
import { absentText, type Site } from "./absent.ts";
import { componentPlaces, LONG } from "./component-places.ts";
import { following } from "./following.ts";
import { grammarMachine } from "./grammar-machine.ts";
import { inOrder, refuseMissing } from "./in-order.ts";
import { walked } from "./machine.ts";
import { matcher } from "./pattern.ts";
import { type Pieces, planOf } from "./plan.ts";
import { componentsReader } from "./reader.ts";
import { type FieldValues, isPlainArray, isRecord, ownField } from "./record.ts";
import { Refusal, refusalInList, refusalOf, refusalOfFault, refusalOfText } from "./refusal.ts";
import { isSameValue } from "./same-value.ts";

/**
 * Spells a value.
 *
 * @param exact - Whether only a value will do that reading the spelling gives back.
 * @throws {@link Refusal}
 */
type Speller = (value: unknown, exact: boolean) => string;

/** Refuses a text that is not one of a rule. */
function refuseOther({ name, item, options }: Component, text: string): never {
  const machine = grammarMachine(item);
  const { index, state } = walked(machine, machine.first, text, 0);
  throw refusalOfText(name, options.section, text, index, following(machine, state));
}

function componentSpeller(component: Component): Speller {
  const { name, item, codec, options } = component;
  const { read, spell, check } = codec;
  const rule = matcher(item, "");
  const placesIn = componentPlaces(item, "");
  const isOfRule = (text: string) => rule().test(text) || (text.length > LONG && placesIn(text) !== undefined);
  return (value, exact) => {
    const text = spell(value);
    if (text === undefined) throw refusalOf(name, value);
    if (BARE_PERCENT.test(text) || !isOfRule(text)) refuseOther(component, text);
    const fault = check?.(text)[0];
    if (fault !== undefined) throw refusalOfFault(name, options.section, text, fault);
    if (exact && !isSameValue(read(text), value)) throw new Refusal(name, notCanonical);
    return text;
  };
}

function listSpeller({ name, item, separator, place }: List): Speller {
  const spellItem = itemSpeller(item);
  return (value, exact) => {
    if (!isPlainArray(value)) throw new Refusal(name, value === undefined ? missing : notPlainOf("array"));
    if (value.length === 0 && place === "between") throw new Refusal(name, emptyList);
    const items = value.map((one, index) => {
      try {
        return spellItem(one, exact);
      } catch (refusal) {
        throw refusalInList(name, index, isElement(item) ? item.name : "", refusal);
      }
    });
    if (place === "between") return items.join(separator);
    return items.map((one) => (place === "after" ? one + separator : separator + one)).join("");
  };
}

/** The speller of a list's item: that of the component it is, else one of objects. */
function itemSpeller(item: Node): Speller {
  if (isElement(item)) return elementSpeller(item);
  const spellParts = partsSpeller(item, { defaultPort: undefined });
  return (value, exact) => {
    if (!isRecord(value)) throw new Refusal("", notPlainOf("object"));
    return spellParts(value, exact);
  };
}

function elementSpeller(element: Component | List): Speller {
  return element.kind === "list" ? listSpeller(element) : componentSpeller(element);
}

/** One component in the spelling of a whole. */
interface Element {
  readonly name: string;
  readonly spell: Speller;
  /** Writes it where it is absent, but stands next to something that is not; nothing where it must not be absent there. */
  readonly spellAbsent: (() => string) | undefined;
  /** Whether a value is the one that absence stands for. */
  readonly isAbsent: (value: unknown) => boolean;
}

function isEmptyList(value: unknown): boolean {
  return isPlainArray(value) && value.length === 0;
}

/** Whether a list is the one that an absent text stands for: however its items are written, it is spelt as that is. */
function isListOf(list: List, text: string, spell: Speller, site: Site): (value: unknown) => boolean {
  if (text === "") return isEmptyList;
  const { read } = componentsReader(list, "", site);
  let canonical: string | undefined;
  return (value) => {
    canonical ??= spell(read(text)?.[0], true);
    try {
      return spell(value, true) === canonical;
    } catch (thrown) {
      if (thrown instanceof Refusal) return false;
      throw thrown;
    }
  };
}

function elementOf(element: Component | List, site: Site): Element {
  const { name } = element;
  const text = absentText(element, site);
  const spell = elementSpeller(element);
  if (text === undefined) return { name, spell, spellAbsent: undefined, isAbsent: (value) => value === undefined };
  if (element.kind === "list") {
    const isValue = isListOf(element, text, spell, site);
    // Between nothing and nothing there is one empty item.
    const spellAbsent = () => (text === "" ? spell([], false) : text);
    return { name, spell, spellAbsent, isAbsent: (value) => value === undefined || isValue(value) };
  }
  const absent = element.codec.read(text);
  return {
    name,
    spell,
    spellAbsent: () => text,
    isAbsent: (value) => value === undefined || Object.is(value, absent),
  };
}

/** A field that stands before the components. */
export interface Lead {
  readonly name: string;
  readonly spell: Speller;
}

/** Spells components. @throws {@link Refusal} */
export type PartsSpeller = (parts: FieldValues, exact: boolean) => string;

/**
 * Makes the speller of a grammar: components to text.
 *
 * @param lead - What there is before the components.
 */
export function partsSpeller(node: Node, site: Site, lead?: Lead): PartsSpeller {
  const elements = componentsOf(node).map((element) => elementOf(element, site));
  const names = [...(lead === undefined ? [] : [lead.name]), ...elements.map(({ name }) => name)];
  const needed = elements.flatMap(({ name, spellAbsent }) => (spellAbsent === undefined ? [] : [name]));

  const plans = new Map<string, Pieces<Element>>();

  /** What to write where some elements are there, if they go together. */
  function piecesOf(present: readonly Element[]): Pieces<Element> {
    const key = present.map(({ name }) => name).join();
    const pieces =
      plans.get(key) ??
      planOf(node, elements, {
        isPresent: (element) => present.includes(element),
        isMissing: (element) => element.spellAbsent === undefined && !present.includes(element),
      });
    const leftOut = present.find((element) => !pieces.includes(element));
    if (leftOut !== undefined) throw new Refusal(leftOut.name, notTogether);
    plans.set(key, pieces);
    return pieces;
  }

  function spell(parts: FieldValues, exact: boolean): string {
    const demanded = exact ? needed : [];
    const values = inOrder(parts, names, demanded);
    // Those that are not in order have not been asked for yet.
    for (const name of demanded) if (values[name] === undefined) refuseMissing(name);
    const isPresent = ({ name, isAbsent }: Element) => !isAbsent(values[name]);
    const pieces = piecesOf(elements.filter(isPresent));
    const start = lead === undefined ? "" : lead.spell(values[lead.name], exact);
    return pieces.reduce<string>((text, piece) => {
      if (typeof piece === "string") return text + piece;
      const value = values[piece.name];
      const absent = value === undefined ? piece.spellAbsent?.() : undefined;
      return text + (absent ?? piece.spell(value, exact));
    }, start);
  }

  return (parts, exact) => {
    try {
      return spell(parts, exact);
    } catch (refusal) {
      // Of several faults, one in a single component is named before one in how components go together.
      lead?.spell(ownField(parts, lead.name), exact);
      for (const { name, isAbsent, spell } of elements) {
        const value = ownField(parts, name);
        if (!isAbsent(value)) spell(value, exact);
      }
      throw refusal;
    }
  };
}
