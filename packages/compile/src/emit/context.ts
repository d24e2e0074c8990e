import { absentText, type Component, type List } from "@url1738/core/compiled";
import { markOf } from "../automaton/machine.ts";
import type { Unit } from "../table/unit.ts";
import { emitText } from "./emit-text.ts";
import type { Functions } from "./functions.ts";

/** What is told apart in a value. */
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
  /** The name of the array of rows. */
  readonly rows: string;
  /** How many of them there are. */
  readonly width: number;
}

/** How many characters stand before the grammar's text; so many rows stand before those of the grammar. */
export const before = ({ name }: Context): number => (name === "" ? 0 : name.length + 1);

/** The first row that does something as it is entered. */
export const markedOf = (context: Context): number => before(context) + context.unit.layout.rows.length;

/** The name of the array of the places that the reader notes. */
export const notesOf = ({ rows }: Context): string => `A${rows.slice(1)}`;

/** The name of the array of the elements. */
export const elementsOf = ({ rows }: Context): string => `E${rows.slice(1)}`;

/** Where a mark stands, as an expression. */
export function placeOf(context: Context, what: "start" | "end", of: number): string {
  const kept = context.unit.registers.kept.get(markOf({ what, of }));
  if (kept === undefined) return "0";
  return "constant" in kept ? String(kept.constant + before(context)) : `r${kept.register}`;
}

/** Whether an element is there that a text may lack, as an expression; `undefined` for one that is always there. */
export function presenceOf({ unit }: Context, of: number): string | undefined {
  const told = unit.machine.presence[of];
  return told === undefined ? undefined : `p${told}`;
}

/** The name of what reads a component, as code. */
export const readerName = ({ functions }: Context, { name, codec }: Component): string =>
  functions.write(codec.read, `codec's "read" of the component "${name}"`, () => undefined);

/** The value that absence stands for, as an expression. */
export function absentValue(context: Context, element: Element): string {
  const text = absentText(element, context);
  if (text === undefined) return "undefined";
  if (element.kind === "list") return "[]";
  const value = element.codec.read(text);
  if (typeof value !== "object" && value !== undefined) return emitText(value);
  return `${readerName(context, element)}(${emitText(text)})`;
}
