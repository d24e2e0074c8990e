import { notTogether } from "../errors/sentences.ts";
import { notPlainOf } from "../errors/wrong-type.ts";
import type { ComponentPlace, FaultOf } from "../machines/component-place.ts";
import { fieldNames, ownField } from "../machines/record.ts";
import { Refusal } from "../machines/refusal.ts";
import type { Element, Site } from "./elements.ts";
import { type Cells, cellsOf, type Table, type TableText, tableOf, widthOf } from "./table.ts";

/** What is read and written by generated code: the components of a scheme, or of the items of a list. */

/** The values of components, by name. @public */
export type Parts = Readonly<Record<string, unknown>>;

/** What is found in a text besides its value. @public */
export interface Found {
  /** All faults, from left to right. */
  readonly faults: FaultOf[];
  /** Where the components stand, in the order of the grammar. */
  readonly places: ComponentPlace[];
}

/**
 * Takes a text apart.
 *
 * @param table - The table, filled.
 * @param text - The text.
 * @param from - How many characters, at most the name of the scheme and the colon, are known to be right and need not be read.
 * @param found - Where to put faults and places, if they are wanted: then all are looked for.
 * @returns The value, `undefined` where the text is not such a text or has a fault.
 * @public
 */
export type Read<V> = (table: Table, text: string, from: number, found?: Found) => V | undefined;

/**
 * Spells components.
 *
 * @param site - The table, which must be filled.
 * @param parts - The values, by name.
 * @param names - The names of all that there is in the object.
 * @param exact - Whether only values will do that reading the spelling gives back.
 * @returns The text.
 * @throws Refusal - Where a component cannot be spelt.
 * @public
 */
export type Write = (site: Site, parts: Parts, names: readonly string[], exact: boolean) => string;

/** What is generated for a grammar. @public */
export interface Generated<V> {
  /** The automaton. */
  readonly table: TableText;
  /** An array of the module's own for its table. */
  readonly next: Cells;
  /** The components and lists, in order. */
  readonly elements: readonly Element[];
  /** What takes a text apart. */
  readonly read: Read<V>;
  /** What spells the components. */
  readonly write: Write;
}

/** Generated code whose table is filled when it is first needed. @public */
export class Unit<V> implements Site {
  /** The generated code. */
  readonly generated: Generated<V>;
  /** What takes a text apart. */
  readonly read: Read<V>;
  /** What spells the components. */
  readonly write: Write;
  /** The name of the scheme; empty for the items of a list. */
  readonly name: string;
  /** The table, once it has been needed. */
  filled: Table | undefined;

  /**
   * @param generated - The generated code.
   * @param name - The name of the scheme; empty for the items of a list.
   */
  constructor(generated: Generated<V>, name: string) {
    this.generated = generated;
    this.read = generated.read;
    this.write = generated.write;
    this.name = name;
    this.filled = undefined;
  }

  /** Gives the table, filled. */
  readonly table = (): Table => {
    this.filled ??= tableOf(this.generated.table, this.name, this.generated.next);
    return this.filled;
  };
}

/** All that is found in a text that the grammar accepts. */
export function foundIn<V>(unit: Unit<V>, text: string): Found {
  const found: Found = { faults: [], places: [] };
  unit.read(unit.table(), text, 0, found);
  return found;
}

/**
 * A table by itself, for a component whose texts the whole has no rows for.
 *
 * @param text - The automaton.
 * @returns What fills the table when it is first needed.
 * @public
 */
export function ownTable(text: TableText): Site {
  let filled: Table | undefined;
  return {
    table: () => {
      const [, , entered, , heads] = text;
      filled ??= tableOf(text, "", cellsOf(widthOf(heads.length / 3, entered.length, "")));
      return filled;
    },
  };
}

/**
 * Looks for the faults of some components, and notes where they stand.
 *
 * @param text - The whole text.
 * @param found - Where to put faults and places, if they are wanted.
 * @param elements - What checks the components.
 * @param places - For each of them where its text starts, -1 where it is absent, and where it ends.
 * @returns Whether there is any fault.
 * @public
 */
export function hasFaults(
  text: string,
  found: Found | undefined,
  elements: readonly Element[],
  places: readonly number[],
): boolean {
  let any = false;
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
 * Cuts a component out of a text, and reads it where it must be read.
 *
 * @param text - The URL.
 * @param start - Where the component begins.
 * @param end - Where it ends.
 * @param isWritten - Whether it is written otherwise than its value, so that it must be read.
 * @param read - What turns its text into its value.
 * @returns Its value.
 * @public
 */
export function cut<T>(
  text: string,
  start: number,
  end: number,
  isWritten: boolean,
  read: (text: string) => T,
): T | string {
  const part = text.slice(start, end);
  return isWritten ? read(part) : part;
}

/**
 * Refuses the first of some components that is there, because it stands in another alternative than one before it.
 *
 * @param elements - The components.
 * @param parts - The values, by name.
 * @throws Refusal - Always.
 * @public
 */
export function refuseBeside(elements: readonly Element[], parts: Parts): never {
  const other = elements.find((element) => parts[element.name] !== undefined && !element.isAbsent(parts[element.name]));
  throw new Refusal(other?.name ?? "", notTogether);
}

/** Spells components; of several faults, one in a single component is named before one in how components go together. */
export function writeParts<V>(
  unit: Unit<V>,
  parts: Parts,
  names: readonly string[],
  exact: boolean,
  checkLead?: (name: string, given: unknown, exact: boolean) => void,
): string {
  if (unit.filled === undefined) unit.table();
  try {
    return unit.write(unit, parts, names, exact);
  } catch (refusal) {
    checkLead?.(unit.name, ownField(parts, "scheme"), exact);
    for (const element of unit.generated.elements) {
      const value = ownField(parts, element.name);
      if (value !== undefined && !element.isAbsent(value)) element.spell(unit, value, exact);
    }
    throw refusal;
  }
}

/**
 * The items of a list that are objects.
 *
 * @param generated - What is generated for the grammar of an item.
 * @returns What spells, checks and reads an item.
 * @public
 */
export function recordElement<V>(generated: Generated<V>): Element & { readonly read: (text: string) => V } {
  const unit = new Unit(generated, "");
  return {
    name: "",
    isAbsent: () => false,
    read: (text) => generated.read(unit.table(), text, 0) as V,
    faults: (text) => {
      const { faults } = foundIn(unit, text);
      return faults.map(({ component, section, ...fault }) => fault);
    },
    spell: (_site, value, exact) => {
      const names = fieldNames(value);
      if (names === undefined) throw new Refusal("", notPlainOf("object"));
      return writeParts(unit, value as Parts, names, exact);
    },
  };
}
