import type { Component, Node } from "@url1738/core/define";
import { isElement } from "@url1738/core/grammar";
import { numberText } from "@url1738/core/inside/automaton/table";
import { factsOf } from "@url1738/core/inside/grammar/facts";
import { hasOrder } from "@url1738/core/inside/grammar/walk";
import { interpreted } from "@url1738/core/inside/values/interpreted";
import { needsPlan } from "../automaton/canonical-form.ts";
import { exceptOf, speltOf, usualTextsOf } from "../automaton/plain-texts.ts";
import type { Usual } from "../automaton/usual-url.ts";
import { limitOf, longCheckOf, sparedOf } from "../automaton/watched-texts.ts";
import { type Analysis, analyse, analysisOf } from "../table/analysis.ts";
import { bareTable } from "../table/encode-table.ts";
import { Context } from "./context.ts";
import { expressionsOf } from "./emit-cuts.ts";
import { declareNotes, declareReader, declareScan, declareValue, isAskedAlone } from "./emit-reader.ts";
import { emitWriter, skeleton } from "./emit-writer.ts";
import { emitText, type Functions } from "./functions.ts";
import { type LeftOut, writerOf } from "./shortcuts.ts";

/** Writes everything for one grammar: rows, elements, reader and writer. */

/** The code of one grammar. */
interface ScribeCode {
  /** The declarations, in order. */
  readonly declarations: string;
  /** The constant whose call returns the table. */
  readonly table: string;
  /** The scribe, as an expression. */
  readonly scribe: string;
}

/**
 * Writes the code of a grammar.
 *
 * @param name - The scheme's name; empty for the items of a list.
 * @param usual - The usual texts, if any are known.
 */
export function emitScribe(
  analysis: Analysis,
  name: string,
  defaultPort: number | undefined,
  functions: Functions,
  leftOut: LeftOut,
  usual?: Usual,
): ScribeCode {
  const context = new Context(analysis, name, defaultPort, functions, leftOut);
  const { width } = context;
  const { encoded, elements } = analysis;
  const cells = `${width > 0x100 ? "new Uint16Array" : "new Uint8Array"}(${width << 7})`;
  const rows = context.declare("N", `/* @__PURE__ */ ${cells}`);
  // Errors tell of places in the whole text, so they ask the table of the scheme.
  const filled = [emitText(name === "" ? bareTable(encoded.text) : encoded.text), emitText(name), rows].join(", ");
  const table = context.declare("T", `/* @__PURE__ */ ${functions.named("lazyTable")}(${filled})`);
  if (usual !== undefined)
    for (const { constant, source } of expressionsOf(usual))
      context.declare(constant, usual.isStraight ? `/${source.slice(1, -1)}/y` : `/${source}/`);
  declareNotes(context);
  declareScan(context);
  declareValue(context);
  const write = emitWriter(context);
  const constants = elements.map((element) => emitElement(context, element, element.name));
  const list = `[${constants.join(", ")}]`;
  const all = needsPlan(analysis.node) ? context.declare("E", list) : list;
  declareReader(context, usual);
  const hasParts = elements.some((element) => element.kind === "component" && element.codec.inside !== undefined);
  const mayThrow = name !== "" && !isAskedAlone(context);
  const more = hasParts ? [String(mayThrow), functions.named("partError")] : mayThrow ? ["true"] : [];
  const parameters = [context.constant("V"), all, context.constant("R"), write, ...more].join(", ");
  const code = `/* @__PURE__ */ ${functions.named("generatedScribe")}(${parameters})`;
  return { declarations: context.declarations, table, scribe: emitWrapped(context, code) };
}

/** Declares an element, or the items of a list, under a name. @returns The constant. */
function emitElement(context: Context, node: Node, name: string): string {
  const { functions } = context;
  const constant = (called: string, ...parameters: readonly string[]) =>
    context.declare(`_${name}`, `/* @__PURE__ */ ${functions.named(called)}(${parameters.join(", ")})`);
  if (node.kind === "component") return constant("componentElement", emitText(node.name), emitComponent(context, node));
  if (!isElement(node)) {
    const { declarations, scribe } = emitScribe(analyse(node), "", context.defaultPort, functions, context.leftOut);
    context.declarations += declarations;
    return constant("recordElement", scribe);
  }
  const item = emitElement(context, node.item, `${name}_item`);
  const parameters = [emitText(node.name), item, emitText(node.separator), emitText(node.place)];
  const { absent } = node.options ?? {};
  // By default, a list with separators before or after each item is absent if it has no items.
  if (absent !== undefined && !(absent === "" && node.place !== "between"))
    parameters.push(emitText(context.absentList(node, absent)));
  return constant("listElement", ...parameters);
}

/** The class of no character. */
const NOTHING = "[]";

/** Writes the call that makes all functions of a component's codec; returns `undefined` if they come from several places. */
function wholeCodec({ codec: { read, spell, check } }: Component, functions: Functions): string | undefined {
  const { recipe } = factsOf(check);
  // Functions that one call made share its arguments.
  const isOne = recipe?.part !== undefined && factsOf(spell).recipe?.arguments === recipe.arguments;
  return isOne && functions.is(read, "readDigits")
    ? functions.write(check, "check").replace(/\.check$/, "")
    : undefined;
}

/** Tells whether it is certain that no value of a component is an object. */
function hasPrimitives(component: Component, functions: Functions): boolean {
  const { read } = component.codec;
  if (factsOf(read).isString || sparedOf(component).read !== undefined) return true;
  return ["decode", "lowerCase", "readDigits"].some((name) => functions.is(read, name));
}

/** Writes the facts about a component, see `ComponentFacts`. */
function emitComponent(context: Context, component: Component): string {
  const { codec, options } = component;
  const { functions } = context;
  const write = (value: unknown, what: string) =>
    functions.write(value, `codec's "${what}" of the component "${component.name}"`);
  const isLeftOut = context.leftOut.has(writerOf(component));
  const except = functions.is(codec.read, "decode") && !isLeftOut ? exceptOf(component) : undefined;
  const fields: string[] = [];
  if (except !== NOTHING) fields.push(`leaving: ${emitRows(context, component)}`);
  if (options.section !== undefined) fields.push(`section: ${emitText(options.section)}`);
  const spelt = isLeftOut || !functions.is(codec.read, "decode") ? undefined : speltOf(component);
  if (spelt !== undefined) fields.push(`spelt: /^${usualTextsOf(component)?.expression}$/`);
  const whole = wholeCodec(component, functions);
  if (whole === undefined) {
    if (except !== NOTHING && !factsOf(codec.read).isString) fields.push(`read: ${context.readerOf(component)}`);
    if (!factsOf(codec.spell).isString) fields.push(`spell: ${write(codec.spell, "spell")}`);
    if (codec.check !== undefined) fields.push(`check: ${write(codec.check, "check")}`);
    if (codec.inside !== undefined) fields.push(`inside: ${write(codec.inside, "inside")}`);
    if (codec.isExact) fields.push("isExact: true");
    if (codec.isAbsent !== undefined) fields.push(`isAbsent: ${write(codec.isAbsent, "isAbsent")}`);
  }
  const usual = context.usualOf(component);
  const most = limitOf(component);
  if (usual !== undefined) fields.push(`usual: /^${usual}$/`);
  if (usual !== undefined && most !== undefined) fields.push(`most: ${most}`);
  const checkLong = longCheckOf(component);
  if (usual !== undefined && checkLong !== undefined)
    fields.push(`checkLong: ${functions.write(checkLong, "checkLong")}`);
  if (except !== undefined && except !== NOTHING) fields.push(`except: /${except}/`);
  if (context.absentText(component) !== undefined) fields.push(`absent: ${context.absentValue(component)}`);
  if (!codec.isExact && !hasPrimitives(component, functions)) fields.push(`isSame: ${functions.named("isSameValue")}`);
  return `{ ${fields.join(", ")} }${whole === undefined ? "" : `, /* @__PURE__ */ ${whole}`}`;
}

/** Writes the rows that read the texts of a component alone: rows of the whole, or a table of its own. */
function emitRows(context: Context, component: Component): string {
  const { homes, functions } = context;
  const home = homes.get(component);
  const inRows = (row: number, ends: readonly number[], ...others: readonly string[]) =>
    `${functions.named("inRows")}(${[emitText([row, ...ends].map(numberText).join("")), ...others].join(", ")})`;
  if (home !== undefined) {
    const lead = home.lead === "" ? [] : [emitText(home.lead)];
    return inRows(home.row, home.ends, context.constant("T"), ...lead);
  }
  const { layout, encoded } = analysisOf(component.item, []);
  const ends = layout.ends.flatMap((end, row) => (end === undefined ? [] : [row]));
  return inRows(0, ends, `${functions.named("lazyTable")}(${emitText(bareTable(encoded.text))})`);
}

/** Writes the scribe, wrapped as its grammar demands. */
function emitWrapped(context: Context, code: string): string {
  const { analysis, functions } = context;
  const call = (called: string, ...parameters: readonly string[]) =>
    `/* @__PURE__ */ ${functions.named(called)}(${parameters.join(", ")})`;
  const absent = analysis.elements
    .filter((element) => context.absentText(element) !== undefined)
    .map((element) => `${emitText(element.name)}: () => ${context.absentValue(element)}`);
  const { needed } = interpreted(analysis.node, context, "");
  const facts = [skeleton(analysis.node), needed].map((fact) => emitText(fact));
  const scribe = needed === undefined ? code : call("ofOneAlternative", code, ...facts, `{ ${absent.join(", ")} }`);
  return hasOrder(analysis.node) ? call("readBack", scribe) : scribe;
}
