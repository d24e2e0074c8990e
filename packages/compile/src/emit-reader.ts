import { absentText, type Component, componentsOf, isElement, type List, SEPARATORS } from "@url1738/core/compiled";
import { emitText } from "./emit-text.ts";
import type { Functions } from "./functions.ts";
import type { Op } from "./machine.ts";
import { leavesOf } from "./nfa.ts";
import { markOf } from "./registers.ts";
import { CHECK } from "./spared-texts.ts";
import type { Unit } from "./unit.ts";

/** Writes the function that takes a text apart. */

type Element = Component | List;

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
export const before = ({ name }: Context) => (name === "" ? 0 : name.length + 1);

/** Where a mark stands, as an expression. */
function placeOf(context: Context, what: "start" | "end", of: number): string {
  const kept = context.unit.registers.kept.get(markOf({ what, of }));
  if (kept === undefined) return "0";
  return "constant" in kept ? String(kept.constant + before(context)) : `r${kept.register}`;
}

/** The flags of reading and checking come first, then those of presence. */
function presenceBit({ unit }: Context, of: number): number {
  const told = [...new Set(unit.machine.presence.filter((one) => one !== undefined))];
  return 1 << (unit.flags.readers.length + told.indexOf(unit.machine.presence[of] as number));
}

const isChecked = (element: Element): boolean =>
  element.kind === "list" ? componentsOf(element.item).some(isChecked) : element.codec.check !== undefined;

/** The name of the array of the places where the separators of a list stand, from its second place on. */
const separatorsOf = ({ rows }: Context, of: number) => `P${of}${rows.slice(1)}`;

/** The statements of some operations, at a place. */
function statements(context: Context, ops: readonly Op[], at: string): string {
  const { kept } = context.unit.registers;
  const { elements } = context.unit;
  const set = new Map<number, string>();
  const lists: string[] = [];
  let raised = 0;
  let lowered = 0;
  for (const { what, of, by } of ops) {
    const register = kept.get(markOf({ what, of }));
    if (register !== undefined && "register" in register) set.set(register.register, by === 0 ? at : `${at} + ${by}`);
    if (what === "start" && elements[of]?.kind === "list") lists.unshift(`q${of} = 0;`);
    if (what === "item") lists.push(`${separatorsOf(context, of)}[++q${of} & ${SEPARATORS - 1}] = ${at};`);
    if (what === "flag") raised |= 1 << of;
    if (what === "on") raised |= presenceBit(context, of);
    if (what === "off") lowered |= presenceBit(context, of);
  }
  const all = [...[...set].map(([register, place]) => `r${register} = ${place};`), ...lists];
  if (raised !== 0 && lowered !== 0) all.push(`f = (f | ${raised}) & ${~lowered};`);
  else if (raised !== 0) all.push(`f |= ${raised};`);
  else if (lowered !== 0) all.push(`f &= ${~lowered};`);
  return all.join(" ");
}

/** Cases of a `switch`, those together that do the same. */
function cases(all: readonly (readonly [label: string | number, body: string])[], indent: string): string {
  const groups = new Map<string, (string | number)[]>();
  for (const [label, body] of all) groups.set(body, [...(groups.get(body) ?? []), label]);
  const lines = [...groups].map(
    ([body, labels]) =>
      `${indent}${labels.map((label) => `case ${label}:`).join(" ")} ${body}${body === "" ? "" : " "}break;\n`,
  );
  return lines.join("");
}

/** The bit of the flag that tells whether a function that reads must be called; 0 where it always must. */
function readerBit({ unit }: Context, { codec }: Component): number {
  return codec.spared?.read === undefined ? 0 : 1 << unit.flags.readers.indexOf(codec.read);
}

const readerName = ({ functions }: Context, { name, codec }: Component) =>
  functions.write(codec.read, `codec's "read" of the component "${name}"`, () => undefined);

/** What reads the items of a list, as an argument; empty where their texts are their values. */
function itemReader(context: Context, { item, name }: List): string {
  if (!isElement(item)) return `, ${context.constantOf(item as never)}.read`;
  if (item.kind === "list") {
    const { separator, place } = item;
    const items = context.functions.named("itemsOf");
    return `, (one) => ${items}(one, 0, one.length, ${emitText(separator)}, ${emitText(place)}${itemReader(context, item)})`;
  }
  if (context.functions.is(item.codec.read, "asIs")) return "";
  const bit = readerBit(context, item);
  const read = readerName(context, { ...item, name });
  return bit === 0 ? `, ${read}` : `, (f & ${bit}) === 0 ? undefined : ${read}`;
}

/** The value of an element that is there. */
function presentValue(context: Context, element: Element, of: number): string {
  const places = `${placeOf(context, "start", of)}, ${placeOf(context, "end", of)}`;
  if (element.kind === "list") {
    const { separator, place } = element;
    const items = context.functions.named("itemsAt");
    const marks = `${separatorsOf(context, of)}, q${of}`;
    return `${items}(t, ${places}, ${emitText(separator)}, ${emitText(place)}, ${marks}${itemReader(context, element)})`;
  }
  const text = `t.slice(${places})`;
  if (context.functions.is(element.codec.read, "asIs")) return text;
  const bit = readerBit(context, element);
  const read = `${readerName(context, element)}(${text})`;
  return bit === 0 ? read : `(f & ${bit}) === 0 ? ${text} : ${read}`;
}

/** The value that absence stands for, as an expression. */
export function absentValue(context: Context, element: Element): string {
  const text = absentText(element, context);
  if (text === undefined) return "undefined";
  if (element.kind === "list") return "[]";
  const value = element.codec.read(text);
  if (typeof value !== "object" && value !== undefined) return emitText(value);
  return `${readerName(context, element)}(${emitText(text)})`;
}

function fieldValue(context: Context, element: Element, of: number): string {
  const value = presentValue(context, element, of);
  if (context.unit.machine.presence[of] === undefined) return value;
  return `(f & ${presenceBit(context, of)}) === 0 ? ${absentValue(context, element)} : ${value}`;
}

/** When the rules beyond the grammar must be looked at: where a flag says so, or a component is long. */
function checkNeeded(context: Context): string {
  const long = context.unit.elements.flatMap((element, of) => {
    const most = leavesOf([element]).flatMap(({ codec }) => (codec.check ? (codec.spared?.most ?? []) : []));
    if (most.length === 0) return [];
    return [`${placeOf(context, "end", of)} - ${placeOf(context, "start", of)} > ${Math.min(...most)}`];
  });
  return [`(f & ${1 << CHECK}) !== 0`, ...long, "found !== undefined"].join(" || ");
}

/** Where elements stand, for the rules beyond the grammar, and of a whole URL for whoever asks. */
function checks(context: Context): string {
  const { elements, machine } = context.unit;
  const { presence } = machine;
  const isAnyChecked = elements.some(isChecked);
  const places = elements.flatMap((element, of) => {
    if (context.name === "" && !isChecked(element)) return [];
    const start = placeOf(context, "start", of);
    const isThere = presence[of] === undefined ? start : `(f & ${presenceBit(context, of)}) === 0 ? -1 : ${start}`;
    return [`[${context.constantOf(element)}, ${isThere}, ${placeOf(context, "end", of)}]`];
  });
  if (places.length === 0) return "";
  const condition = isAnyChecked ? `(${checkNeeded(context)})` : "found !== undefined";
  const hasFaults = context.functions.named("hasFaults");
  return `    if (${condition} && ${hasFaults}(t, found, [${places.join(", ")}])) return undefined;\n`;
}

/** The flags and registers before anything is read. */
function declarations(context: Context): string {
  const { registers, layout } = context.unit;
  let flags = 0;
  for (const { what, of } of layout.initial) {
    if (what === "on") flags |= presenceBit(context, of);
    if (what === "flag") flags |= 1 << of;
  }
  const first = registers.first.map((place, at) => `, r${at} = ${place === undefined ? 0 : place + before(context)}`);
  return `f = ${flags}${first.join("")}${listsOf(context)
    .map((of) => `, q${of} = 0`)
    .join("")}`;
}

/** The places of the lists among the elements. */
const listsOf = ({ unit }: Context) => unit.elements.flatMap(({ kind }, of) => (kind === "list" ? [of] : []));

/** The arrays in which the reader notes where the separators of lists stand. */
export function emitSeparators(context: Context): string {
  const arrays = listsOf(context).map(
    (of) => `${separatorsOf(context, of)} = /* @__PURE__ */ new Int32Array(${SEPARATORS})`,
  );
  return arrays.length === 0 ? "" : `const ${arrays.join(", ")};\n`;
}

/**
 * The function that takes a text apart: one loop over the characters, which stops only at those where something is to be done.
 */
export function emitReader(context: Context): string {
  const { unit, name, rows, width } = context;
  const { layout, elements } = unit;
  const marked = before(context) + layout.rows.length;
  const entered = layout.entered.map(({ ops }, at) => [marked + at, statements(context, ops, "i")] as const);
  const ended = layout.finals.map((ops, at) => [at + 1, statements(context, ops, "n")] as const);
  const fields = elements.map((element, of) => `${element.name}: ${fieldValue(context, element, of)}`);
  const all = name === "" ? fields : [`scheme: ${emitText(name)}`, ...fields];
  return `(m, t, found) => {
    let s = 0, ${declarations(context)};
    const n = t.length;
    for (let i = 0; i < n; i++) {
      const x = t.charCodeAt(i);
      if (x > 127) return undefined;
      s = ${rows}[x * ${width} + s];
      if (s >= ${marked}) switch (s) {
${cases(entered, "        ")}        default: return undefined;
      }
    }
    switch (m.ends[s]) {
${cases(ended, "      ")}      default: return undefined;
    }
${checks(context)}    return { ${all.join(", ")} };
  }`;
}

/** The function that tells where a text leads without taking it apart; it stops where a rule may be broken. */
export function emitTest(context: Context): string {
  const { rows, width, unit } = context;
  const { rows: states, bounds } = unit.layout;
  const suspicious = before(context) + states.length + bounds[1];
  return `(t) => {
    let s = 0;
    for (let i = 0; i < t.length; i++) {
      const x = t.charCodeAt(i);
      if (x > 127) return ${width - 1};
      s = ${rows}[x * ${width} + s];
      if (s >= ${suspicious}) break;
    }
    return s;
  }`;
}
