import {
  type Component,
  hasOrder,
  hasPartialChoice,
  isElement,
  type Node,
  namesNeeded,
  numberText,
} from "@url1738/core/runtime";
import { markOf } from "../automaton/machine.ts";
import { exceptOf, oddOf } from "../automaton/plain-texts.ts";
import { CHECK } from "../automaton/watched-texts.ts";
import { type Unit, unitOf } from "../table/unit.ts";
import { absentItems, Context } from "./context.ts";
import { declareNotes, declareValue, emitReader, emitTest } from "./emit-reader.ts";
import { emitWriter, skeleton } from "./emit-writer.ts";
import { emitText, type Functions } from "./functions.ts";

/** Writes everything for one grammar: rows, elements, reader and writer. */

/** The code of one grammar. */
interface UnitCode {
  /** The declarations, in order. */
  readonly declarations: string;
  /** The common fields of `GeneratedScheme` and `GeneratedRecord`, written as those of an object literal. */
  readonly fields: string;
}

/**
 * Writes the code of a grammar.
 *
 * @param name - The scheme's name; empty for the items of a list.
 */
export function emitUnit(unit: Unit, name: string, defaultPort: number | undefined, functions: Functions): UnitCode {
  const context = new Context(unit, name, defaultPort, functions);
  const { width } = context;
  const { node, layout, encoded, elements } = unit;
  const cells = `${width > 0x100 ? "new Uint16Array" : "new Uint8Array"}(${width << 7})`;
  const rows = context.declare("N", `/* @__PURE__ */ ${cells}`);
  declareNotes(context);
  declareValue(context);
  const write = emitWriter(context);
  const constants = elements.map((element) => emitElement(context, element, element.name));
  const all = context.declare("E", `[${constants.join(", ")}]`);
  const practice = emitPractice(context, `read: ${emitReader(context)},\n  write: ${write}`);
  // No table shows whether an alternative takes precedence in the canonical spelling, or whether a value keeps a rule that every text
  // must obey.
  const isChecked = hasOrder(node) || layout.initial.some((op) => markOf(op) === `flag${CHECK}`);
  const test = name === "" || isChecked ? "" : `test: ${emitTest(context)},\n  `;
  return {
    declarations: context.declarations,
    fields: `${test}table: ${emitText(encoded.text)}, next: ${rows}, elements: ${all},\n  ${practice}`,
  };
}

/** Declares an element, or the items of a list, under a name. @returns The constant. */
function emitElement(context: Context, node: Node, name: string): string {
  const { functions } = context;
  const made = (called: string, ...given: readonly string[]) =>
    context.declare(`_${name}`, `/* @__PURE__ */ ${functions.named(called)}(${given.join(", ")})`);
  if (node.kind === "component") return made("componentElement", emitText(node.name), emitComponent(context, node));
  if (!isElement(node)) {
    const { declarations, fields } = emitUnit(unitOf(node), "", undefined, functions);
    context.declarations += declarations;
    return made("generatedRecord", `{ ${fields} }`);
  }
  const item = emitElement(context, node.item, `${name}_item`);
  const own = [emitText(node.name), item, emitText(node.separator), emitText(node.place)];
  const { absent } = node.options ?? {};
  // By default, a list with separators before or after each item is absent if it has no items.
  if (absent !== undefined && !(absent === "" && node.place !== "between"))
    own.push(emitText(absentItems(node, absent)));
  return made("listElement", ...own);
}

/** Writes the facts about a component, see `ComponentFacts`. */
function emitComponent(context: Context, component: Component): string {
  const { codec, options } = component;
  const { functions } = context;
  const write = (value: unknown, what: string) =>
    functions.write(value, `codec's "${what}" of the component "${component.name}"`);
  const fields = [`leaving: ${emitRows(context, component)}`];
  if (options.section !== undefined) fields.push(`section: ${emitText(options.section)}`);
  fields.push(`read: ${context.readerOf(component)}`, `spell: ${write(codec.spell, "spell")}`);
  const odd = oddOf(component);
  if (odd !== undefined) fields.push(`odd: /${odd}/`);
  if (codec.check !== undefined) fields.push(`check: ${write(codec.check, "check")}`);
  const except = functions.is(codec.read, "decode") ? exceptOf(component) : undefined;
  if (except !== undefined) fields.push(`except: /${except}/`);
  if (context.absentText(component) !== undefined) fields.push(`absent: ${context.absentValue(component)}`);
  return `{ ${fields.join(", ")} }`;
}

/** Writes the rows that read the texts of a component alone: rows of the whole, or a table of its own. */
function emitRows({ homes, functions }: Context, component: Component): string {
  const home = homes.get(component);
  const given = (row: number, ends: readonly number[]) => emitText([row, ...ends].map(numberText).join(""));
  if (home !== undefined) return `${functions.named("inRows")}(${given(home.row, home.ends)})`;
  const { layout, encoded } = unitOf(component.item, []);
  const ends = layout.ends.flatMap((end, row) => (end === undefined ? [] : [row]));
  const own = `${functions.named("ownTable")}(${emitText(encoded.text)})`;
  return `${functions.named("inRows")}(${given(0, ends)}, ${own})`;
}

/** Writes the practice, as the fields of an object, by the fields of the one that it wraps. */
function emitPractice(context: Context, both: string): string {
  const { unit, functions } = context;
  const absent = unit.elements
    .filter((element) => context.absentText(element) !== undefined)
    .map((element) => `${emitText(element.name)}: () => ${context.absentValue(element)}`);
  const facts = [skeleton(unit.node), namesNeeded(unit.node, context)].map((one) => emitText(one)).join(", ");
  const given = `{ ${both} }, ${facts}, { ${absent.join(", ")} }`;
  const own = hasPartialChoice(unit.node, context)
    ? `.../* @__PURE__ */ ${functions.named("ofOneAlternative")}(${given})`
    : both;
  return hasOrder(unit.node) ? `.../* @__PURE__ */ ${functions.named("readBack")}({ ${own} })` : own;
}
