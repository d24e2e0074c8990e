import { type Component, componentsOf, isElement, type List } from "@url1738/core/compiled";
import { leavesOf } from "../automaton/nfa.ts";
import { CHECK } from "../automaton/spared-texts.ts";
import {
  absentValue,
  type Context,
  type Element,
  elementsOf,
  markedOf,
  notesOf,
  placeOf,
  presenceOf,
  readerName,
} from "./context.ts";
import { emitFindings } from "./emit-findings.ts";
import { emitText } from "./emit-text.ts";

/** Writes the function that takes a text apart. */

const isChecked = (element: Element): boolean =>
  element.kind === "list" ? componentsOf(element.item).some(isChecked) : element.codec.check !== undefined;

/** Whether a function that reads must be called, as an expression; `undefined` where it always must. */
function mustRead({ unit }: Context, { codec }: Component): string | undefined {
  return codec.spared?.read === undefined ? undefined : `f${unit.flags.readers.indexOf(codec.read)}`;
}

/** What reads the items of a list, and whether it must be called; nothing where their texts are their values. */
function itemReader(
  context: Context,
  { item, name }: List,
): readonly [read: string, must?: string | undefined] | undefined {
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
  const places = `${placeOf(context, "start", of)}, ${placeOf(context, "end", of)}`;
  const text = `t.slice(${places})`;
  if (context.functions.is(element.codec.read, "asIs")) return text;
  const must = mustRead(context, element);
  const read = readerName(context, element);
  return must === undefined ? `${read}(${text})` : `${context.functions.named("cut")}(t, ${places}, ${must}, ${read})`;
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
  if (!isAnyChecked && context.name === "") return "";
  const places = elements.map((_, of) => {
    const [start, end] = [placeOf(context, "start", of), placeOf(context, "end", of)];
    const presence = presenceOf(context, of);
    return `${presence === undefined ? start : `${presence} ? ${start} : -1`}, ${end}`;
  });
  const condition = isAnyChecked ? `(${checkNeeded(context)})` : "found !== undefined";
  const hasFaults = context.functions.named("hasFaults");
  return `    if (${condition} && ${hasFaults}(t, found, ${elementsOf(context)}, [${places.join(", ")}])) return undefined;\n`;
}

/** The name of what makes values. */
const makerOf = ({ rows }: Context) => `V${rows.slice(1)}`;

/** What makes values, and their fields. Of what a literal makes, V8 soon believes that all of it is kept, and then takes longer to make it. */
export function emitValue(context: Context): string {
  const names = [...(context.name === "" ? [] : ["scheme"]), ...context.unit.elements.map(({ name }) => name)];
  const fields = names.map((name, at) => `this.${name} = v${at};`).join(" ");
  const plain = context.functions.named("plain");
  return `const ${makerOf(context)} = /* @__PURE__ */ ${plain}(function (${names.map((_, at) => `v${at}`).join(", ")}) { ${fields} });\nconst FIELDS${context.rows.slice(1)} = /* @__PURE__ */ Object.keys(/* @__PURE__ */ new ${makerOf(context)}());\n`;
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
  const dead = width - 1;
  const values = elements.map((element, of) => fieldValue(context, element, of));
  const all = name === "" ? values : [emitText(name), ...values];
  const rest = `${checks(context)}    return new ${makerOf(context)}(${all.join(", ")});`;
  return `(m, t, k, found) => {
    let s = k;
    const n = t.length;
    for (let j = ${markedOf(context)}; j < ${width + layout.finals.length}; j++) ${notes}[j] = 0;
    for (let i = k; s !== ${dead} && i < n;) {
      const x = t.charCodeAt(i++);
      if (x > 127) return undefined;
      s = ${rows}[x * ${width} + s];
      ${notes}[s] = i;
    }
    const e = m.ends[s];
    if (e === 0) return undefined;
    ${notes}[${dead} + e] = n + 1;
${emitFindings(context, rest)}${rest}
  }`;
}

/** The function that tells where a text leads without taking it apart; it stops where a rule may be broken. */
export function emitTest(context: Context): string {
  const { rows, width, unit } = context;
  const suspicious = markedOf(context) + unit.layout.bounds[1];
  return `(t, k) => {
    let s = k;
    for (let i = k, n = t.length; s < ${suspicious} && i < n; i++) {
      const x = t.charCodeAt(i);
      if (x > 127) return ${width - 1};
      s = ${rows}[x * ${width} + s];
    }
    return s;
  }`;
}
