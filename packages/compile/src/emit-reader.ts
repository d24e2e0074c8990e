import { absentText, type Component, componentsOf, isElement, type List } from "@url1738/core/compiled";
import { emitText } from "./emit-text.ts";
import { Events } from "./events.ts";
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
export const before = ({ name }: Pick<Context, "name">) => (name === "" ? 0 : name.length + 1);

/** The name of the array of the places that the reader notes. */
const notesOf = ({ rows }: Context) => `A${rows.slice(1)}`;

/** The rows that do something, by the name of the first of them; the dead one, behind which the ends of texts are noted. */
const markedOf = (context: Context) => before(context) + context.unit.layout.rows.length;
const deadOf = ({ width }: Context) => width - 1;

/** Where a mark stands, as an expression. */
function placeOf({ unit, name }: Context, what: "start" | "end", of: number): string {
  const kept = unit.registers.kept.get(markOf({ what, of }));
  if (kept === undefined) return "0";
  return "constant" in kept ? String(kept.constant + before({ name })) : `r${kept.register}`;
}

/** Whether an element is there that a text may lack, as an expression; `undefined` for one that is always there. */
function presenceOf({ unit }: Context, of: number): string | undefined {
  const told = unit.machine.presence[of];
  return told === undefined ? undefined : `p${told}`;
}

const isChecked = (element: Element): boolean =>
  element.kind === "list" ? componentsOf(element.item).some(isChecked) : element.codec.check !== undefined;

/** Whether a function that reads must be called, as an expression; `undefined` where it always must. */
function mustRead({ unit }: Context, { codec }: Component): string | undefined {
  return codec.spared?.read === undefined ? undefined : `f${unit.flags.readers.indexOf(codec.read)}`;
}

const readerName = ({ functions }: Context, { name, codec }: Component) =>
  functions.write(codec.read, `codec's "read" of the component "${name}"`, () => undefined);

/** What reads the items of a list, and whether it must be called; nothing where their texts are their values. */
function itemReader(context: Context, { item, name }: List): readonly [read: string, must?: string | undefined] | undefined {
  const { functions } = context;
  if (!isElement(item)) return [`${context.constantOf(item as never)}.read`];
  if (item.kind === "list") {
    const [read] = itemReader(context, item) ?? [];
    const marks = [item.separator, item.place].map(emitText).join(", ");
    const items = `${functions.named("itemsOf")}(one, 0, one.length, ${marks})`;
    return [`(one) => ${read === undefined ? items : `${functions.named("readItems")}(${items}, ${read})`}`];
  }
  if (functions.is(item.codec.read, "asIs")) return undefined;
  return [readerName(context, { ...item, name }), mustRead(context, item)];
}

/** The value of an element that is there. */
function presentValue(context: Context, element: Element, of: number): string {
  if (element.kind === "list") {
    const [read, must] = itemReader(context, element) ?? [];
    if (read === undefined) return `l${of}`;
    const items = `${context.functions.named("readItems")}(l${of}, ${read})`;
    return must === undefined ? items : `${must} ? ${items} : l${of}`;
  }
  const text = `t.slice(${placeOf(context, "start", of)}, ${placeOf(context, "end", of)})`;
  if (context.functions.is(element.codec.read, "asIs")) return text;
  const must = mustRead(context, element);
  const read = `${readerName(context, element)}(${text})`;
  return must === undefined ? read : `${must} ? ${read} : ${text}`;
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
  const presence = presenceOf(context, of);
  return presence === undefined ? value : `${presence} ? ${value} : ${absentValue(context, element)}`;
}

/** When the rules beyond the grammar must be looked at: where a flag says so, or a component is long. */
function checkNeeded(context: Context): string {
  const long = context.unit.elements.flatMap((element, of) => {
    const most = leavesOf([element]).flatMap(({ codec }) => (codec.check ? (codec.spared?.most ?? []) : []));
    if (most.length === 0) return [];
    return [`${placeOf(context, "end", of)} - ${placeOf(context, "start", of)} > ${Math.min(...most)}`];
  });
  return [`f${CHECK}`, ...long, "found !== undefined"].join(" || ");
}

/** Where elements stand, for the rules beyond the grammar, and of a whole URL for whoever asks. */
function checks(context: Context): string {
  const { elements } = context.unit;
  const isAnyChecked = elements.some(isChecked);
  const places = elements.flatMap((element, of) => {
    if (context.name === "" && !isChecked(element)) return [];
    const start = placeOf(context, "start", of);
    const presence = presenceOf(context, of);
    const isThere = presence === undefined ? start : `${presence} ? ${start} : -1`;
    return [`[${context.constantOf(element)}, ${isThere}, ${placeOf(context, "end", of)}]`];
  });
  if (places.length === 0) return "";
  const condition = isAnyChecked ? `(${checkNeeded(context)})` : "found !== undefined";
  const hasFaults = context.functions.named("hasFaults");
  return `    if (${condition} && ${hasFaults}(t, found, [${places.join(", ")}])) return undefined;\n`;
}

/** The place that a register holds in the end. */
function registerValue(context: Context, events: Events, register: number): string {
  const { kept, first } = context.unit.registers;
  const [mark] = [...kept].find(([, place]) => "register" in place && place.register === register) ?? [];
  const at = (by: number) => events.slots((op) => markOf(op) === mark && op.by === by);
  const behind = events.last(at(1));
  const before1 = at(0).length === 0 ? "0" : `(${events.last(at(0))}) - 1`;
  const own = [behind, before1].filter((one) => one !== "0");
  const start = first[register];
  if (start !== undefined) own.push(String(start + before(context)));
  return own.reduce((one, other) => `${context.functions.named("later")}(${one}, ${other})`);
}

/** What has been found out when a text is read: places, which elements are there, flags, lists; those that the rest of the code asks for. */
function findings(context: Context, rest: string): string {
  const { unit, functions } = context;
  const { machine, registers, flags, layout, elements } = unit;
  const events = new Events(layout, before(context), notesOf(context), () => functions.named("later"));
  const isInitial = (what: Op["what"], of: number) => layout.initial.some((op) => op.what === what && op.of === of);
  const presence = (of: number) => {
    const on = events.slots((op) => op.what === "on" && op.of === of);
    const off = events.slots((op) => op.what === "off" && op.of === of);
    if (off.length === 0) return isInitial("on", of) ? "true" : `(${events.any(on)}) !== 0`;
    return `(${events.last(on)}) ${isInitial("on", of) ? ">=" : ">"} (${events.last(off)})`;
  };
  const flag = (of: number) =>
    isInitial("flag", of) ? "true" : `(${events.any(events.slots((op) => op.what === "flag" && op.of === of))}) !== 0`;
  const list = (element: Element, of: number) => {
    if (element.kind !== "list") return [];
    const marks = [element.separator, element.place].map(emitText).join(", ");
    const places = `${placeOf(context, "start", of)}, ${placeOf(context, "end", of)}`;
    const items = `${functions.named("itemsOf")}(t, ${places}, ${marks})`;
    const isThere = presenceOf(context, of);
    return [`l${of} = ${isThere === undefined ? items : `${isThere} ? ${items} : ${absentValue(context, element)}`}`];
  };
  const told = [...new Set(machine.presence.filter((one) => one !== undefined))];
  const all = [
    ...registers.first.map((_, register) => `r${register} = ${registerValue(context, events, register)}`),
    ...told.map((of) => `p${of} = ${presence(of)}`),
    ...flags.readers.map((_, of) => `f${of} = ${flag(of)}`),
    ...elements.flatMap(list),
  ];
  const asked = all.filter((one) => [rest, ...all].some((other) => new RegExp(`[^=]*\\b${/^\w+/.exec(one)?.[0]}\\b`).test(other === one ? "" : other)));
  return asked.length === 0 ? "" : `    const ${asked.join(", ")};\n`;
}

/** The array in which the reader notes places. */
export function emitNotes(context: Context): string {
  return `const ${notesOf(context)} = /* @__PURE__ */ new Int32Array(${context.width + context.unit.layout.finals.length});\n`;
}

/**
 * The function that takes a text apart: one loop over the characters, which never branches while the text is of the grammar.
 */
export function emitReader(context: Context): string {
  const { unit, name, rows, width } = context;
  const { layout, elements } = unit;
  const notes = notesOf(context);
  const dead = deadOf(context);
  const fields = elements.map((element, of) => `${element.name}: ${fieldValue(context, element, of)}`);
  const all = name === "" ? fields : [`scheme: ${emitText(name)}`, ...fields];
  const rest = `${checks(context)}    return { ${all.join(", ")} };`;
  return `(m, t, found) => {
    let s = 0;
    const n = t.length;
    for (let k = ${markedOf(context)}; k < ${width + layout.finals.length}; k++) ${notes}[k] = 0;
    for (let i = 0; s !== ${dead} && i < n;) {
      const x = t.charCodeAt(i++);
      if (x > 127) return undefined;
      s = ${rows}[x * ${width} + s];
      ${notes}[s] = i;
    }
    const e = m.ends[s];
    if (e === 0) return undefined;
    ${notes}[${dead} + e] = n + 1;
${findings(context, rest)}${rest}
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
