import type { Component, Node } from "@url1738/core/define";
import {
  type AutomatonState,
  absentText,
  children,
  componentsOf,
  type Defaults,
  factsOf,
  hasOrder,
  isElement,
  namesNeeded,
  occurrencesOf,
  withChildren,
  withSets,
} from "@url1738/core/internal";
import { CODES } from "./program.ts";
import { type CanonicalForm, isEnd, languageOf, leavesOf, mustReadItems, type OwnSpellings } from "./watched-texts.ts";

/** Finds the texts that are their own canonical spelling, because the writer would write the same parts, each as it is. */

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

/** The greatest number of texts to compare a string with one by one. */
const MOST = 16;

/** Returns all texts of a component; `undefined` if it has too many. */
export function textsOf({ item }: Component): readonly string[] | undefined {
  const language = languageOf(item);
  const heads: (readonly [text: string, position: AutomatonState])[] = [["", language.first]];
  const texts: string[] = [];
  for (const [at, [text, position]] of heads.entries()) {
    if (isEnd(language, position)) texts.push(text);
    for (const code of CODES) {
      const next = language.after(position, code);
      if (next !== undefined) heads.push([text + String.fromCharCode(code), next]);
    }
    // Each of the other heads leads to at least one text.
    if (texts.length + heads.length - at - 1 > MOST) return undefined;
  }
  return texts;
}

/** All octets. */
export const OCTETS: readonly number[] = Array.from({ length: 256 }, (_, octet) => octet);

/**
 * Returns the octets whose escapes may be in a canonical spelling: those that every component keeps, and those that all but one keep. The
 * automaton knows the one; if it knew more, its tables would be much larger.
 */
export function keptIn(leaves: readonly Component[]): readonly number[] {
  const all = leaves.flatMap(({ codec }) => factsOf(codec).spared?.keeps ?? []);
  const most = Math.max(1, all.length - 1);
  return OCTETS.filter((octet) => all.filter((keeps) => keeps(octet)).length >= most);
}

/** See {@link CanonicalForm.ownSpellings}. */
function ownSpellings(component: Component, kept: readonly number[]): readonly Node[] | undefined {
  const { codec } = component;
  const { read, spell, written, keeps } = factsOf(codec).spared ?? {};
  if (written !== undefined) {
    const others = kept.filter((octet) => keeps?.(octet) === false);
    return [withSets(written, (set) => (set.escapes ? { ...set, without: [...set.without, ...others] } : set))];
  }
  if (read !== undefined && spell !== undefined) return [read, spell];
  const own = textsOf(component)?.filter((text) => codec.spell(codec.read(text)) === text);
  return own && [{ kind: "choice", items: own.map((text): Node => ({ kind: "literal", text })) }];
}

/** Finds the texts of a grammar that are their own canonical spelling; `undefined` if none are known. */
export function canonicalForm(node: Node, defaults: Defaults): CanonicalForm | undefined {
  const isOpen = hasOrder(node) || needsPlan(node) || namesNeeded(node, defaults) !== undefined;
  if (isOpen || componentsOf(node).some(mustReadItems)) return undefined;
  const form = new Form(defaults);
  const written = form.written(node);
  if (written === undefined) return undefined;
  const kept = keptIn(leavesOf(componentsOf(node)));
  return {
    language: languageOf(written),
    ownSpellings: (component): OwnSpellings | undefined => {
      const of = ownSpellings(component, kept);
      const text = form.asked.has(component.name) ? absentText(component, defaults) : undefined;
      return of && { of, not: text === undefined ? undefined : { kind: "literal", text } };
    },
  };
}
