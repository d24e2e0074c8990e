import type { Node } from "@url1738/core/define";
import {
  absentText,
  children,
  componentsOf,
  type Defaults,
  hasOrder,
  isElement,
  namesNeeded,
  occurrencesOf,
  withChildren,
} from "@url1738/core/internal";
import { mustReadItems } from "./watched-texts.ts";

/** Finds the form of the texts that the writer writes. */

/** Tells whether a part cannot be spelt if none of its components is there. */
export function needsAny(node: Node, defaults: Defaults): boolean {
  if (isElement(node)) return absentText(node, defaults) === undefined;
  if (node.kind === "optional" && !node.implied) return false;
  return node.kind === "choice"
    ? node.items.every((item) => needsAny(item, defaults))
    : children(node).some((child) => needsAny(child, defaults));
}

/** Returns the alternative that is written if no component of a choice is there. */
export function usualAlternative(items: readonly Node[], defaults: Defaults): Node {
  return items.find((item) => !needsAny(item, defaults)) ?? (items[0] as Node);
}

/** Tells whether each value needs its own plan of the output: alternatives share a component, or a word tells them apart. */
export function needsPlan(node: Node): boolean {
  const elements = occurrencesOf(node);
  const names = elements.map(({ name }) => name);
  return (
    new Set(names).size < names.length || elements.some((one) => one.kind === "component" && one.word !== undefined)
  );
}

const NOTHING: Node = { kind: "sequence", items: [] };

/** The parts that the writer writes. */
class Form {
  /** The names of the components that are written only if they have another value than the one that absence means. */
  readonly asked = new Set<string>();
  readonly #defaults: Defaults;

  constructor(defaults: Defaults) {
    this.#defaults = defaults;
  }

  /** Returns the texts of a part that the writer can write; `undefined` if none are known. */
  written(node: Node): Node | undefined {
    switch (node.kind) {
      case "component":
        return node;
      case "literal":
        return { ...node, anyCase: false };
      case "optional":
        return node.implied ? this.written(node.item) : this.#optional(node.item);
      case "choice":
        return this.#choice(node.items);
      case "set":
      case "repeat":
        return undefined;
      default:
        return this.#each(
          node,
          children(node).map((child) => this.written(child)),
        );
    }
  }

  #each(node: Node, parts: readonly (Node | undefined)[]): Node | undefined {
    const all = parts.filter((part) => part !== undefined);
    return all.length < parts.length ? undefined : withChildren(node, all);
  }

  #optional(item: Node): Node {
    const there = this.#withAny(item);
    return there === undefined ? NOTHING : { kind: "optional", item: there, implied: false };
  }

  #choice(items: readonly Node[]): Node | undefined {
    const usual = usualAlternative(items, this.#defaults);
    const all = items.flatMap((item) => (item === usual ? this.written(item) : this.#withAny(item)) ?? []);
    return all.length === 0 ? undefined : { kind: "choice", items: all };
  }

  /** Returns the texts of a part that the writer can write and that have a component with another value than that of an absent one. */
  #withAny(node: Node): Node | undefined {
    if (needsAny(node, this.#defaults)) return this.written(node);
    if (node.kind === "component") {
      this.asked.add(node.name);
      return node;
    }
    if (node.kind === "choice") {
      const all = node.items.flatMap((item) => this.#withAny(item) ?? []);
      return all.length === 0 ? undefined : { kind: "choice", items: all };
    }
    if (node.kind === "optional" || node.kind === "rule") return this.#withAny(node.item);
    if (node.kind !== "sequence") return undefined;
    // Of several parts that may have one, it is enough to know the texts that have it in the first.
    const any = node.items.map((part) => this.#withAny(part));
    const first = any.findIndex((part) => part !== undefined);
    if (first < 0) return undefined;
    return this.#each(
      node,
      node.items.map((part, at) => (at === first ? any[at] : this.written(part))),
    );
  }
}

/** The form of canonical spellings. */
export interface CanonicalForm {
  /** The grammar of the texts that have the optional parts and the alternatives that are written, whatever the spelling of each component. */
  readonly node: Node;
  /** The names of the components that are written only if they have another value than the one that absence means. */
  readonly asked: ReadonlySet<string>;
}

/** Finds the form of the canonical spellings of a grammar; `undefined` if none is known. */
export function canonicalForm(node: Node, defaults: Defaults): CanonicalForm | undefined {
  const isOpen = hasOrder(node) || needsPlan(node) || namesNeeded(node, defaults) !== undefined;
  if (isOpen || componentsOf(node).some(mustReadItems)) return undefined;
  const form = new Form(defaults);
  const written = form.written(node);
  return written && { node: written, asked: form.asked };
}
