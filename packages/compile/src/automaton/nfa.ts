import {
  type CharacterSet,
  type Component,
  componentsOf,
  endsWithMark,
  escapeDigits,
  isElement,
  type List,
  type Node,
  ruleOf,
} from "@url1738/core/compiled";

type Element = Component | List;

/** Where an element of a URL begins or ends, or a leaf: a component that is not a list, wherever it stands. */
export interface Mark {
  readonly what: "start" | "end" | "enter" | "leave";
  /** The place of the element among the elements, of the leaf among the leaves. */
  readonly of: number;
}

/** A way that reads nothing. */
export interface Way {
  readonly to: number;
  readonly mark?: Mark | undefined;
  /** Into what may be left out, by its number, or out of it: what is there without any character counts as left out. */
  readonly into?: number | undefined;
  readonly outOf?: number | undefined;
}

/** A state: it reads one of some characters, or has ways of which an earlier one is preferred, or is the end. */
export type NfaState =
  | { readonly kind: "read"; readonly codes: ReadonlySet<number>; readonly to: number }
  | { readonly kind: "fork"; readonly ways: readonly Way[] }
  | { readonly kind: "end" };

/** A grammar as an automaton that is not deterministic. */
export interface Nfa {
  readonly states: readonly NfaState[];
  readonly start: number;
}

/** The components that are not lists, those in the items of lists among them. */
export function leavesOf(elements: readonly Element[]): readonly Component[] {
  return elements.flatMap((element) => (element.kind === "list" ? leavesOf(componentsOf(element.item)) : [element]));
}

const codesOf = (characters: string): readonly number[] => [...characters].map((one) => one.charCodeAt(0));

const PERCENT = 0x25;

class Builder {
  readonly states: NfaState[] = [];
  readonly #elements: readonly Element[];
  readonly #leaves: readonly Component[];

  readonly #isEncoded: boolean;
  #optionals = 0;

  constructor(elements: readonly Element[], isEncoded: boolean) {
    this.#isEncoded = isEncoded;
    this.#elements = elements;
    this.#leaves = leavesOf(elements);
  }

  add(state: NfaState): number {
    return this.states.push(state) - 1;
  }

  fork(...ways: readonly Way[]): number {
    return this.add({ kind: "fork", ways });
  }

  read(codes: Iterable<number>, to: number): number {
    return this.add({ kind: "read", codes: new Set(codes), to });
  }

  /** `"%" hex hex` */
  escape(set: CharacterSet, to: number): number {
    const ways = escapeDigits(set).map(([firsts, seconds]) => ({
      to: this.read(codesOf(firsts), this.read(codesOf(seconds), to)),
    }));
    return this.read([PERCENT], this.fork(...ways));
  }

  set(set: CharacterSet, to: number): number {
    const characters = this.#isEncoded ? set.characters.replaceAll("%", "") : set.characters;
    const raw = this.read(codesOf(characters), to);
    return set.escapes ? this.fork({ to: raw }, { to: this.escape(set, to) }) : raw;
  }

  repeat(item: (to: number) => number, least: 0 | 1, to: number): number {
    const ways: Way[] = [];
    const again = this.add({ kind: "fork", ways });
    const once = item(again);
    ways.push({ to: once }, { to });
    return least === 0 ? again : once;
  }

  /** What stands between two marks. */
  marked(
    of: number,
    [before, after]: readonly [Mark["what"], Mark["what"]],
    inside: (to: number) => number,
    to: number,
  ) {
    const end = this.fork({ to, mark: { what: after, of } });
    return this.fork({ to: inside(end), mark: { what: before, of } });
  }

  element(node: Element, to: number): number {
    const at = this.#elements.indexOf(node);
    const inside = (next: number) => (node.kind === "list" ? this.build(ruleOf(node), next) : this.leaf(node, next));
    return at < 0 ? inside(to) : this.marked(at, ["start", "end"], inside, to);
  }

  leaf(node: Component, to: number): number {
    const at = this.#leaves.indexOf(node);
    const inside = (next: number) => this.build(node.item, next);
    return at < 0 ? inside(to) : this.marked(at, ["enter", "leave"], inside, to);
  }

  build(node: Node, to: number): number {
    switch (node.kind) {
      case "literal":
        return codesOf(node.text).reduceRight((next, code) => this.read([code], next), to);
      case "set":
        return this.set(node, to);
      case "sequence":
        return node.items.reduceRight((next, item) => this.build(item, next), to);
      case "choice":
        return this.fork(...node.items.map((item) => ({ to: this.build(item, to) })));
      case "optional": {
        const number = this.#optionals++;
        const there = { to: this.build(node.item, this.fork({ to, outOf: number })), into: number };
        // As the interpreter's expression prefers them.
        return this.fork(...(endsWithMark(node.item) ? [{ to }, there] : [there, { to }]));
      }
      case "repeat":
        return this.repeat((next) => this.build(node.item, next), node.least, to);
      case "rule":
        return this.build(node.item, to);
      default:
        return isElement(node) ? this.element(node, to) : to;
    }
  }
}

/**
 * The first pass: a grammar as an automaton with marks.
 *
 * @param elements - The components and lists of which the marks are wanted; none for the bare language.
 * @param isEncoded - Whether a `%` in a set is none, because in the texts each begins an escape.
 */
export function nfaOf(node: Node, elements: readonly Element[], isEncoded = false): Nfa {
  const builder = new Builder(elements, isEncoded);
  const end = builder.add({ kind: "end" });
  const start = builder.build(node, end);
  return { states: builder.states, start };
}
