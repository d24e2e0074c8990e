import type { Component, List, Node } from "@url1738/core/define";
import { accepts, children, isElement, occurrencesOf, withChildren } from "@url1738/core/grammar";
import { absentText, type Defaults, hasOrder, type OfKind } from "@url1738/core/inside/grammar/walk";
import { interpreted } from "@url1738/core/inside/values/interpreted";
import { languageOf } from "./watched-texts.ts";

/** Finds the form of the texts that the writer writes. */

/** Tells whether a part cannot be spelt if none of its components is there. */
export function needsAny(node: Node, defaults: Defaults): boolean {
  if (isElement(node)) return absentText(node, defaults) === undefined;
  if (node.kind === "optional" && !node.implied) return false;
  return node.kind === "choice"
    ? node.items.every((item) => needsAny(item, defaults))
    : children(node satisfies OfKind<"literal" | "set" | "sequence" | "optional" | "repeat" | "rule">).some((child) =>
        needsAny(child, defaults),
      );
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
    new Set(names).size < names.length ||
    elements.some((element) => element.kind === "component" && element.word !== undefined)
  );
}

/** The empty text. */
export const NOTHING: Node = { kind: "sequence", items: [] };

/** Returns the parts that are known, as alternatives. */
function anyOf(parts: readonly (Node | undefined)[]): Node | undefined {
  const items = parts.filter((part) => part !== undefined);
  return items.length < 2 ? items[0] : { kind: "choice", items };
}

/** Returns the canonical spelling of a text of a component. */
const canonicalText = ({ codec }: Component, text: string) => codec.spell(codec.read(text));

/** The parts that the writer writes. */
class Form {
  /** The components that are written only if they have another value than the one that this text has. */
  readonly asked = new Map<Component, string>();
  readonly #defaults: Defaults;
  readonly #isOpen: boolean;

  constructor(defaults: Defaults, isOpen: boolean) {
    this.#defaults = defaults;
    this.#isOpen = isOpen;
  }

  /** Returns the texts of a part that the writer can write; `undefined` if none are known. */
  written(node: Node): Node | undefined {
    switch (node.kind) {
      case "component":
        return node;
      case "literal":
        return { ...node, anyCase: false };
      case "optional":
        if (!node.implied) return this.#optional(node.item);
        return this.#isOpen ? this.#each(node, [this.written(node.item)]) : this.written(node.item);
      case "choice":
        return this.#choice(node.items);
      case "set":
      case "repeat":
        return undefined;
      case "list":
        return this.#each(node, [this.written(node.item)]);
      case "sequence":
      case "rule":
        return this.#each(
          node,
          children(node).map((child) => this.written(child)),
        );
      default:
        return node satisfies never;
    }
  }

  #each(node: Node, parts: readonly (Node | undefined)[]): Node | undefined {
    const all = parts.filter((part) => part !== undefined);
    return all.length < parts.length ? undefined : withChildren(node, all);
  }

  #optional(item: Node): Node {
    const there = this.#isOpen ? this.written(item) : this.#withAny(item);
    return there === undefined ? NOTHING : { kind: "optional", item: there, implied: false };
  }

  #choice(items: readonly Node[]): Node | undefined {
    const usual = usualAlternative(items, this.#defaults);
    return anyOf(items.map((item) => (item === usual ? this.written(item) : this.#withAny(item))));
  }

  /** Returns the texts of a part that the writer can write and that have a component with another value than that of an absent one. */
  #withAny(node: Node): Node | undefined {
    if (needsAny(node, this.#defaults)) return this.written(node);
    switch (node.kind) {
      case "component":
      case "list":
        return this.#withOther(node, absentText(node, this.#defaults));
      case "choice":
        return anyOf(node.items.map((item) => this.#withAny(item)));
      case "optional":
      case "rule":
        return this.#withAny(node.item);
      case "literal":
      case "set":
      case "repeat":
        return undefined;
      case "sequence":
        // The first part that has one, what comes before it, and what follows.
        return anyOf(
          node.items.map((item, at) => {
            const before = node.items.slice(0, at).map((part) => this.#withNone(part));
            const after = node.items.slice(at + 1).map((part) => this.written(part));
            return this.#each(node, [...before, this.#withAny(item), ...after]);
          }),
        );
      default:
        return node satisfies never;
    }
  }

  /** Returns the text that the writer writes for a part if all its components have the values of absent ones. */
  #withNone(node: Node): Node | undefined {
    switch (node.kind) {
      case "component": {
        const absent = absentText(node, this.#defaults);
        const text = absent === undefined ? undefined : canonicalText(node, absent);
        // The empty text may mean absence without being one of the rule's: then nothing is written that needs the component.
        return text === undefined || !accepts(languageOf(node.item).machine, text)
          ? undefined
          : { kind: "literal", text };
      }
      case "list":
        return node.place !== "between" && absentText(node, this.#defaults) === "" ? NOTHING : undefined;
      case "optional":
        return node.implied ? this.#withNone(node.item) : NOTHING;
      case "choice":
        return this.#withNone(usualAlternative(node.items, this.#defaults));
      case "sequence":
      case "rule":
        return this.#each(
          node,
          children(node).map((child) => this.#withNone(child)),
        );
      case "literal":
      case "set":
      case "repeat":
        return this.written(node);
      default:
        return node satisfies never;
    }
  }

  /** Returns the texts of an element that have another value than one text; `undefined` if they are not known. */
  #withOther(element: Component | List, absent: string | undefined): Node | undefined {
    if (absent === undefined || this.#isOpen) return this.written(element);
    if (element.kind === "component") {
      const copy = { ...element };
      this.asked.set(copy, canonicalText(element, absent) ?? absent);
      return copy;
    }
    const all = absent === "" ? this.written(element) : undefined;
    if (all === undefined || element.place === "between") return all;
    const mark: Node = { kind: "literal", text: element.separator };
    const [item] = children(all);
    if (item === undefined) return undefined;
    return { kind: "sequence", items: element.place === "before" ? [mark, item, all] : [item, mark, all] };
  }
}

/** The form of canonical spellings. */
export interface CanonicalForm {
  /** The grammar of the texts that have the optional parts and the alternatives that are written, whatever the spelling of each component. */
  readonly node: Node;
  /** The components that are written only if they have another value than the one that this text, in canonical spelling, has. */
  readonly asked: ReadonlyMap<Component, string>;
}

/** Tells whether each alternative has another word, so that the value tells which one is written. */
function hasWords(alternatives: readonly Node[]): boolean {
  const words = alternatives.map((alternative) =>
    occurrencesOf(alternative).flatMap((element) => (element.kind === "component" ? (element.word ?? []) : [])),
  );
  return words.every((ofAlternative) => ofAlternative.length === 1) && new Set(words.flat()).size === words.length;
}

/** Tells whether the value of a part alone does not tell how it is written. */
function isUntold(node: Node, defaults: Defaults): boolean {
  if (node.kind === "component") return false;
  if (node.kind === "list") return hasOrder(node.item) || isUntold(node.item, defaults);
  const isChoice = node.kind === "choice" && !hasWords(node.items);
  if (isChoice && (needsPlan(node) || interpreted(node, defaults, "").needed !== undefined)) return true;
  return children(node).some((child) => isUntold(child, defaults));
}

/**
 * Finds the form of the canonical spellings of a grammar; `undefined` if none is known.
 *
 * @param isOpen - True for the form of the texts that may also leave out a part which the canonical spelling always has, or have one which
 *   it leaves out.
 */
export function canonicalForm(node: Node, defaults: Defaults, isOpen = false): CanonicalForm | undefined {
  if (hasOrder(node) || isUntold(node, defaults)) return undefined;
  const form = new Form(defaults, isOpen);
  const written = form.written(node);
  return written && { node: written, asked: form.asked };
}
