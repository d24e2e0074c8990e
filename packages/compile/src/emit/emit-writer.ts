import type { ElementNode, Node } from "@url1738/core/define";
import { children, componentsOf, isElement } from "@url1738/core/grammar";
import { factsOf } from "@url1738/core/inside/grammar/facts";
import type { OfKind } from "@url1738/core/inside/grammar/walk";
import { needsPlan, usualAlternative } from "../automaton/canonical-form.ts";
import { fewTextsOf, greatestPlain } from "../automaton/plain-texts.ts";
import type { Context } from "./context.ts";
import { emitText } from "./functions.ts";
import { writerOf } from "./shortcuts.ts";

/** Writes the function that spells components. */

/** A statement of a function that builds a text in the variable `t`: one that appends a literal text, or any other as code. */
type Statement = { readonly put: string } | string;

/** Writes a statement that does one thing or another. */
function branch(condition: string, body: readonly Statement[], otherwise: readonly Statement[] = []): string {
  const other = emitStatements(otherwise);
  const isChain = otherwise.length === 1 && other.startsWith("if (");
  return `if (${condition}) { ${emitStatements(body)} }${other === "" ? "" : ` else ${isChain ? other : `{ ${other} }`}`}`;
}

/** Writes statements. */
const emitStatements = (statements: readonly Statement[]): string =>
  statements
    .map((statement) => (typeof statement === "string" ? statement : `t += ${emitText(statement.put)};`))
    .join(" ");

/** Writes statements that build a whole text, which starts out with its first literals. */
function emitWhole(lead: string, statements: readonly Statement[]): string {
  const first = statements.findIndex((statement) => typeof statement === "string");
  const begun = statements.slice(0, first < 0 ? statements.length : first);
  const begin = begun.map((statement) => (typeof statement === "string" ? "" : statement.put)).join("");
  return `let t = ${emitText(lead + begin)};\n    ${emitStatements(statements.slice(begun.length))}`;
}

const variable = ({ name }: ElementNode) => `$${name}`;

/** Reduces a grammar to what planning needs: its elements keep only their names. */
export function skeleton(node: Node): unknown {
  if (node.kind === "literal") return { kind: "literal", text: node.text };
  if (isElement(node)) {
    const { name } = node;
    const word = node.kind === "component" ? node.word : undefined;
    return word === undefined ? { kind: "component", name } : { kind: "component", name, word };
  }
  const parts = children(node satisfies OfKind<"set" | "sequence" | "choice" | "optional" | "repeat" | "rule">).map(
    skeleton,
  );
  const { kind } = node;
  if (kind === "optional") return { kind, item: parts[0], implied: node.implied };
  return kind === "sequence" || kind === "choice"
    ? { kind, items: parts }
    : (parts[0] ?? { kind: "sequence", items: [] });
}

/** Writes the writer of one grammar. */
class Writer {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Writes an expression that tells whether an element is there and differs from the value of an absent one. */
  #isPresent(element: ElementNode): string {
    const value = variable(element);
    const text = this.#context.absentText(element);
    if (text === undefined) return `${value} !== undefined`;
    return `(${value} !== undefined && ${this.#isOther(element)})`;
  }

  /** Writes an expression that tells whether the value of an element differs from that of an absent one. */
  #isOther(element: ElementNode): string {
    const { constantOf } = this.#context;
    const value = variable(element);
    const absent = this.#context.absentPrimitive(element);
    if (absent === undefined) return `!${constantOf(element)}.isAbsent(${value}, x)`;
    // Only for zero does `Object.is` differ from `!==`.
    return absent === 0 ? `!Object.is(${value}, 0)` : `${value} !== ${emitText(absent)}`;
  }

  #anyPresent(node: Node): string {
    const all = componentsOf(node).map((element) => this.#isPresent(element));
    return all.join(" || ") || "false";
  }

  /** Writes the text of an element that is there. */
  #text(element: ElementNode): string {
    const { functions, constantOf } = this.#context;
    const [value, constant] = [variable(element), constantOf(element)];
    const slow = `${constant}.spell(${value}, x)`;
    if (element.kind === "list" || this.#context.leftOut.has(writerOf(element))) return slow;
    const { read, spell } = element.codec;
    if (functions.is(read, "readDigits") && factsOf(spell).recipe?.name === "decimalCodec") {
      const most = greatestPlain(element);
      const isPlain = `typeof ${value} === "number" && ${value} > 0 && ${value} <= ${most} && ${value} % 1 === 0`;
      return `${isPlain} ? String(${value}) : ${slow}`;
    }
    const few = fewTextsOf(element);
    if (few === undefined || few.length === 0) return slow;
    return `${few.map((text) => `${value} === ${emitText(text)}`).join(" || ")} ? ${value} : ${slow}`;
  }

  /** Spells an element. @param isKnown - True if it is known to be there. */
  #element(element: ElementNode, isKnown: boolean): readonly Statement[] {
    const value = variable(element);
    const puts = `t += ${this.#text(element)};`;
    const absent = this.#context.absentText(element);
    if (absent === undefined || isKnown) return [puts];
    const isMissing = `${value} === undefined`;
    if (absent !== "") return [branch(isMissing, [{ put: absent }], [puts])];
    // An empty text between separators is one empty item, so no text gives the empty list.
    if (element.kind === "list" && element.place === "between")
      return [branch(isMissing, [`${this.#context.constantOf(element)}.spell([], x);`]), puts];
    return [branch(`${value} !== undefined`, [puts])];
  }

  /** @param asked - An element already known to be there. */
  #spell(node: Node, asked?: ElementNode): readonly Statement[] {
    if (node.kind === "literal") return [{ put: node.text }];
    if (isElement(node)) return this.#element(node, node === asked);
    if (node.kind === "choice") return this.#choice(node.items);
    const only = onlyIn(node);
    const isAsked = node.kind === "optional" && !node.implied && (asked === undefined || only !== asked);
    const inner = isAsked ? only : asked;
    const all = children(node satisfies OfKind<"set" | "sequence" | "optional" | "repeat" | "rule">).flatMap((part) =>
      this.#spell(part, inner),
    );
    return isAsked ? [branch(this.#anyPresent(node), all)] : all;
  }

  /** Spells the first alternative with a component that is there; if there is none, the first alternative that needs none. */
  #choice(items: readonly Node[]): readonly Statement[] {
    const usual = usualAlternative(items, this.#context);
    return items
      .filter((item) => item !== usual && componentsOf(item).length > 0)
      .reduceRight<readonly Statement[]>(
        (otherwise, item) => [branch(this.#anyPresent(item), this.#spell(item, onlyIn(item)), otherwise)],
        this.#spell(usual),
      );
  }

  /** Refuses a value with components of two alternatives of a choice. */
  #alternatives(node: Node): readonly Statement[] {
    if (isElement(node)) return [];
    const parts = children(node);
    if (node.kind !== "choice") return parts.flatMap((part) => this.#alternatives(part));
    const { functions, constantOf } = this.#context;
    return parts.reduceRight<readonly Statement[]>((otherwise, part, at) => {
      const others = parts.slice(at + 1).flatMap(componentsOf);
      const refuse = `${functions.named("refuseBeside")}([${others.map(constantOf).join(", ")}], w);`;
      const isBeside = others.map((element) => this.#isPresent(element)).join(" || ");
      const refused = others.length === 0 ? [] : [branch(isBeside, [refuse])];
      const body = [...this.#alternatives(part), ...refused];
      const isEmpty = body.length === 0 && otherwise.length === 0;
      return isEmpty ? [] : [branch(this.#anyPresent(part), body, otherwise)];
    }, []);
  }

  /** Writes a call that plans the output for each value. */
  #planned(): string {
    const { analysis, name, functions } = this.#context;
    const absent = analysis.elements.map((element) => {
      const text = this.#context.absentText(element);
      return text === "" && element.kind === "list" && element.place === "between" ? "null" : emitText(text);
    });
    const parameters = [
      JSON.stringify(skeleton(analysis.node)),
      emitText(name),
      this.#context.constant("E"),
      `[${absent.join(", ")}]`,
    ];
    return `/* @__PURE__ */ ${functions.named("plannedWrite")}(${parameters.join(", ")})`;
  }

  /** Writes the function that spells components. */
  emit(): string {
    const context = this.#context;
    const { analysis, name, functions } = context;
    if (needsPlan(analysis.node)) return this.#planned();
    const { fields } = context;
    const omissible = analysis.elements.filter((element) => context.absentText(element) !== undefined);
    const missing = omissible.map((element) =>
      branch(`$${element.name} === undefined`, [`${functions.named("refuseMissing")}("${element.name}");`]),
    );
    const lead = branch(`$scheme !== "${name}"`, [`${functions.named("checkLead")}("${name}", $scheme, x);`]);
    const checks: readonly (readonly Statement[])[] = [
      missing.length === 0 ? [] : [branch("x", missing)],
      this.#alternatives(analysis.node),
      name === "" ? [] : [lead],
    ];
    const needed = missing.length === 0 ? "[]" : `x ? ${emitText(omissible.map((element) => element.name))} : []`;
    const isInOrder = [
      `k.length === ${fields.length}`,
      ...fields.map((field, at) => `k[${at}] === ${emitText(field)}`),
    ];
    const values = `${isInOrder.join(" && ")} ? w : ${functions.named("inOrder")}(w, ${context.constant("FIELDS")}, ${needed})`;
    const body = `${checks.flatMap((all) => (all.length === 0 ? [] : [`    ${emitStatements(all)}\n`])).join("")}    ${emitWhole(name === "" ? "" : `${name}:`, this.#spell(analysis.node))}`;
    return `(w, k, x) => {
    const { ${fields.map((field) => `${field}: $${field}`).join(", ")} } = ${values};
${body}
    return t;
  }`;
  }
}

/** Returns the only element of a node: if any of its elements is there, this one is. */
function onlyIn(node: Node): ElementNode | undefined {
  const [first, second] = componentsOf(node);
  return second === undefined ? first : undefined;
}

/** Writes the function that spells the components of a grammar. */
export const emitWriter = (context: Context): string => new Writer(context).emit();
