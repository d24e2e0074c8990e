import type { ElementNode } from "@url1738/core/define";
import { hasEscapes } from "../automaton/plain-texts.ts";
import type { Usual } from "../automaton/usual-url.ts";
import { limitOf, longCheckOf } from "../automaton/watched-texts.ts";
import type { Context } from "./context.ts";
import { emitText } from "./functions.ts";

/** Writes the code that cuts usual texts at their delimiters, and spells them. */

/** The number by which `respelt` of core asks the reader for a spelling. */
export const SPELLING = "1e7";

/** Tells whether more texts than usual ones are cut. The reader is asked for their spelling as well. */
export const isOpen = ({ expression, wider }: Usual) => wider !== undefined && wider.open !== expression;

/** Returns the expressions of usual texts: the field of the scheme, the constant and the source of each. */
export const expressionsOf = (usual: Usual) => [
  { field: "usual", constant: "U", source: usual.expression },
  ...(usual.wider && isOpen(usual) ? [{ field: "open", constant: "O", source: usual.wider.open }] : []),
  ...(usual.wider?.rest === undefined ? [] : [{ field: "rest", constant: "S", source: usual.wider.rest }]),
];

/** Writes a condition that tells whether a text is usual, or can be cut as these are. */
export const isUsualText = ({ functions }: Context, ...constants: readonly string[]) =>
  `${functions.named("isUsual")}(t, ${constants.join(", ")})`;

/** Writes the code that cuts a usual text at its delimiters. */
export function emitCuts(context: Context, usual: Usual): string {
  const { cuts } = usual;
  const [first, ...others] = cuts ?? [];
  if (first === undefined) return "";
  const { analysis, before, functions } = context;
  const from = before + first.delimiter.length;
  const places = others.map(({ delimiter, brackets }, at) => {
    const end = at + 1 < others.length ? `a${at + 1}` : "t.length";
    const [opening, closing] = brackets ?? [];
    const start = closing
      ? `t.charCodeAt(${from}) === ${opening?.charCodeAt(0)} ? t.indexOf(${emitText(closing)}) : ${from}`
      : from;
    const isMissing = end === "t.length" ? `a${at} < 0` : `a${at} < 0 || a${at} > ${end}`;
    return [`a${at} = t.indexOf(${emitText(delimiter)}, ${start})`, `if (${isMissing}) a${at} = ${end};`];
  });
  const endOf = (at: number) => (at < others.length ? `a${at}` : "t.length");
  const cutOf = (element: ElementNode) => {
    const at = (cuts ?? []).findIndex(({ component }) => component.name === element.name);
    const cut = cuts?.[at];
    if (cut === undefined) return { value: context.absentValue(element), length: "0", text: emitText("") };
    const { outside, inside, isOptional, isValue, component } = cut;
    const start = at === 0 ? String(from) : `a${at - 1}`;
    const startAfter = (count: number) => (at === 0 || count === 0 ? start : `${start} + ${count}`);
    const text = `t.slice(${startAfter(outside + inside)}${at < others.length ? `, a${at}` : ""})`;
    const written = `${context.readerOf(component)}(${text})`;
    const isOdd = isValue && usual.wider?.rest !== undefined && hasEscapes(component);
    const value = isOdd ? `(o < ${endOf(at)} ? ${written} : ${text})` : isValue ? text : written;
    const isThere = `${startAfter(outside)} < ${endOf(at)}`;
    const read = isOptional ? `${isThere} ? ${value} : ${context.absentValue(element)}` : value;
    return { value: read, length: `${endOf(at)} - ${start}`, text };
  };
  const values = analysis.elements.map((element) => cutOf(element).value);
  const short = analysis.elements.flatMap((element) => {
    const most = limitOf(element);
    if (most === undefined) return [];
    const [{ length, text }, checkLong] = [cutOf(element), longCheckOf(element)];
    const isLess = `${length} <= ${most}`;
    return checkLong === undefined ? isLess : `${isLess} || !${functions.write(checkLong, "checkLong")}(${text})[0]`;
  });
  const constants = expressionsOf(usual).map(({ constant }) => constant);
  const open = isOpen(usual) ? "O" : "U";
  const rest = constants.filter((constant) => constant === "S");
  // The first expression stops at the first unusual escape.
  const isOdd = rest.map(() => `o = ${open}.lastIndex`);
  const declarations = [...isOdd, ...places.map(([place]) => place)];
  const limits = places.map(([, limit]) => `      ${limit}\n`).reverse();
  const declared = `${declarations.length === 0 ? "" : `      let ${declarations.join(", ")};\n`}${limits.join("")}`;
  const value = `new ${context.constant("V")}(${[emitText(context.name), ...values].join(", ")})`;
  const spelling = isOpen(usual) ? `k === ${SPELLING} ? ${emitSpelling(context, usual)} : ` : "";
  const statement = `return ${spelling}${value};`;
  const isShort = short.length === 0 ? "" : `if (${short.length > 1 ? `(${short.join(") && (")})` : short[0]}) `;
  return `    if (k >= 0 && ${isUsualText(context, open, ...rest)}) {\n${declared}      ${isShort}${statement}\n    }\n`;
}

/** Writes the canonical spelling of a text that is cut, or `undefined` if only its value tells. */
function emitSpelling(context: Context, { cuts = [], wider }: Usual): string {
  if (wider?.respelling === undefined) return "undefined";
  const { leftOut, implied, read } = wider.respelling;
  const spelt: string[] = [];
  let from = "0";
  for (const [at, { component, outside, inside }] of cuts.entries()) {
    const [start, end] = [`a${at - 1}`, at + 1 < cuts.length ? `a${at}` : "t.length"];
    const written = implied.get(component.name);
    if (leftOut.includes(component.name)) {
      const begin = `${start} + ${outside + inside}`;
      const isEmpty = outside > 0 ? `${begin} >= ${end} || ` : "";
      const value = `${context.readerOf(component)}(t.slice(${begin}, ${end}))`;
      spelt.push(`t.slice(${from}, ${isEmpty}${value} === ${context.absentValue(component)} ? ${start} : ${end})`);
      from = end;
    }
    if (written !== undefined) {
      if (from !== start) spelt.push(`t.slice(${from}, ${start})`);
      spelt.push(`(${start} < ${end} ? "" : ${emitText(written)})`);
      from = start;
    }
  }
  const last = `t.slice(${from})`;
  return [...spelt, read === undefined ? last : `${context.readerOf(read)}(${last})`].join(" + ");
}
