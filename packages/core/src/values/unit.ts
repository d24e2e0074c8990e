import type { Span } from "@url1738/redact";
import { fieldOf } from "../errors/own-fields.ts";
import { notPlainOf, notTogether } from "../errors/sentences.ts";
import type { RuleError } from "../grammar/nodes.ts";
import type { Element } from "./element.ts";
import { type FieldValues, fieldNames } from "./record.ts";
import { Refusal } from "./refusal.ts";

/** The errors and components found in a text. @public */
export interface Found {
  /** All errors, from left to right. */
  readonly errors: RuleErrorOf[];
  /** The places of the components, in the order of the grammar. */
  readonly places: ComponentPlace[];
}

/**
 * Reads the parts of a text.
 *
 * @param kept - The object that the unit keeps; for generated code, its table.
 * @param text - The text.
 * @param from - The number of characters, at most the name of the scheme and the colon, that are known to be right and can be skipped.
 * @param found - The object that collects all errors and places, if they are wanted; then no value is read.
 * @returns The value; `undefined` if the text is not one of the grammar or has an error, or if no value is wanted.
 * @public
 */
export type Read<V, Kept> = (kept: Kept, text: string, from: number, found?: Found) => V | undefined;

/**
 * Spells components.
 *
 * @param unit - The unit, which has already made the object that it keeps.
 * @param parts - The values, by name.
 * @param names - The names of all fields of the object.
 * @param exact - True to accept only values that reading their spelling returns.
 * @returns The text.
 * @throws Refusal - If a component cannot be spelt.
 * @public
 */
export type Write<Kept> = (unit: Site<Kept>, parts: FieldValues, names: readonly string[], exact: boolean) => string;

/** The surroundings of elements, which keep an object for them. @public */
export interface Site<Kept> {
  /** Returns the kept object, which is made on the first call. */
  keep(): Kept;
}

/** The functions that read and write the texts of a grammar: those of a scheme, or of the items of a list. @public */
export interface Practice<V, Kept> {
  /** The components and lists, in order. */
  readonly elements: readonly Element<Site<Kept>>[];
  /** Reads the parts of a text. */
  readonly read: Read<V, Kept>;
  /** Spells the components. */
  readonly write: Write<Kept>;
}

/** Reads and writes the texts of a grammar. Makes the object that it keeps on first use. @public */
export class Unit<V, Kept> implements Site<Kept> {
  /** The name of the scheme; empty for the items of a list. */
  readonly name: string;
  /** The functions that read and write its texts. */
  readonly practice: Practice<V, Kept>;
  /** See {@link Practice.read}. */
  readonly read: Read<V, Kept>;
  /** See {@link Practice.write}. */
  readonly write: Write<Kept>;
  /** The kept object; `undefined` before the first use. */
  kept: Kept | undefined;
  readonly #make: () => Kept;

  /**
   * @param name - The name of the scheme; empty for the items of a list.
   * @param practice - The functions that read and write its texts.
   * @param make - Makes the kept object.
   */
  constructor(name: string, practice: Practice<V, Kept>, make: () => Kept) {
    this.name = name;
    this.practice = practice;
    this.read = practice.read;
    this.write = practice.write;
    this.#make = make;
  }

  /** Returns the kept object. */
  keep(): Kept {
    this.kept ??= this.#make();
    return this.kept;
  }
}

/** Finds the errors and components in a text that the grammar accepts. */
export function foundIn<V, Kept>(unit: Unit<V, Kept>, text: string): Found {
  const found: Found = { errors: [], places: [] };
  unit.read(unit.keep(), text, 0, found);
  return found;
}

/**
 * Looks for errors in some components, and records the places of both.
 *
 * @param text - The whole text.
 * @param found - The object that collects errors and places, if they are wanted.
 * @param elements - The elements that check the components.
 * @param places - For each element, the offset where its text starts, or -1 if it is absent, and the offset where it ends.
 * @returns True if there is any error, or if only errors and places are wanted.
 * @public
 */
export function hasErrors(
  text: string,
  found: Found | undefined,
  elements: readonly Pick<Element, "name" | "section" | "errors">[],
  places: ArrayLike<number>,
): boolean {
  let any = found !== undefined;
  for (const [at, { name: component, section, errors }] of elements.entries()) {
    const [start, end] = [places[2 * at] as number, places[2 * at + 1] as number];
    if (start < 0) continue;
    found?.places.push({ component, index: start, end });
    for (const error of errors(text.slice(start, end))) {
      any = true;
      found?.errors.push({ ...error, component, section, index: error.index + start, end: error.end + start });
    }
  }
  return any;
}

/**
 * Refuses the first component that is present in the parts, because it belongs to another alternative than an earlier component.
 *
 * @public
 */
export function refuseBeside(elements: readonly Element[], parts: FieldValues): never {
  const other = elements.find(({ name, isAbsent }) => parts[name] !== undefined && !isAbsent(parts[name]));
  throw new Refusal(other?.name ?? "", notTogether);
}

/** Spells components. Reports errors in single components before errors in their combination. */
export function writeParts<V, Kept>(
  unit: Unit<V, Kept>,
  parts: FieldValues,
  names: readonly string[],
  exact: boolean,
  checkLead?: (name: string, given: unknown, exact: boolean) => void,
): string {
  unit.keep();
  try {
    return unit.write(unit, parts, names, exact);
  } catch (refusal) {
    checkLead?.(unit.name, fieldOf(parts, "scheme"), exact);
    for (const element of unit.practice.elements) {
      const value = fieldOf(parts, element.name);
      if (value !== undefined && !element.isAbsent(value)) element.spell(unit, value, exact);
    }
    throw refusal;
  }
}

/** Makes the element of an item, for a list of objects. */
export function recordElement<V, Kept>(
  unit: Unit<V, Kept>,
): Element<unknown> & { readonly read: (text: string) => V | undefined } {
  return {
    name: "",
    isAbsent: () => false,
    read: (text) => unit.read(unit.keep(), text, 0),
    errors: (text) => foundIn(unit, text).errors.map(({ component, section, ...error }) => error),
    spell: (_site, value, exact) => {
      const names = fieldNames(value);
      if (names === undefined) throw new Refusal("", notPlainOf("object"));
      return writeParts(unit, value as FieldValues, names, exact);
    },
  };
}

/** The span of a component in a URL; for a list, the span of the whole list. @public */
export interface ComponentPlace extends Span {
  /** The name of the component's field. */
  readonly component: string;
}

/** An error in a URL, and the component that has it. @public */
export interface RuleErrorOf extends RuleError, ComponentPlace {
  /** The section that describes the component, if it has one of its own, see `UrlError.section`. */
  readonly section: string | undefined;
}
