import { absentText, type Component, componentsOf, interpreted, type List } from "@url1738/core/runtime";
import type { Unit } from "../table/unit.ts";
import type { Functions } from "./functions.ts";
import { emitText } from "./statement.ts";

/** A field of the value. */
export type Element = Component | List;

/** The names and numbers that the code of one grammar uses. */
export interface Context {
  readonly unit: Unit;
  /** The scheme's name; empty for the items of a list. */
  readonly name: string;
  readonly defaultPort: number | undefined;
  readonly functions: Functions;
  /** Returns the name of the constant for an element, or for the items of a list. */
  readonly constantOf: (element: Element) => string;
  /** The end of the names of the grammar's constants, which keeps them apart from those of other grammars. */
  readonly suffix: string;
  /** The number of rows in its table. */
  readonly width: number;
}

/** Returns the number of characters before the grammar's text; as many rows precede those of the grammar. */
export const before = ({ name }: Context): number => (name === "" ? 0 : name.length + 1);

/** Returns the first row that does something on entry. */
export const markedOf = (context: Context): number => before(context) + context.unit.layout.rows.length;

/** Names the array of rows. */
export const rowsOf = ({ suffix }: Context): string => `N${suffix}`;

/** Names the array of the places that the reader notes. */
export const notesOf = ({ suffix }: Context): string => `A${suffix}`;

/** Names the array of the elements. */
export const elementsOf = ({ suffix }: Context): string => `E${suffix}`;

/** Returns the names of the fields of a value, in order. */
export const fieldsOf = ({ name, unit }: Context): readonly string[] => [
  ...(name === "" ? [] : ["scheme"]),
  ...unit.elements.map((element) => element.name),
];

/** Writes the function that reads a component. */
export const readerName = ({ functions }: Context, { name, codec }: Component): string =>
  functions.reader(codec.read, `codec's "read" of the component "${name}"`);

/** Returns the items of an absent list; none for the empty list. */
export function absentItems(list: List, text: string): readonly unknown[] {
  if (text === "") return [];
  const [{ read }, make] = interpreted(list, { defaultPort: undefined }, "");
  return read(make(), text, 0)?.[list.name] as readonly unknown[];
}

/** Returns the value of an absent component, if `===` and `Object.is` compare it by content. */
export function absentPrimitive(context: Context, element: Element): unknown {
  const text = absentText(element, context);
  if (text === undefined || element.kind === "list") return undefined;
  const value = element.codec.read(text);
  return typeof value === "object" ? undefined : value;
}

/** Writes the value of an absent component, as an expression. */
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
