import {
  absentText,
  type Component,
  isElement,
  type Made,
  type Node,
  numberText,
  takesAnyText,
  widthOf,
} from "@url1738/core/compiled";
import { leavesOf } from "../automaton/nfa.ts";
import { oddOf } from "../automaton/plain-texts.ts";
import { type Home, homeOf, plainOf } from "../table/homes.ts";
import { type Unit, unitOf } from "../table/unit.ts";
import { type Context, type Element, elementsOf } from "./context.ts";
import { emitNotes, emitReader, emitTest, emitValue } from "./emit-reader.ts";
import { emitText } from "./emit-text.ts";
import { type Plains, Writer } from "./emit-writer.ts";
import type { Functions, WriteArgument } from "./functions.ts";

/** Writes everything of one grammar: rows, elements, what reads and what spells. */

/** The code of one grammar. */
export interface UnitCode {
  readonly unit: Unit;
  /** Declarations, in order. */
  readonly declarations: string;
  /** The fields of `Generated`, as those of an object literal. */
  readonly fields: string;
}

/** A piece of grammar as an argument: its table. */
const tableArgument: WriteArgument = (value) => {
  const isNode = typeof value === "object" && value !== null && "kind" in value;
  return isNode ? emitText(unitOf(value as Node, []).encoded.text) : undefined;
};

/** The numbers of rows, as a table has them. */
const rowsText = ({ row, ends }: Pick<Home, "row" | "ends">) => [row, ...ends].map(numberText).join("");

class UnitWriter {
  readonly #functions: Functions;
  readonly #defaultPort: number | undefined;
  readonly #unit: Unit;
  readonly #homes: ReadonlyMap<Component, Home>;
  readonly #constants = new Map<Node, string>();
  readonly #suffix: string;
  #declarations = "";
  #units: () => number;

  constructor(unit: Unit, functions: Functions, defaultPort: number | undefined, suffix: string, units: () => number) {
    this.#unit = unit;
    this.#functions = functions;
    this.#defaultPort = defaultPort;
    this.#suffix = suffix;
    this.#units = units;
    const homes = leavesOf(unit.elements).flatMap((leaf) => {
      const home = homeOf(unit.layout, leaf);
      return home === undefined ? [] : [[leaf, home] as const];
    });
    this.#homes = new Map(homes);
  }

  #declare(node: Node, name: string, value: string): string {
    const constant = `_${name}${this.#suffix}`;
    this.#constants.set(node, constant);
    this.#declarations += `const ${constant} = /* @__PURE__ */ ${value};\n`;
    return constant;
  }

  /** Where the texts of a component are read by themselves. */
  #rowsOf(component: Component): readonly string[] {
    const home = this.#homes.get(component);
    if (home !== undefined) return [`rows: ${emitText(rowsText(home))}`];
    const { layout, encoded } = unitOf(component.item, []);
    const ends = layout.ends.flatMap((end, row) => (end === undefined ? [] : [row]));
    const own = `own: ${this.#functions.named("ownTable")}(${emitText(encoded.text)})`;
    return [own, `rows: ${emitText(rowsText({ row: 0, ends }))}`];
  }

  #plains(): Plains {
    const { elements, layout } = this.#unit;
    return new Map(leavesOf(elements).map((leaf) => [leaf, plainOf(layout, leaf, this.#homes.get(leaf))]));
  }

  #component(component: Component, name: string): string {
    const { codec, item, options } = component;
    const functions = this.#functions;
    const write = (value: unknown, what: string) =>
      functions.write(value, `codec's "${what}" of the component "${component.name}"`, tableArgument);
    const fields = [...this.#rowsOf(component)];
    if (options.section !== undefined) fields.push(`section: ${emitText(options.section)}`);
    fields.push(`read: ${write(codec.read, "read")}`, `spell: ${write(codec.spell, "spell")}`);
    const odd = oddOf(component);
    if (odd !== undefined) fields.push(`odd: /${odd}/`);
    if (codec.check !== undefined) fields.push(`check: ${write(codec.check, "check")}`);
    const spelling = (codec.spell as Made).recipe?.name;
    const isDecoded = functions.is(codec.read, "decode") && spelling === "decodedSpeller";
    if (isDecoded && codec.check === undefined && takesAnyText(item)) fields.push("takesAny: true");
    const absent = absentText(component, { defaultPort: this.#defaultPort });
    if (absent !== undefined) {
      const value = codec.read(absent);
      if (typeof value !== "object") fields.push(`absent: ${emitText(value)}`);
    }
    const element = `${functions.named("componentElement")}(${emitText(component.name)}, { ${fields.join(", ")} })`;
    return this.#declare(component, name, element);
  }

  #item(item: Node, name: string): string {
    if (isElement(item)) return this.#element(item, name);
    const code = emitUnit(unitOf(item), "", this.#functions, undefined, this.#units);
    this.#declarations += code.declarations;
    return this.#declare(item, name, `${this.#functions.named("recordElement")}({ ${code.fields} })`);
  }

  #element(element: Element, name: string): string {
    if (element.kind === "component") return this.#component(element, name);
    const item = this.#item(element.item, `${name}_item`);
    const omissible = element.place === "between" && element.options?.absent === "" ? ", true" : "";
    const marks = `${emitText(element.separator)}, ${emitText(element.place)}${omissible}`;
    const list = `${this.#functions.named("listElement")}(${emitText(element.name)}, ${item}, ${marks})`;
    return this.#declare(element, name, list);
  }

  write(name: string): UnitCode {
    const unit = this.#unit;
    const { layout, encoded, elements } = unit;
    const rows = `N${this.#suffix}`;
    const width = widthOf(layout.rows.length, layout.entered.length, name);
    for (const element of elements) this.#element(element, element.name);
    const constantOf = (element: Element) => this.#constants.get(element) ?? "undefined";
    const context: Context = {
      unit,
      name,
      defaultPort: this.#defaultPort,
      functions: this.#functions,
      constantOf,
      rows,
      width,
    };
    const read = emitReader(context);
    const writer = new Writer(context, this.#plains());
    const write = writer.emit();
    const cells = `${width > 0x100 ? "new Uint16Array" : "new Uint8Array"}(${width << 7})`;
    const declarations = `const ${rows} = /* @__PURE__ */ ${cells};\n`;
    const own = `const ${elementsOf(context)} = [${elements.map(constantOf).join(", ")}];\n`;
    return {
      unit,
      declarations:
        declarations + emitNotes(context) + emitValue(context) + writer.declarations() + this.#declarations + own,
      fields: `${name === "" ? "" : `test: ${emitTest(context)},\n  `}table: ${emitText(encoded.text)}, next: ${rows}, elements: ${elementsOf(context)},\n  read: ${read},\n  write: ${write}`,
    };
  }
}

/**
 * Writes the code of a grammar.
 *
 * @param name - The scheme's name; empty for the items of a list.
 * @param units - Gives each grammar of a module its number, which is part of the names of its constants.
 */
export function emitUnit(
  unit: Unit,
  name: string,
  functions: Functions,
  defaultPort: number | undefined,
  units: () => number,
): UnitCode {
  const number = units();
  return new UnitWriter(unit, functions, defaultPort, number === 0 ? "" : `$${number}`, units).write(name);
}
