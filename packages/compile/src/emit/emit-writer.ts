import {
  absentText,
  type Component,
  children,
  componentsOf,
  isElement,
  type Made,
  type Node,
} from "@url1738/core/compiled";
import { fewTextsOf } from "../automaton/few-texts.ts";
import { oddOf } from "../automaton/plain-texts.ts";
import type { Plain } from "../table/homes.ts";
import { absentValue, before, type Context, type Element, markedOf } from "./context.ts";
import { emitText } from "./emit-text.ts";

/** Writes the function that spells components. */

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

/** A function that spells strings as they are that lead from a row to one of some others, and whatever else as their element does. */
function runFunction(context: Context, name: string, { row, ends, not }: Plain, most: number | undefined): string {
  const { rows, width } = context;
  const first = before(context);
  const isShort = most === undefined ? "" : ` && v.length <= ${most}`;
  const isOther = not.map((code) => ` || c === ${code}`).join("");
  const isEnd = ends.map((end) => `s === ${first + end}`).join(" || ");
  const step = `const c = v.charCodeAt(i); s = c > 127${isOther} ? ${width - 1} : ${rows}[c * ${width} + s];`;
  const loop = `for (let i = 0; i < v.length && s < ${markedOf(context)}; i++) { ${step} }`;
  const body = `{ let s = ${first + row}; ${loop} if (${isEnd}) return v; }`;
  return `const ${name} = (e, v, u, x) => { if (typeof v === "string"${isShort}) ${body} return e.spell(u, v, x); };\n`;
}

/** What is written along with the function that spells. */
export class Writer {
  readonly #context: Context;
  readonly #plains: Plains;
  /** By their code, without a name. */
  readonly #functions = new Map<string, string>();

  constructor(context: Context, plains: Plains) {
    this.#context = context;
    this.#plains = plains;
  }

  /** The name of a function, which is declared if it is new. */
  #declare(write: (name: string) => string): string {
    const key = write("");
    const known = this.#functions.get(key) ?? `S${this.#functions.size}${this.#context.rows.slice(1)}`;
    this.#functions.set(key, known);
    return known;
  }

  /** The functions over the rows that the code uses. */
  declarations(): string {
    return [...this.#functions].map(([code, name]) => code.replace("const ", `const ${name}`)).join("");
  }

  /** The text of a component, by what is quickest for strings that are spelt as they are; `undefined` where none is known. */
  #plainText(component: Component, value: string, constant: string): string | undefined {
    const context = this.#context;
    if (oddOf(component) !== undefined) return `${context.functions.named("spelt")}(${constant}, ${value}, u, x)`;
    const plain = this.#plains.get(component);
    if (plain === undefined) return undefined;
    const most = component.codec.check === undefined ? undefined : component.codec.spared?.most;
    const own = this.#declare((name) => runFunction(context, name, plain, most));
    return `${own}(${constant}, ${value}, u, x)`;
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
    const few = fewTextsOf(element);
    if (few === undefined || few.length === 0) return this.#plainText(element, value, constant) ?? slow;
    return `${few.map((text) => `${value} === ${emitText(text)}`).join(" || ")} ? ${value} : ${slow}`;
  }

  /** @param known - An element of which it has been asked before whether it is there. */
  #spell(node: Node, known?: Element): string {
    const context = this.#context;
    if (node.kind === "literal") return `t += ${emitText(node.text)};`;
    if (isElement(node)) {
      const value = variable(node);
      const text = `t += ${this.#text(node, value, context.constantOf(node))};`;
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
          : `if (${elements.map((element) => isPresent(context, element)).join(" || ")}) ${beside}([${elements.map(context.constantOf).join(", ")}], w);`;
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
    const omissible = unit.elements.filter((element) => hasAbsent(context, element));
    const missing = omissible.map(
      (element) => `if (${variable(element)} === undefined) ${functions.named("refuseMissing")}("${element.name}");`,
    );
    const alternatives = this.#alternatives(unit.node);
    const lead =
      name === "" ? "" : `    if ($scheme !== "${name}") ${functions.named("checkLead")}("${name}", $scheme, x);\n`;
    const names = `FIELDS${rows.slice(1)}`;
    const text = this.#begun(unit.node, name === "" ? "" : `${name}:`);
    const needed = missing.length === 0 ? "[]" : `x ? ${emitText(omissible.map((element) => element.name))} : []`;
    const isInOrder = [
      `k.length === ${fields.length}`,
      ...fields.map((field, at) => `k[${at}] === ${emitText(field)}`),
    ];
    return `(u, w, k, x) => {
    const { ${fields.map((field) => `${field}: $${field}`).join(", ")} } = ${isInOrder.join(" && ")} ? w : ${functions.named("inOrder")}(w, ${names}, ${needed});
${missing.length === 0 ? "" : `    if (x) { ${missing.join(" ")} }\n`}${alternatives === "" ? "" : `    ${alternatives}\n`}${lead}    ${text}
    return t;
  }`;
  }
}
