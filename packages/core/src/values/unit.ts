import { notPlainOf, notTogether } from "../errors/sentences.ts";
import type { ComponentPlace, FaultOf } from "./component-place.ts";
import type { Element } from "./element.ts";
import { type FieldValues, fieldNames, ownField } from "./record.ts";
import { Refusal } from "./refusal.ts";

/** All that is found in a text besides its value. @public */
export interface Found {
  /** All faults, from left to right. */
  readonly faults: FaultOf[];
  /** Where the components stand, in the order of the grammar. */
  readonly places: ComponentPlace[];
}

/**
 * Takes a text apart.
 *
 * @param kept - What the unit keeps: for generated code, its table.
 * @param text - The text.
 * @param from - How many characters, at most the name of the scheme and the colon, are known to be right and need not be read.
 * @param found - Where to put faults and places, if they are wanted: then all are looked for, and nothing is read.
 * @returns The value; `undefined` where the text is not such a text or has a fault, or no value is wanted.
 * @public
 */
export type Read<V, Kept> = (kept: Kept, text: string, from: number, found?: Found) => V | undefined;

/**
 * Spells components.
 *
 * @param unit - The unit, which has made what it keeps.
 * @param parts - The values, by name.
 * @param names - The names of all that there is in the object.
 * @param exact - Whether only values will do that reading the spelling gives back.
 * @returns The text.
 * @throws Refusal - Where a component cannot be spelt.
 * @public
 */
export type Write<Kept> = (unit: Site<Kept>, parts: FieldValues, names: readonly string[], exact: boolean) => string;

/** Where elements stand: what is kept there. @public */
export interface Site<Kept> {
  /** Gives what is kept; it is made when it is first asked for. */
  keep(): Kept;
}

/** How the texts of a grammar are read and written: those of a scheme, or of the items of a list. @public */
export interface Practice<V, Kept> {
  /** The components and lists, in order. */
  readonly elements: readonly Element<Site<Kept>>[];
  /** What takes a text apart. */
  readonly read: Read<V, Kept>;
  /** What spells the components. */
  readonly write: Write<Kept>;
}

/** Reads and writes the texts of a grammar; what it needs for that is made when it is first needed. @public */
export class Unit<V, Kept> implements Site<Kept> {
  /** The name of the scheme; empty for the items of a list. */
  readonly name: string;
  /** How its texts are read and written. */
  readonly practice: Practice<V, Kept>;
  /** See {@link Practice.read}. */
  readonly read: Read<V, Kept>;
  /** See {@link Practice.write}. */
  readonly write: Write<Kept>;
  /** What is kept, once it has been needed. */
  kept: Kept | undefined;
  readonly #make: () => Kept;

  /**
   * @param name - The name of the scheme; empty for the items of a list.
   * @param practice - How its texts are read and written.
   * @param make - Makes what is kept.
   */
  constructor(name: string, practice: Practice<V, Kept>, make: () => Kept) {
    this.name = name;
    this.practice = practice;
    this.read = practice.read;
    this.write = practice.write;
    this.#make = make;
  }

  /** Gives what is kept. */
  keep(): Kept {
    this.kept ??= this.#make();
    return this.kept;
  }
}

/** Finds all that is in a text that the grammar accepts. */
export function foundIn<V, Kept>(unit: Unit<V, Kept>, text: string): Found {
  const found: Found = { faults: [], places: [] };
  unit.read(unit.keep(), text, 0, found);
  return found;
}

/**
 * Looks for the faults of some components, and notes where they stand.
 *
 * @param text - The whole text.
 * @param found - Where to put faults and places, if they are wanted.
 * @param elements - What checks the components.
 * @param places - For each of them where its text starts, -1 where it is absent, and where it ends.
 * @returns Whether there is any fault, or nothing but these is wanted.
 * @public
 */
export function hasFaults(
  text: string,
  found: Found | undefined,
  elements: readonly Pick<Element, "name" | "section" | "faults">[],
  places: ArrayLike<number>,
): boolean {
  let any = found !== undefined;
  for (const [at, { name: component, section, faults }] of elements.entries()) {
    const [start, end] = [places[2 * at] as number, places[2 * at + 1] as number];
    if (start < 0) continue;
    found?.places.push({ component, index: start, end });
    for (const fault of faults(text.slice(start, end))) {
      any = true;
      found?.faults.push({ ...fault, component, section, index: fault.index + start, end: fault.end + start });
    }
  }
  return any;
}

/**
 * Refuses the first of some components that is there, because it stands in another alternative than one before it.
 *
 * @param elements - The components.
 * @param parts - The values, by name.
 * @throws Refusal - Always.
 * @public
 */
export function refuseBeside(elements: readonly Element[], parts: FieldValues): never {
  const other = elements.find(({ name, isAbsent }) => parts[name] !== undefined && !isAbsent(parts[name]));
  throw new Refusal(other?.name ?? "", notTogether);
}

/** Spells components. Of several faults, one in a single component is named before one in how components go together. */
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
    checkLead?.(unit.name, ownField(parts, "scheme"), exact);
    for (const element of unit.practice.elements) {
      const value = ownField(parts, element.name);
      if (value !== undefined && !element.isAbsent(value)) element.spell(unit, value, exact);
    }
    throw refusal;
  }
}

/** Makes the element of the items of a list that are objects. */
export function recordElement<V, Kept>(
  unit: Unit<V, Kept>,
): Element<unknown> & { readonly read: (text: string) => V | undefined } {
  return {
    name: "",
    isAbsent: () => false,
    read: (text) => unit.read(unit.keep(), text, 0),
    faults: (text) => foundIn(unit, text).faults.map(({ component, section, ...fault }) => fault),
    spell: (_site, value, exact) => {
      const names = fieldNames(value);
      if (names === undefined) throw new Refusal("", notPlainOf("object"));
      return writeParts(unit, value as FieldValues, names, exact);
    },
  };
}
