import {
  absentText,
  type Component,
  children,
  codecFacts,
  componentsOf,
  functionFacts,
  isElement,
  type Node,
  occurrencesOf,
} from "@url1738/core/runtime";
import { fewTextsOf, oddOf } from "../automaton/plain-texts.ts";
import type { Plain } from "../table/homes.ts";
import {
  absentItems,
  absentPrimitive,
  before,
  type Context,
  type Element,
  elementsOf,
  fieldsOf,
  markedOf,
  rowsOf,
} from "./context.ts";
import { emitStatements, emitText, emitWhole, type Statement } from "./statement.ts";

/** Writes the function that spells components. */

/** For each component, how to recognise the strings that are spelt as they are. */
type Plains = ReadonlyMap<Component, Plain | undefined>;

const variable = ({ name }: Element) => `$${name}`;

/** Tells whether alternatives share a component: then each value needs its own plan of the output. */
function hasShared(node: Node): boolean {
  const names = occurrencesOf(node).map(({ name }) => name);
  return new Set(names).size < names.length;
}

/** Reduces a grammar to what planning needs: its elements keep only their names. */
export function skeleton(node: Node): unknown {
  switch (node.kind) {
    case "literal":
      return { kind: node.kind, text: node.text };
    case "component":
    case "list":
      return { kind: "component", name: node.name };
    case "sequence":
    case "choice":
      return { kind: node.kind, items: node.items.map(skeleton) };
    case "optional":
      return { kind: node.kind, item: skeleton(node.item), implied: node.implied };
    default:
      return skeleton("item" in node ? node.item : { kind: "sequence", items: [] });
  }
}

/** Writes a function that spells a string as it is if it leads from one row to one of some others, and otherwise calls its element. */
function runFunction(context: Context, { row, ends, not }: Plain, most: number | undefined): string {
  const { width } = context;
  const first = before(context);
  const isShort = most === undefined ? "" : ` && v.length <= ${most}`;
  const isOther = not.map((code) => ` || c === ${code}`).join("");
  const isEnd = ends.map((end) => `s === ${first + end}`).join(" || ");
  const step = `const c = v.charCodeAt(i); s = c > 127${isOther} ? ${width - 1} : ${rowsOf(context)}[c * ${width} + s];`;
  const loop = `for (let i = 0; i < v.length && s < ${markedOf(context)}; i++) { ${step} }`;
  const body = `{ let s = ${first + row}; ${loop} if (${isEnd}) return v; }`;
  return `(e, v, u, x) => { if (typeof v === "string"${isShort}) ${body} return e.spell(u, v, x); }`;
}

/** Writes the writer of one grammar. */
export class Writer {
  readonly #context: Context;
  readonly #plains: Plains;
  /** The functions over the rows that the code uses: their names by code. */
  readonly #functions = new Map<string, string>();

  constructor(context: Context, plains: Plains) {
    this.#context = context;
    this.#plains = plains;
  }

  /** Names a function, and declares it if it is new. */
  #declare(code: string): string {
    const name = this.#functions.get(code) ?? `S${this.#functions.size}${this.#context.suffix}`;
    this.#functions.set(code, name);
    return name;
  }

  /** Writes the declarations of the functions that the code uses. */
  declarations(): string {
    return [...this.#functions].map(([code, name]) => `const ${name} = ${code};\n`).join("");
  }

  #absentText(element: Element): string | undefined {
    return absentText(element, this.#context);
  }

  /** Writes an expression that tells whether an element is there and differs from the value of an absent one. */
  #isPresent(element: Element): string {
    const value = variable(element);
    const text = this.#absentText(element);
    if (text === undefined) return `${value} !== undefined`;
    return `(${value} !== undefined && ${this.#isOther(element, text)})`;
  }

  /** Writes an expression that tells whether the value of an element differs from that of an absent one. */
  #isOther(element: Element, text: string): string {
    const { functions, constantOf } = this.#context;
    const value = variable(element);
    if (element.kind === "list" && absentItems(element, text).length === 0)
      return `!${functions.named("isEmptyList")}(${value})`;
    const absent = absentPrimitive(this.#context, element);
    if (absent === undefined) return `!${constantOf(element)}.isAbsent(${value})`;
    // Only for zero does `Object.is` differ from `!==`.
    return absent === 0 ? `!Object.is(${value}, 0)` : `${value} !== ${emitText(absent)}`;
  }

  #anyPresent(node: Node): string {
    const all = componentsOf(node).map((element) => this.#isPresent(element));
    return all.join(" || ") || "false";
  }

  /** Writes the text of a component, the quickest way for strings that are spelt as they are; `undefined` if no such way is known. */
  #plainText(component: Component, value: string, constant: string): string | undefined {
    if (oddOf(component) !== undefined) return `${this.#context.functions.named("spelt")}(${constant}, ${value}, u, x)`;
    const plain = this.#plains.get(component);
    if (plain === undefined) return undefined;
    const most = component.codec.check === undefined ? undefined : codecFacts(component.codec).spared?.most;
    const own = this.#declare(runFunction(this.#context, plain, most));
    return `${own}(${constant}, ${value}, u, x)`;
  }

  /** Writes the text of an element that is there. */
  #text(element: Element): string {
    const { functions, constantOf } = this.#context;
    const [value, constant] = [variable(element), constantOf(element)];
    const slow = `${constant}.spell(u, ${value}, x)`;
    if (element.kind === "list") return slow;
    const { spell, check } = element.codec;
    if (functions.is(spell, "spellDigits")) {
      const { recipe } = functionFacts(check);
      const most = recipe?.name === "atMost" ? Number(recipe.arguments[0]) : Number.MAX_SAFE_INTEGER;
      const isPlain = `typeof ${value} === "number" && ${value} > 0 && ${value} <= ${most} && ${value} % 1 === 0`;
      return `${isPlain} ? String(${value}) : ${slow}`;
    }
    const few = fewTextsOf(element);
    if (few === undefined || few.length === 0) return this.#plainText(element, value, constant) ?? slow;
    return `${few.map((text) => `${value} === ${emitText(text)}`).join(" || ")} ? ${value} : ${slow}`;
  }

  /** Spells an element. @param isKnown - True if it is known to be there. */
  #element(element: Element, isKnown: boolean): readonly Statement[] {
    const value = variable(element);
    const puts: Statement = { puts: this.#text(element) };
    const absent = this.#absentText(element);
    if (absent === undefined || isKnown) return [puts];
    const isMissing = `${value} === undefined`;
    if (absent !== "") return [{ condition: isMissing, body: [{ put: absent }], otherwise: [puts] }];
    // An empty text between separators is one empty item, so no text gives the empty list.
    if (element.kind === "list" && element.place === "between")
      return [{ condition: isMissing, body: [{ run: `${this.#context.constantOf(element)}.spell(u, [], x)` }] }, puts];
    return [{ condition: `${value} !== undefined`, body: [puts] }];
  }

  /** @param known - An element already known to be there. */
  #spell(node: Node, known?: Element): readonly Statement[] {
    if (node.kind === "literal") return [{ put: node.text }];
    if (isElement(node)) return this.#element(node, node === known);
    if (node.kind === "choice") return this.#choice(node.items);
    const isAsked = node.kind === "optional" && !node.implied;
    const own = isAsked ? onlyIn(node) : known;
    const all = children(node).flatMap((part) => this.#spell(part, own));
    return isAsked ? [{ condition: this.#anyPresent(node), body: all }] : all;
  }

  /** Spells the first alternative with a component that is there; if there is none, the first alternative that needs none. */
  #choice(items: readonly Node[]): readonly Statement[] {
    const usual = items.find((item) => !this.#needsAny(item)) ?? (items[0] as Node);
    return items
      .filter((item) => item !== usual && componentsOf(item).length > 0)
      .reduceRight<readonly Statement[]>(
        (otherwise, item) => [{ condition: this.#anyPresent(item), body: this.#spell(item, onlyIn(item)), otherwise }],
        this.#spell(usual),
      );
  }

  /** Tells whether a part cannot be spelt if none of its components is there. */
  #needsAny(node: Node): boolean {
    if (isElement(node)) return this.#absentText(node) === undefined;
    if (node.kind === "optional" && !node.implied) return false;
    return node.kind === "choice"
      ? node.items.every((item) => this.#needsAny(item))
      : children(node).some((child) => this.#needsAny(child));
  }

  /** Refuses a value with components of two alternatives of a choice. */
  #alternatives(node: Node): readonly Statement[] {
    if (isElement(node)) return [];
    const parts = children(node);
    if (node.kind !== "choice") return parts.flatMap((part) => this.#alternatives(part));
    const { functions, constantOf } = this.#context;
    return parts.reduceRight<readonly Statement[]>((otherwise, part, at) => {
      const others = parts.slice(at + 1).flatMap(componentsOf);
      const refuse = `${functions.named("refuseBeside")}([${others.map(constantOf).join(", ")}], w)`;
      const isBeside = others.map((element) => this.#isPresent(element)).join(" || ");
      const refused = others.length === 0 ? [] : [{ condition: isBeside, body: [{ run: refuse }] }];
      const body = [...this.#alternatives(part), ...refused];
      return body.length === 0 && otherwise.length === 0
        ? []
        : [{ condition: this.#anyPresent(part), body, otherwise }];
    }, []);
  }

  /** Writes a call that plans the output for each value. */
  #planned(): string {
    const { unit, name, functions } = this.#context;
    const absent = unit.elements.map((element) => {
      const text = this.#absentText(element);
      return text === "" && element.kind === "list" && element.place === "between" ? "null" : emitText(text);
    });
    const given = [
      JSON.stringify(skeleton(unit.node)),
      emitText(name),
      elementsOf(this.#context),
      `[${absent.join(", ")}]`,
    ];
    return `/* @__PURE__ */ ${functions.named("plannedWrite")}(${given.join(", ")})`;
  }

  /** Writes the function that spells components. */
  emit(): string {
    const context = this.#context;
    const { unit, name, functions, suffix } = context;
    if (hasShared(unit.node)) return this.#planned();
    const fields = fieldsOf(context);
    const omissible = unit.elements.filter((element) => this.#absentText(element) !== undefined);
    const missing = omissible.map(
      (element): Statement => ({
        condition: `${variable(element)} === undefined`,
        body: [{ run: `${functions.named("refuseMissing")}("${element.name}")` }],
      }),
    );
    const lead: Statement = {
      condition: `$scheme !== "${name}"`,
      body: [{ run: `${functions.named("checkLead")}("${name}", $scheme, x)` }],
    };
    const checks: readonly (readonly Statement[])[] = [
      missing.length === 0 ? [] : [{ condition: "x", body: missing }],
      this.#alternatives(unit.node),
      name === "" ? [] : [lead],
    ];
    const needed = missing.length === 0 ? "[]" : `x ? ${emitText(omissible.map((element) => element.name))} : []`;
    const isInOrder = [
      `k.length === ${fields.length}`,
      ...fields.map((field, at) => `k[${at}] === ${emitText(field)}`),
    ];
    const values = `${isInOrder.join(" && ")} ? w : ${functions.named("inOrder")}(w, FIELDS${suffix}, ${needed})`;
    return `(u, w, k, x) => {
    const { ${fields.map((field) => `${field}: $${field}`).join(", ")} } = ${values};
${checks.flatMap((all) => (all.length === 0 ? [] : [`    ${emitStatements(all)}\n`])).join("")}    ${emitWhole(name === "" ? "" : `${name}:`, this.#spell(unit.node))}
    return t;
  }`;
  }
}

/** Returns the only element of a node: if any of its elements is there, this one is. */
function onlyIn(node: Node): Element | undefined {
  const [first, second] = componentsOf(node);
  return second === undefined ? first : undefined;
}
