import { absentText, type Component, componentsOf, interpreted, type List } from "@url1738/core/runtime";
import type { Unit } from "../table/unit.ts";
import type { Functions } from "./functions.ts";
import { emitText } from "./statement.ts";

/** A field of the value. */
export type Element = Component | List;

/** What the code of one grammar is written with. */
export interface Context {
  readonly unit: Unit;
  /** The scheme's name; empty for the items of a list. */
  readonly name: string;
  readonly defaultPort: number | undefined;
  readonly functions: Functions;
  /** The name of the constant that stands for an element, or for the items of a list. */
  readonly constantOf: (element: Element) => string;
  /** Ends the names of the constants of the grammar, so that they differ from those of others. */
  readonly suffix: string;
  /** How many rows its table has. */
  readonly width: number;
}

/** How many characters stand before the grammar's text; so many rows stand before those of the grammar. */
export const before = ({ name }: Context): number => (name === "" ? 0 : name.length + 1);

/** The first row that does something as it is entered. */
export const markedOf = (context: Context): number => before(context) + context.unit.layout.rows.length;

/** The name of the array of rows. */
export const rowsOf = ({ suffix }: Context): string => `N${suffix}`;

/** The name of the array of the places that the reader notes. */
export const notesOf = ({ suffix }: Context): string => `A${suffix}`;

/** The name of the array of the elements. */
export const elementsOf = ({ suffix }: Context): string => `E${suffix}`;

/** The names of the fields of a value, in order. */
export const fieldsOf = ({ name, unit }: Context): readonly string[] => [
  ...(name === "" ? [] : ["scheme"]),
  ...unit.elements.map((element) => element.name),
];

/** The function that reads a component, as code. */
export const readerName = ({ functions }: Context, { name, codec }: Component): string =>
  functions.reader(codec.read, `codec's "read" of the component "${name}"`);

/** The items that stand for an absent list; none for the list without items. */
export function absentItems(list: List, text: string): readonly unknown[] {
  if (text === "") return [];
  const [{ read }, make] = interpreted(list, { defaultPort: undefined }, "");
  return read(make(), text, 0)?.[list.name] as readonly unknown[];
}

/** Returns the value that absence stands for, where it is one of those that `===` and `Object.is` compare by what they are. */
export function absentPrimitive(context: Context, element: Element): unknown {
  const text = absentText(element, context);
  if (text === undefined || element.kind === "list") return undefined;
  const value = element.codec.read(text);
  return typeof value === "object" ? undefined : value;
}

/** Writes the value that absence stands for, as an expression. */
export function absentValue(context: Context, element: Element): string {
  const text = absentText(element, context);
  if (text === undefined) return "undefined";
  if (element.kind === "list") return emitText(absentItems(element, text));
  const value = absentPrimitive(context, element);
  return value === undefined ? `${readerName(context, element)}(${emitText(text)})` : emitText(value);
}

/** Tells whether an element has a rule beyond the grammar. */
export const isChecked = (element: Element): boolean =>
  element.kind === "list" ? componentsOf(element.item).some(isChecked) : element.codec.check !== undefined;
