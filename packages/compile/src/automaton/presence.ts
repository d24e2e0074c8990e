import { type Component, children, isElement, type List, type Node } from "@url1738/core/runtime";
import type { Machine } from "./machine.ts";

/** For each component, the formula over optional parts and choices that says when it is there; an empty one means always. */
type Formulas = ReadonlyMap<string, string>;

const both = (one: string, other: string) => (one === "" || other === "" ? one + other : `${one}&(${other})`);

class Reader {
  #decisions = 0;

  formulasOf(node: Node): Formulas {
    if (isElement(node)) return new Map([[node.name, ""]]);
    const parts = children(node).map((child) => this.formulasOf(child));
    if (node.kind !== "choice" && node.kind !== "optional") return new Map(parts.flatMap((part) => [...part]));
    const decision = this.#decisions++;
    const names = new Set(parts.flatMap((part) => [...part.keys()]));
    return new Map([...names].map((name) => [name, this.#decided(node.kind, decision, parts, name)]));
  }

  #decided(kind: "choice" | "optional", decision: number, parts: readonly Formulas[], name: string): string {
    const own = parts.map((part) => part.get(name));
    if (kind === "choice" && own.every((formula) => formula === "")) return "";
    return own.flatMap((formula, at) => (formula === undefined ? [] : [both(`${decision}.${at}`, formula)])).join("|");
  }
}

/** See {@link Machine.presence}. Of the elements that come together, it takes the last: the one least often announced in vain. */
export function presenceOf(node: Node, elements: readonly (Component | List)[]): Machine["presence"] {
  const formulas = new Reader().formulasOf(node);
  const own = elements.map(({ name }) => formulas.get(name));
  return own.map((formula) => (formula === "" || formula === undefined ? undefined : own.lastIndexOf(formula)));
}
