import { type Component, codecFacts, HERE, isElement, type List } from "@url1738/core/runtime";
import { CHECK, leavesOf, limitOf } from "../automaton/watched-texts.ts";
import type { Layout } from "../table/layout.ts";
import type { Context, Element } from "./context.ts";
import { Facts } from "./facts.ts";
import { emitText } from "./functions.ts";

/** Writes the function that splits a text into its parts. */

/** Writes an expression that tells whether a reading function must be called; `undefined` if it always must. */
function mustRead({ unit }: Context, facts: Facts, { codec }: Component): string | undefined {
  return codecFacts(codec).spared?.read === undefined ? undefined : facts.flag(unit.flags.readers.indexOf(codec.read));
}

/** Returns the function that reads the items of a list, and whether it must be called; `undefined` if texts and values are equal. */
function itemReader(
  context: Context,
  facts: Facts,
  list: List,
  path = list.name,
): readonly [read: string, must?: string | undefined] | undefined {
  const { functions } = context;
  const { item, name } = list;
  if (!isElement(item)) return [`${context.constant(`_${path}_item`)}.read`];
  if (item.kind === "list") {
    const [read] = itemReader(context, facts, item, `${path}_item`) ?? [];
    const marks = [item.separator, item.place].map((one) => emitText(one)).join(", ");
    const items = `${functions.named("itemsOf")}(one, 0, one.length, ${marks})`;
    return [`(one) => ${read === undefined ? items : `${functions.named("readItems")}(${items}, ${read})`}`];
  }
  if (functions.is(item.codec.read, "asIs")) return undefined;
  return [context.readerOf({ ...item, name }), mustRead(context, facts, item)];
}

/** Writes the value of a list whose items have already been cut out. */
function listValue(context: Context, facts: Facts, list: List, of: number): string {
  const items = facts.items(of);
  const [read, must] = itemReader(context, facts, list) ?? [];
  if (read === undefined) return items;
  const isThere = facts.isThere(of);
  const values = `${context.functions.named("readItems")}(${items}, ${read})`;
  const conditions = [isThere, must].filter((condition) => condition !== undefined);
  return conditions.length === 0 ? values : `${conditions.join(" && ")} ? ${values} : ${items}`;
}

function fieldValue(context: Context, facts: Facts, element: Element, of: number): string {
  if (element.kind === "list") return listValue(context, facts, element, of);
  const places = `${facts.place("start", of)}, ${facts.place("end", of)}`;
  const isThere = facts.isThere(of);
  const value = presentValue(context, facts, element, places);
  return isThere === undefined ? value : `${isThere} ? ${value} : ${context.absentValue(element)}`;
}

/** Writes the value of a component that is there. */
function presentValue(context: Context, facts: Facts, component: Component, places: string): string {
  if (context.functions.is(component.codec.read, "asIs")) return `t.slice(${places})`;
  const must = mustRead(context, facts, component);
  const read = context.readerOf(component);
  return must === undefined
    ? `${read}(t.slice(${places}))`
    : `${context.functions.named("cut")}(t, ${places}, ${must}, ${read})`;
}

/**
 * Looks for errors if a flag or the length of a component says that a rule may be broken, and records errors and places for callers who
 * ask for them.
 */
function checks(context: Context, facts: Facts): string {
  const { elements } = context.unit;
  const isChecked = leavesOf(elements).some(({ codec }) => codec.check !== undefined);
  if (!isChecked && context.name === "") return "";
  const places = elements.map((_, of) => {
    const [start, end] = [facts.place("start", of), facts.place("end", of)];
    const isThere = facts.isThere(of);
    return `${isThere === undefined ? start : `${isThere} ? ${start} : -1`}, ${end}`;
  });
  const long = elements.flatMap((element, of) => {
    const most = limitOf(element);
    return most === undefined ? [] : [`${facts.place("end", of)} - ${facts.place("start", of)} > ${most}`];
  });
  const isAsked = "found !== undefined";
  const condition = isChecked ? `(${[facts.flag(CHECK), ...long, isAsked].join(" || ")})` : isAsked;
  const hasErrors = context.functions.named("hasErrors");
  return `    if (${condition} && ${hasErrors}(t, found, ${context.constant("E")}, [${places.join(", ")}])) return undefined;\n`;
}

/**
 * Declares the function that makes values, and the names of their fields. An object literal would be slower: V8 soon assumes that all of
 * its objects are kept, and then takes longer to make them.
 */
export function declareValue(context: Context): void {
  const { fields, functions } = context;
  const [values, sets] = [fields.map((_, at) => `v${at}`), fields.map((name, at) => `this.${name} = v${at};`)];
  const make = `function (${values.join(", ")}) { ${sets.join(" ")} }`;
  const maker = context.declare("V", `/* @__PURE__ */ ${functions.named("plain")}(${make})`);
  context.declare("FIELDS", `/* @__PURE__ */ Object.keys(/* @__PURE__ */ new ${maker}())`);
}

/**
 * Declares the array where the reader notes places. It is an ordinary array: V8 checks at each access to a typed one that its memory is still
 * there, which makes parsing a sixth slower.
 */
export function declareNotes(context: Context): void {
  const places = context.width + context.unit.layout.finals.length;
  context.declare("A", `/* @__PURE__ */ Array(${places}).fill(0)`);
}

/** Writes the work in the loop: none for most grammars, because each of their places is the last entry of a row. */
function emitMoves({ unit: { layout }, marked }: Context): string {
  const cases = layout.entered.flatMap(({ ops }, at) => {
    // A lower register is copied before it is set.
    const moves = ops
      .filter(({ what }) => what === "move")
      .sort((one, other) => Number(one.from === HERE) - Number(other.from === HERE) || one.of - other.of)
      .map(({ of, from }) => `q${of} = ${from === HERE ? "i - 1" : `q${from}`};`);
    return moves.length === 0 ? [] : [`        case ${marked + at}: ${moves.join(" ")} break;\n`];
  });
  return cases.length === 0 ? "" : `      switch (s) {\n${cases.join("")}      }\n`;
}

/** Declares the registers that are copied. */
function emitRegisters({ entered, finals }: Layout): string {
  const used = [...entered.map(({ ops }) => ops), ...finals]
    .flat()
    .flatMap(({ what, of, from = HERE }) => [what === "move" ? of : HERE, from])
    .filter((register) => register !== HERE);
  const registers = [...new Set(used)].sort((one, other) => one - other).map((register) => `q${register} = -1`);
  return registers.length === 0 ? "" : `    let ${registers.join(", ")};\n`;
}

/** Writes the function that reads a text: one loop over the characters, which seldom branches while the text follows the grammar. */
export function emitReader(context: Context): string {
  const { unit, name, width, dead } = context;
  const { layout, elements } = unit;
  const notes = context.constant("A");
  const facts = new Facts(context);
  const checked = checks(context, facts);
  const values = elements.map((element, of) => fieldValue(context, facts, element, of));
  const all = name === "" ? values : [emitText(name), ...values];
  return `(m, t, k, found) => {
    let s = k;
${emitRegisters(layout)}    const n = t.length;
    for (let j = ${context.marked}; j < ${width + layout.finals.length}; j++) ${notes}[j] = 0;
    for (let i = k; s !== ${dead} && i < n;) {
      const x = t.charCodeAt(i++);
      if (x > 127) return undefined;
      s = ${context.constant("N")}[x * ${width} + s];
      ${notes}[s] = i;
${emitMoves(context)}    }
    const e = m.ends[s];
    if (e === 0) return undefined;
    ${notes}[${dead} + e] = n + 1;
${facts.declarations()}${checked}    return new ${context.constant("V")}(${all.join(", ")});
  }`;
}

/** Writes the function that finds the row that a text leads to, without values; it stops if a rule may be broken. */
export function emitTest(context: Context): string {
  const { unit, marked, width, dead } = context;
  return `(t, s, i, n) => {
    for (; s < ${marked + unit.layout.bounds[1]} && i < n; i++) {
      const x = t.charCodeAt(i);
      if (x > 127) return ${dead};
      s = ${context.constant("N")}[x * ${width} + s];
    }
    return s;
  }`;
}
