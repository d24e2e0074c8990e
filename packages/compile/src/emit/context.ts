import type { Component, ElementNode, List } from "@url1738/core/define";
import { HERE } from "@url1738/core/inside/automaton/state";
import { absentText } from "@url1738/core/inside/grammar/walk";
import { interpreted } from "@url1738/core/inside/values/interpreted";
import { usualOf } from "../automaton/plain-texts.ts";
import { leavesOf } from "../automaton/watched-texts.ts";
import type { Analysis } from "../table/analysis.ts";
import { type Home, homeOf } from "../table/homes.ts";
import type { Layout } from "../table/layout.ts";
import { emitText, type Functions } from "./functions.ts";
import { type LeftOut, writerOf } from "./shortcuts.ts";

/**
 * The name of the places that the reader notes, in each function that uses them: with a name that all grammars share, a bundle of several
 * has longer equal sequences.
 */
export const NOTES = "a";

/** The names and numbers that the code of one grammar uses. */
export class Context {
  readonly analysis: Analysis;
  /** The scheme's name; empty for the items of a list. */
  readonly name: string;
  readonly defaultPort: number | undefined;
  readonly functions: Functions;
  /** The end of the names of the grammar's constants, which keeps them apart from those of other grammars. */
  readonly suffix: string;
  /** The number of characters before the grammar's text; as many rows precede those of the grammar. */
  readonly before: number;
  /** The first row that does something on entry. */
  readonly acting: number;
  /** The number of rows in its table. */
  readonly width: number;
  /** The last row, which nothing follows. */
  readonly dead: number;
  /** The registers that are copied. Their places are the last ones that the reader notes. */
  readonly copied: readonly number[];
  /** The first of these places. */
  readonly copies: number;
  /** The names of the fields of a value, in order. */
  readonly fields: readonly string[];
  /** The rows of each component that has any of its own. */
  readonly homes: ReadonlyMap<Component, Home>;
  readonly leftOut: LeftOut;
  /** The declarations of constants, in order. */
  declarations = "";

  constructor(
    analysis: Analysis,
    name: string,
    defaultPort: number | undefined,
    functions: Functions,
    leftOut: LeftOut,
  ) {
    const { layout, elements } = analysis;
    this.analysis = analysis;
    this.name = name;
    this.defaultPort = defaultPort;
    this.functions = functions;
    this.leftOut = leftOut;
    this.suffix = functions.nextSuffix();
    this.before = name === "" ? 0 : name.length + 1;
    this.acting = this.before + layout.states.length;
    this.width = this.acting + layout.entered.length + 1;
    this.dead = this.width - 1;
    this.copied = copiedIn(layout);
    this.copies = this.width + layout.finals.length;
    this.fields = [...(name === "" ? [] : ["scheme"]), ...elements.map((element) => element.name)];
    const homes = leavesOf(elements).map((leaf) => [leaf, homeOf(layout, leaf)] as const);
    this.homes = new Map(homes.flatMap(([leaf, home]) => (home === undefined ? [] : [[leaf, home]])));
  }

  /**
   * Names a constant. Those of the grammar: `N`, its rows; `T`, the function that returns its table; `W`, the function that notes places;
   * `A`, the places that the reader notes; `R`, the reader; `E`, the elements; `V`, the maker of values.
   */
  constant(name: string): string {
    return name + this.suffix;
  }

  /** Declares a constant. @returns Its name in the module. */
  declare(name: string, code: string): string {
    const constant = this.constant(name);
    this.declarations += `const ${constant} = ${code};\n`;
    return constant;
  }

  /** Names the place of a register that is copied. */
  copy(register: number): string {
    return `${NOTES}[${this.copies + this.copied.indexOf(register)}]`;
  }

  /** Names the constant of an element by its name: alternatives may share a component without sharing the object. */
  readonly constantOf = ({ name }: ElementNode): string => this.constant(`_${name}`);

  /** Names the function that reads a component. */
  readerOf({ name, codec }: Component): string {
    return this.functions.reader(codec.read, `codec's "read" of the component "${name}"`);
  }

  /** Returns the expression of the strings that are spelt as they are, see {@link usualOf}, unless the writer must do without. */
  usualOf(component: Component): string | undefined {
    return this.leftOut.has(writerOf(component)) ? undefined : usualOf(component);
  }

  /** Returns the text that an absent element means; `undefined` if absence means no value. */
  absentText(element: ElementNode): string | undefined {
    return absentText(element, this);
  }

  /** Returns the value of an absent component, if `===` and `Object.is` compare it by content. */
  absentPrimitive(element: ElementNode): unknown {
    const text = this.absentText(element);
    if (text === undefined || element.kind === "list") return undefined;
    const value = element.codec.read(text);
    return typeof value === "object" ? undefined : value;
  }

  /** Returns the value of a list that is absent, or that has no items. */
  absentList(list: List, absent = ""): unknown {
    const item: List = { ...list, options: { absent } };
    return interpreted({ kind: "optional", item, implied: false }, this, "").scribe.read("", 0)?.[list.name];
  }

  /** Writes the value of an absent element, as an expression. */
  absentValue(element: ElementNode): string {
    const text = this.absentText(element);
    if (text === undefined) return "undefined";
    if (element.kind === "list") return emitText(this.absentList(element, text));
    const value = this.absentPrimitive(element);
    return value === undefined ? `${this.readerOf(element)}(${emitText(text)})` : emitText(value);
  }
}

/** Finds the registers that are copied. */
function copiedIn({ entered, finals }: Layout): readonly number[] {
  const used = [...entered.map(({ ops }) => ops), ...finals]
    .flat()
    .flatMap(({ what, of, from = HERE }) => [what === "move" ? of : HERE, from])
    .filter((register) => register !== HERE);
  return [...new Set(used)].sort((left, right) => left - right);
}
