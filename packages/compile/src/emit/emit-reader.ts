import type { Component, ElementNode, List } from "@url1738/core/define";
import { isElement } from "@url1738/core/grammar";
import { HERE } from "@url1738/core/inside/automaton/state";
import { factsOf } from "@url1738/core/inside/grammar/facts";
import type { Usual } from "../automaton/usual-url.ts";
import { CHECK, hasCheckedParts, leavesOf, limitOf, mustReadItems, sparedOf } from "../automaton/watched-texts.ts";
import { type Context, NOTES } from "./context.ts";
import { emitCuts, isOpen, isUsualText, SPELLING } from "./emit-cuts.ts";
import { Facts } from "./facts.ts";
import { emitText } from "./functions.ts";

/** Writes the function that splits a text into its parts. */

/** Writes an expression that tells whether a reading function must be called; `undefined` if it always must. */
function mustRead({ analysis }: Context, facts: Facts, component: Component): string | undefined {
  const { readers } = analysis.flags;
  const flag = sparedOf(component).read === undefined ? -1 : readers.indexOf(component.codec.read);
  return flag < 0 ? undefined : facts.flag(flag);
}

/**
 * Writes a test that spares a text which raises both flags, such as most hosts that are numbers, from being checked and being read; `undefined`
 * if the component has no such texts.
 */
function sparedTest(context: Context, facts: Facts, component: Component, at: number): string | undefined {
  const { codec } = component;
  const isTold = sparedOf(component).usual !== undefined && context.usualOf(component) !== undefined;
  if (codec.check === undefined || !isTold) return undefined;
  const must = mustRead(context, facts, component);
  if (must === undefined) return undefined;
  const text = `t.slice(${facts.place("start", at)}, ${facts.place("end", at)})`;
  const test = `${context.constantOf(component)}.isUsual(${text})`;
  return facts.use(`u${at}`, () => `${facts.flag(CHECK)} && ${must} && ${test}`);
}

/** Returns the function that reads the items of a list, and whether it must be called; `undefined` if texts and values are equal. */
function itemReader(
  context: Context,
  facts: Facts,
  list: List,
  path = list.name,
): readonly [read: string, must?: string | undefined] | undefined {
  const { item, name } = list;
  if (!isElement(item)) return [`${context.constant(`_${path}_item`)}.read`];
  if (item.kind === "list") {
    const [read] = itemReader(context, facts, item, `${path}_item`) ?? [];
    return [`(one) => ${itemValues(context, item, "one, 0, one.length", read)}`];
  }
  if (factsOf(item.codec.read).isString) return undefined;
  return [context.readerOf({ ...item, name }), mustRead(context, facts, item)];
}

/** Writes the values of a list's items. @param source - The text that has the list, and its places there. */
function itemValues(
  { functions }: Context,
  { separator, place }: List,
  source: string,
  read: string | undefined,
): string {
  const separated = [separator, place].map((argument) => emitText(argument));
  return `${functions.named("readItems")}(${[source, ...separated, ...(read === undefined ? [] : [read])].join(", ")})`;
}

/** Writes the value of a list that is there. */
function listValue(context: Context, facts: Facts, list: List, places: string): string {
  const [read, must] = itemReader(context, facts, list) ?? [];
  return itemValues(context, list, `t, ${places}`, must === undefined ? read : `${must} && ${read}`);
}

function fieldValue(context: Context, facts: Facts, element: ElementNode, at: number): string {
  const places = `${facts.place("start", at)}, ${facts.place("end", at)}`;
  const isThere = facts.isThere(at);
  const value =
    element.kind === "list"
      ? listValue(context, facts, element, places)
      : presentValue(context, facts, element, places, sparedTest(context, facts, element, at));
  return isThere === undefined ? value : `${isThere} ? ${value} : ${context.absentValue(element)}`;
}

/** Writes the value of a component that is there. */
function presentValue(context: Context, facts: Facts, component: Component, places: string, spared?: string): string {
  if (factsOf(component.codec.read).isString) return `t.slice(${places})`;
  const must = mustRead(context, facts, component);
  const read = context.readerOf(component);
  const whenWritten = `${read}(t.slice(${places}))`;
  const isOdd = spared === undefined ? must : `${must} && !${spared}`;
  return isOdd === undefined ? whenWritten : `${isOdd} ? ${whenWritten} : t.slice(${places})`;
}

/** Writes the places of the elements, see `Offsets`. */
function places(context: Context, facts: Facts): string {
  const all = context.analysis.elements.map((_, at) => {
    const [start, end] = [facts.place("start", at), facts.place("end", at)];
    const isThere = facts.isThere(at);
    return `${isThere === undefined ? start : `${isThere} ? ${start} : -1`}, ${end}`;
  });
  return `[${all.join(", ")}]`;
}

/** Tells whether the reader is asked, by -2, only whether a text has a value. An author's function may throw, which only `read` can explain. */
export const isAskedAlone = ({ analysis, functions, name }: Context): boolean =>
  name !== "" && (analysis.elements.some(hasCheckedParts) || functions.isTrusted);

/** Looks for errors if a flag or the length of a component says that a rule may be broken, or if only its items tell. */
function checks(context: Context, facts: Facts, usual: Usual | undefined): string {
  const { elements } = context.analysis;
  const isChecked = (element: ElementNode) =>
    mustReadItems(element) || leavesOf([element]).some(({ codec }) => codec.check !== undefined);
  const errorsOf = (element: ElementNode, at: number) => {
    const text = `t.slice(${facts.place("start", at)}, ${facts.place("end", at)})`;
    const spared = element.kind === "list" ? undefined : sparedTest(context, facts, element, at);
    const conditions = [facts.isThere(at), spared && `!${spared}`].flatMap((condition) =>
      condition ? `${condition} && ` : [],
    );
    return `${conditions.join("")}${context.constantOf(element)}.errors(${text})[0]`;
  };
  const written = (isWanted: (element: ElementNode) => boolean) =>
    elements.flatMap((element, at) => (isWanted(element) ? [errorsOf(element, at)] : [])).join(" || ");
  const refused = (condition: string) => (condition === "" ? "" : `    if (${condition}) return undefined;\n`);
  const always = refused(written(hasCheckedParts));
  const any = written((element) => isChecked(element) && !hasCheckedParts(element));
  if (any === "") return always;
  const long = elements.flatMap((element, at) => {
    const most = limitOf(element);
    return most === undefined ? [] : [`${facts.place("end", at)} - ${facts.place("start", at)} > ${most}`];
  });
  const isUntold = elements.some(mustReadItems);
  if (isUntold && usual === undefined) return refused(any) + always;
  const isOdd = isUntold && usual !== undefined ? `!${isUsualText(context, "U")}` : facts.flag(CHECK);
  return refused(`(${[isOdd, ...long].join(" || ")}) && (${any})`) + always;
}

/**
 * Declares the function that makes values, and the names of their fields. An object literal would be slower: V8 soon assumes that all of
 * its objects are kept, and then takes longer to make them.
 */
export function declareValue(context: Context): void {
  const { fields } = context;
  const [values, sets] = [fields.map((_, at) => `v${at}`), fields.map((name, at) => `this.${name} = v${at};`)];
  const maker = context.declare("V", `function (${values.join(", ")}) { ${sets.join(" ")} }`);
  context.declare("FIELDS", `/* @__PURE__ */ Object.keys(/* @__PURE__ */ new ${maker}())`);
}

/**
 * Declares the array where the reader notes places. It is an ordinary array: V8 checks at each access to a typed one that its memory is still
 * there, which makes parsing a sixth slower.
 */
export function declareNotes(context: Context): void {
  context.declare("A", `/* @__PURE__ */ Array(${context.copies + context.copied.length}).fill(0)`);
}

/** Writes the work in the loop: none for most grammars, because each of their places is the last entry of a row. */
function emitMoves(context: Context): string {
  const { analysis, acting } = context;
  const cases = analysis.layout.entered.flatMap(({ ops }, at) => {
    // A lower register is copied before it is set.
    const moves = ops
      .filter(({ what }) => what === "move")
      .sort((left, right) => Number(left.from === HERE) - Number(right.from === HERE) || left.of - right.of)
      .map(
        ({ of, from }) =>
          `${context.copy(of)} = ${from === undefined || from === HERE ? "i - 1" : context.copy(from)};`,
      );
    return moves.length === 0 ? [] : [`        case ${acting + at}: ${moves.join(" ")} break;\n`];
  });
  return cases.length === 0 ? "" : `      switch (s) {\n${cases.join("")}      }\n`;
}

/** Declares the function that notes the places in a text: one loop over the characters, which seldom branches while the text follows the grammar. */
export function declareScan(context: Context): void {
  const { width, dead, acting, copies, copied } = context;
  const cleared = copied.map((register) => `    ${context.copy(register)} = -1;\n`).join("");
  context.declare(
    "W",
    `(t, s) => {
    const ${NOTES} = ${context.constant("A")}, c = ${context.constant("N")}, { ends } = ${context.constant("T")}(), n = t.length;
    ${NOTES}.fill(0, ${acting}${copied.length === 0 ? "" : `, ${copies}`});
${cleared}    for (let i = s; s !== ${dead} && i < n;) {
      const x = t.charCodeAt(i++);
      if (x > 127) return 0;
      s = c[x * ${width} + s];
      ${NOTES}[s] = i;
${emitMoves(context)}    }
    const e = ends[s];
    ${NOTES}[${dead} + e] = n + 1;
    return e;
  }`,
  );
}

/**
 * Declares the function that reads a text: it notes the places, declares the facts that follow from them, and returns the value; if `k` is
 * -1, the places of the elements; if it is -2, only whether there is a value. All need the same facts, so they share one function.
 */
export function declareReader(context: Context, usual?: Usual): void {
  const { analysis, name } = context;
  const facts = new Facts(context);
  const checked = checks(context, facts, usual);
  const values = analysis.elements.map((element, at) => fieldValue(context, facts, element, at));
  const all = name === "" ? values : [emitText(name), ...values];
  const read = facts.declarations();
  const offsets = places(context, facts);
  const cuts = usual && emitCuts(context, usual);
  const guard = usual && isOpen(usual) ? `    if (k === ${SPELLING}) return undefined;\n` : "";
  const isToldAlone = isAskedAlone(context);
  const told = isToldAlone ? "    if (k < 0) return true;\n" : "";
  context.declare(
    "R",
    `(t, k) => {
${cuts ?? ""}    const ${NOTES} = ${context.constant("A")};
${guard}    const e = ${context.constant("W")}(t, k < 0 ? 0 : k);
    if (e === 0) return undefined;
${read}    if (k ${isToldAlone ? "=== -1" : "< 0"}) {
${facts.declarations()}      return ${offsets};
    }
${checked}${told}    return new ${context.constant("V")}(${all.join(", ")});
  }`,
  );
}
