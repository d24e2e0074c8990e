import {
  absentText,
  type Component,
  children,
  componentsOf,
  isElement,
  type List,
  type Made,
  type Node,
} from "@url1738/core/compiled";
import { absentValue, before, type Context } from "./emit-reader.ts";
import { emitText } from "./emit-text.ts";
import { fewTextsOf } from "./few-texts.ts";
import type { Plain } from "./homes.ts";

/** Writes the function that spells components. */

type Element = Component | List;

/** How the strings of components are told that are spelt as they are. */
export type Plains = ReadonlyMap<Component, Plain | undefined>;

const variable = ({ name }: Element) => `$${name}`;

const hasAbsent = (context: Context, element: Element) => absentText(element, context) !== undefined;

/** Whether an element is there and is not what its absence stands for, as an expression. */
function isPresent(context: Context, element: Element): string {
  const there = `${variable(element)} !== undefined`;
  if (!hasAbsent(context, element)) return there;
  if (element.kind === "list") return `(${there} && !${context.functions.named("isEmptyList")}(${variable(element)}))`;
  const absent = absentValue(context, element);
  // Of what is neither a zero nor `NaN`, `Object.is` tells no more.
  const isOther = /^["1-9]/.test(absent)
    ? `${variable(element)} !== ${absent}`
    : `!Object.is(${variable(element)}, ${absent})`;
  return `(${there} && ${isOther})`;
}

const anyPresent = (context: Context, node: Node) =>
  componentsOf(node)
    .map((element) => isPresent(context, element))
    .join(" || ") || "false";

/** The only element of a node, which is there if any is. */
function onlyIn(node: Node): Element | undefined {
  const [first, second] = componentsOf(node);
  return second === undefined ? first : undefined;
}

/** Characters that no plain text has, as a condition. */
const notCondition = (not: readonly number[]) => not.map((code) => ` || x === ${code}`).join("");

/** The function that tells whether all characters of a string lead back to where it begins. */
function loopFunction({ rows, width }: Context, name: string, not: readonly number[]): string {
  return `const ${name} = (home, v) => { for (let i = 0; i < v.length; i++) { const x = v.charCodeAt(i); if (x > 127${notCondition(not)} || ${rows}[x * ${width} + home] !== home) return false; } return true; };\n`;
}

/** The function that tells where a string leads to without anything that is to be done. */
function runFunction({ rows, width }: Context, name: string, not: readonly number[], marked: number): string {
  return `const ${name} = (s, v) => { for (let i = 0; i < v.length; i++) { const x = v.charCodeAt(i); if (x > 127${notCondition(not)}) return -1; s = ${rows}[x * ${width} + s]; if (s >= ${marked}) return -1; } return s; };\n`;
}

/** What is written along with the function that spells. */
export class Writer {
  readonly #context: Context;
  readonly #plains: Plains;
  readonly #walks = new Map<string, string>();

  constructor(context: Context, plains: Plains) {
    this.#context = context;
    this.#plains = plains;
  }

  #walk(kind: "S" | "R", not: readonly number[]): string {
    const context = this.#context;
    const { rows, unit } = context;
    const own = `${kind}${rows.slice(1)}${not.length === 0 ? "" : `_${not.join("_")}`}`;
    const marked = before(context) + unit.layout.rows.length;
    const code = kind === "S" ? loopFunction(context, own, not) : runFunction(context, own, not, marked);
    this.#walks.set(own, code);
    return own;
  }

  /** The functions over the rows that the code uses. */
  declarations(): string {
    return [...this.#walks.values()].join("");
  }

  /** The condition under which a string is spelt as it is; `undefined` where none is known. */
  #plainCondition(component: Component, value: string): string | undefined {
    const few = fewTextsOf(component);
    if (few !== undefined && few.length > 0) return few.map((text) => `${value} === ${emitText(text)}`).join(" || ");
    const plain = this.#plains.get(component);
    if (plain === undefined) return undefined;
    const { row, ends, not, isLoop } = plain;
    const most = component.codec.check === undefined ? undefined : component.codec.spared?.most;
    const isShort = most === undefined ? "" : ` && ${value}.length <= ${most}`;
    const is = `typeof ${value} === "string"${isShort} && `;
    const first = before(this.#context);
    const at = first + row;
    if (isLoop) return `${is}${this.#walk("S", not)}(${at}, ${value})`;
    const [end = 0, ...others] = ends.map((one) => first + one);
    const run = `${this.#walk("R", not)}(${at}, ${value})`;
    if (others.length === 0) return `${is}${run} === ${end}`;
    return `${is}((r = ${run}) === ${end}${others.map((row) => ` || r === ${row}`).join("")})`;
  }

  /** The text of an element that is there. */
  #text(element: Element, value: string, constant: string): string {
    const { functions } = this.#context;
    const slow = `${constant}.spell(u, ${value}, x)`;
    if (element.kind === "list") return slow;
    const { spell, check } = element.codec;
    if (functions.is(spell, "spellDigits")) {
      const { recipe } = (check ?? {}) as Made;
      const most = recipe?.name === "atMost" ? Number(recipe.arguments[0]) : Number.MAX_SAFE_INTEGER;
      return `typeof ${value} === "number" && ${value} > 0 && ${value} <= ${most} && ${value} % 1 === 0 ? String(${value}) : ${slow}`;
    }
    const condition = this.#plainCondition(element, value);
    return condition === undefined ? slow : `${condition} ? ${value} : ${slow}`;
  }

  /** The statements that spell a list: item by item while all are plain. */
  #list(element: List): string {
    const { constantOf, functions } = this.#context;
    const all = `t += ${constantOf(element)}.spell(u, ${variable(element)}, x);`;
    const { item, separator, place } = element;
    const condition = item.kind === "component" && place !== "between" ? this.#plainCondition(item, "one") : undefined;
    if (condition === undefined) return all;
    const list = variable(element);
    const mark = emitText(separator);
    const text = place === "after" ? `one + ${mark}` : `${mark} + one`;
    return `p = ${functions.named("isPlainArray")}(${list}) ? t : undefined; if (p !== undefined) for (let k = 0; k < ${list}.length; k++) { const one = ${list}[k]; if (!(${condition})) { p = undefined; break; } p += ${text}; } if (p !== undefined) t = p; else ${all}`;
  }

  /** @param known - An element of which it has been asked before whether it is there. */
  #spell(node: Node, known?: Element): string {
    const context = this.#context;
    if (node.kind === "literal") return `t += ${emitText(node.text)};`;
    if (isElement(node)) {
      const value = variable(node);
      const text =
        node.kind === "list" ? this.#list(node) : `t += ${this.#text(node, value, context.constantOf(node))};`;
      if (!hasAbsent(context, node) || node === known) return text;
      // Between nothing and nothing there is one empty item, so no text stands for the list without items.
      if (node.kind === "list" && node.place === "between")
        return `if (${value} === undefined) ${context.constantOf(node)}.spell(u, [], x); ${text}`;
      const absent = absentText(node, context);
      const missing = absent === "" ? "" : `if (${value} === undefined) t += ${emitText(absent)}; else `;
      return missing === "" ? `if (${value} !== undefined) { ${text} }` : `${missing}{ ${text} }`;
    }
    const parts = children(node);
    if (node.kind === "choice") {
      const [first, ...others] = parts as [Node, ...Node[]];
      const branches = others.map((other) => {
        const isOther = `!(${anyPresent(context, first)}) && (${anyPresent(context, other)})`;
        return `if (${isOther}) { ${this.#spell(other, onlyIn(other))} } else `;
      });
      return `${branches.join("")}{ ${this.#spell(first)} }`;
    }
    const isAsked = node.kind === "optional" && !node.implied;
    const all = parts.map((part) => this.#spell(part, isAsked ? onlyIn(node) : known)).join(" ");
    return isAsked ? `if (${anyPresent(context, node)}) { ${all} }` : all;
  }

  /** The statements that spell all; a literal with which every text begins is not put on afterwards. */
  #begun(node: Node, lead: string): string {
    const all = this.#spell(node);
    const [put = "", literal] = /^t \+= ("(?:[^"\\]|\\.)*"); /.exec(all) ?? [];
    const first = literal === undefined ? lead : lead + JSON.parse(literal);
    return `let t = ${emitText(first)};\n    ${all.slice(put.length)}`;
  }

  /** The statements that refuse what stands in two alternatives of a choice. */
  #alternatives(node: Node): string {
    const context = this.#context;
    if (isElement(node)) return "";
    const parts = children(node);
    if (node.kind !== "choice") return parts.map((part) => this.#alternatives(part)).join("");
    const branches = parts.map((part, at) => {
      const rest = parts.slice(at + 1);
      const elements = rest.flatMap(componentsOf);
      const beside = context.functions.named("refuseBeside");
      const refused =
        elements.length === 0
          ? ""
          : `if (${elements.map((element) => isPresent(context, element)).join(" || ")}) ${beside}([${elements.map(context.constantOf).join(", ")}], v);`;
      return [anyPresent(context, part), `${this.#alternatives(part)}${refused}`] as const;
    });
    const last = branches.map(([, body]) => body !== "").lastIndexOf(true);
    return branches
      .slice(0, last + 1)
      .map(([isThere, body]) => `if (${isThere}) { ${body} }`)
      .join(" else ");
  }

  /** The function that spells components. */
  emit(): string {
    const context = this.#context;
    const { unit, name, functions, rows } = context;
    const fields = [...(name === "" ? [] : ["scheme"]), ...unit.elements.map((element) => element.name)];
    const missing = unit.elements
      .filter((element) => hasAbsent(context, element))
      .map(
        (element) => `if (${variable(element)} === undefined) ${functions.named("refuseMissing")}("${element.name}");`,
      );
    const omissible = unit.elements.filter((element) => hasAbsent(context, element)).map((element) => element.name);
    const needed = omissible.length === 0 ? "[]" : `x ? ${emitText(omissible)} : []`;
    const alternatives = this.#alternatives(unit.node);
    const lead =
      name === "" ? "" : `    if ($scheme !== "${name}") ${functions.named("checkLead")}("${name}", $scheme, x);\n`;
    const names = `FIELDS${rows.slice(1)}`;
    const text = this.#begun(unit.node, name === "" ? "" : `${name}:`);
    return `(u, w, x) => {
    const f = Object.keys(w);
    let v = w, k = 0, r, p;
    if (f.length === ${fields.length}) while (k < ${fields.length} && f[k] === ${names}[k]) k++;
    if (k !== ${fields.length}) v = ${functions.named("inOrder")}(w, ${names}, ${needed});
    const { ${fields.map((field) => `${field}: $${field}`).join(", ")} } = v;
${missing.length === 0 ? "" : `    if (x) { ${missing.join(" ")} }\n`}${alternatives === "" ? "" : `    ${alternatives}\n`}${lead}    ${text}
    return t;
  }`;
  }
}
