import {
  absentText,
  type Component,
  hasOrder,
  hasPartialChoice,
  isElement,
  type Node,
  namesNeeded,
  numberText,
  widthOf,
} from "@url1738/core/runtime";
import { markOf } from "../automaton/machine.ts";
import { exceptOf, oddOf } from "../automaton/plain-texts.ts";
import { CHECK, leavesOf } from "../automaton/watched-texts.ts";
import { type Home, homeOf, plainOf } from "../table/homes.ts";
import { type Unit, unitOf } from "../table/unit.ts";
import { absentItems, absentValue, type Context, type Element, elementsOf, readerName, rowsOf } from "./context.ts";
import { emitNotes, emitReader, emitTest, emitValue } from "./emit-reader.ts";
import { skeleton, Writer } from "./emit-writer.ts";
import type { Functions, WriteArgument } from "./functions.ts";
import { emitText } from "./statement.ts";

/** Writes everything for one grammar: rows, elements, reader and writer. */

/** The code of one grammar. */
interface UnitCode {
  readonly unit: Unit;
  /** The declarations, in order. */
  readonly declarations: string;
  /** The common fields of `GeneratedScheme` and `GeneratedRecord`, written as those of an object literal. */
  readonly fields: string;
}

/** The state that the grammars of one module share. */
export interface Module {
  readonly functions: Functions;
  /** Gives each grammar of the module a suffix for the names of its constants. */
  readonly nextSuffix: () => string;
}

/** Writes a piece of grammar as an argument, by its table. */
const tableArgument: WriteArgument = (value) => {
  const isNode = typeof value === "object" && value !== null && "kind" in value;
  return isNode ? emitText(unitOf(value as Node, []).encoded.text) : undefined;
};

/** Writes the numbers of rows in a table. */
const rowsText = ({ row, ends }: Pick<Home, "row" | "ends">) => [row, ...ends].map(numberText).join("");

class UnitWriter {
  readonly #module: Module;
  readonly #context: Context;
  readonly #homes: ReadonlyMap<Component, Home>;
  readonly #constants = new Map<Node, string>();
  #declarations = "";

  constructor(unit: Unit, name: string, defaultPort: number | undefined, module: Module) {
    this.#module = module;
    this.#context = {
      unit,
      name,
      defaultPort,
      functions: module.functions,
      constantOf: (element) => this.#constants.get(element) ?? this.#constantNamed(element),
      suffix: module.nextSuffix(),
      width: widthOf(unit.layout.rows.length, unit.layout.entered.length, name),
    };
    const homes = leavesOf(unit.elements).flatMap((leaf) => {
      const home = homeOf(unit.layout, leaf);
      return home === undefined ? [] : [[leaf, home] as const];
    });
    this.#homes = new Map(homes);
  }

  /** Names the constant of an alternative's element by its name: alternatives may share a component without sharing the object. */
  #constantNamed({ name }: Element): string {
    return `_${name}${this.#context.suffix}`;
  }

  #declare(node: Node, name: string, value: string): string {
    const constant = `_${name}${this.#context.suffix}`;
    this.#constants.set(node, constant);
    this.#declarations += `const ${constant} = /* @__PURE__ */ ${value};\n`;
    return constant;
  }

  /** Writes the rows that read the texts of a component alone: rows of the whole, or a table of its own. */
  #rowsOf(component: Component): string {
    const { functions } = this.#context;
    const home = this.#homes.get(component);
    if (home !== undefined) return `${functions.named("inRows")}(${emitText(rowsText(home))})`;
    const { layout, encoded } = unitOf(component.item, []);
    const ends = layout.ends.flatMap((end, row) => (end === undefined ? [] : [row]));
    const own = `${functions.named("ownTable")}(${emitText(encoded.text)})`;
    return `${functions.named("inRows")}(${emitText(rowsText({ row: 0, ends }))}, ${own})`;
  }

  #component(component: Component, name: string): string {
    const { codec, options } = component;
    const { functions, defaultPort } = this.#context;
    const write = (value: unknown, what: string) =>
      functions.write(value, `codec's "${what}" of the component "${component.name}"`, tableArgument);
    const fields = [`leaving: ${this.#rowsOf(component)}`];
    if (options.section !== undefined) fields.push(`section: ${emitText(options.section)}`);
    fields.push(`read: ${readerName(this.#context, component)}`, `spell: ${write(codec.spell, "spell")}`);
    const odd = oddOf(component);
    if (odd !== undefined) fields.push(`odd: /${odd}/`);
    if (codec.check !== undefined) fields.push(`check: ${write(codec.check, "check")}`);
    const except = functions.is(codec.read, "decode") ? exceptOf(component) : undefined;
    if (except !== undefined) fields.push(`except: /${except}/`);
    if (absentText(component, { defaultPort }) !== undefined)
      fields.push(`absent: ${absentValue(this.#context, component)}`);
    const element = `${functions.named("componentElement")}(${emitText(component.name)}, { ${fields.join(", ")} })`;
    return this.#declare(component, name, element);
  }

  #item(item: Node, name: string): string {
    if (isElement(item)) return this.#element(item, name);
    const { declarations, fields } = emitUnit(unitOf(item), "", undefined, this.#module);
    this.#declarations += declarations;
    return this.#declare(item, name, `${this.#context.functions.named("generatedRecord")}({ ${fields} })`);
  }

  #element(element: Element, name: string): string {
    if (element.kind === "component") return this.#component(element, name);
    const item = this.#item(element.item, `${name}_item`);
    const own = [emitText(element.name), item, emitText(element.separator), emitText(element.place)];
    const { absent } = element.options ?? {};
    // By default, a list with separators before or after each item is absent if it has no items.
    if (absent !== undefined && !(absent === "" && element.place !== "between"))
      own.push(emitText(absentItems(element, absent)));
    return this.#declare(element, name, `${this.#context.functions.named("listElement")}(${own.join(", ")})`);
  }

  /** Writes the practice, as the fields of an object, by the fields of the one that it wraps. */
  #practice(both: string): string {
    const { unit, functions, defaultPort } = this.#context;
    const defaults = { defaultPort };
    const absent = unit.elements
      .filter((element) => absentText(element, defaults) !== undefined)
      .map((element) => `${emitText(element.name)}: () => ${absentValue(this.#context, element)}`);
    const facts = [skeleton(unit.node), namesNeeded(unit.node, defaults)].map(emitText).join(", ");
    const given = `{ ${both} }, ${facts}, { ${absent.join(", ")} }`;
    const own = hasPartialChoice(unit.node, defaults)
      ? `.../* @__PURE__ */ ${functions.named("ofOneAlternative")}(${given})`
      : both;
    return hasOrder(unit.node) ? `.../* @__PURE__ */ ${functions.named("readBack")}({ ${own} })` : own;
  }

  write(): UnitCode {
    const context = this.#context;
    const { unit, name, width } = context;
    const { layout, encoded, elements } = unit;
    for (const element of elements) this.#element(element, element.name);
    const read = emitReader(context);
    const plains = new Map(leavesOf(elements).map((leaf) => [leaf, plainOf(layout, leaf, this.#homes.get(leaf))]));
    const writer = new Writer(context, plains);
    const write = writer.emit();
    const practice = this.#practice(`read: ${read},\n  write: ${write}`);
    const cells = `${width > 0x100 ? "new Uint16Array" : "new Uint8Array"}(${width << 7})`;
    const rows = `const ${rowsOf(context)} = /* @__PURE__ */ ${cells};\n`;
    const all = `const ${elementsOf(context)} = [${elements.map(context.constantOf).join(", ")}];\n`;
    // No table shows whether an alternative takes precedence in the canonical spelling, or whether a value keeps a rule that every
    // text must obey.
    const isChecked = hasOrder(unit.node) || layout.initial.some((op) => markOf(op) === `flag${CHECK}`);
    const test = name === "" || isChecked ? "" : `test: ${emitTest(context)},\n  `;
    return {
      unit,
      declarations: `${rows}${emitNotes(context)}${emitValue(context)}${writer.declarations()}${this.#declarations}${all}`,
      fields: `${test}table: ${emitText(encoded.text)}, next: ${rowsOf(context)}, elements: ${elementsOf(context)},\n  ${practice}`,
    };
  }
}

/**
 * Writes the code of a grammar.
 *
 * @param name - The scheme's name; empty for the items of a list.
 */
export function emitUnit(unit: Unit, name: string, defaultPort: number | undefined, module: Module): UnitCode {
  return new UnitWriter(unit, name, defaultPort, module).write();
}
