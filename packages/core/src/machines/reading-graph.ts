import type { Component, List, Node, Optional, Repeat } from "../grammar/nodes.ts";
import { componentsOf, isElement } from "../grammar/walk.ts";
import type { CharacterSet } from "../syntax/character-set.ts";
import { escapeDigits } from "../syntax/escape-digits.ts";
import { absentText, type Site } from "./absent.ts";
import { itemTexts } from "./reader.ts";
import {
  crossed,
  type Exit,
  isSame,
  mergedExits,
  mergedWays,
  nothing,
  once,
  type Position,
  type Told,
  telling,
  together,
  type Way,
} from "./ways.ts";

/**
 * A grammar as a graph of the characters of its texts: which of them can follow which, in how many ways, and what each way tells of
 * the value. A walk from the start to an end is a reading of a text.
 */

/** The graph. */
export interface ReadingGraph {
  readonly start: readonly Way[];
  readonly next: ReadonlyMap<Position, readonly Way[]>;
  /** What there is to be told where a text ends behind a position. */
  readonly exits: ReadonlyMap<Position, readonly Exit[]>;
  /** The same for the empty text. */
  readonly empty: readonly Exit[];
}

/** Thrown where a grammar has more ways than anyone wants to look at. */
export class TooLarge extends Error {}

/** A part of the graph: how texts of a node begin and end, and what it tells where its text is empty. */
interface Part {
  readonly first: readonly Way[];
  readonly last: readonly Way[];
  readonly empty: readonly Exit[];
}

/** Where in the value a node stands. */
interface Context {
  /** The component, or outermost list. */
  readonly name?: string;
  /** What stands before and behind each element. */
  readonly before: (element: Component | List) => string;
  readonly after: string;
  readonly isTold: boolean;
  readonly site: Site;
}

/** What is told of a list that has a text. */
function toldList(list: List, text: string): string {
  const { item } = list;
  if (text === "") return "[]";
  const told = (one: string) => (item.kind === "list" ? toldList(item, one) : `"${one}"`);
  return `[${itemTexts(list, text)
    .map((one) => `${told(one)}, `)
    .join("")}]`;
}

/** More ways than any grammar that people write has. */
const MOST_WAYS = 10_000;

class Builder {
  readonly next = new Map<Position, Way[]>();
  #ways = 0;

  #join(last: readonly Way[], first: readonly Way[]): void {
    for (const { to: from, told, count } of last) {
      const ways = crossed([{ told, count }], first, once);
      this.#ways += ways.length;
      if (this.#ways > MOST_WAYS) throw new TooLarge();
      this.next.set(from, [...mergedWays([...(this.next.get(from) ?? []), ...ways])]);
    }
  }

  #reading(characters: string, { name, isTold }: Context): Part {
    const way = { to: { characters, name, isTold }, told: nothing, count: 1 };
    return characters === "" ? { first: [], last: [], empty: [] } : { first: [way], last: [way], empty: [] };
  }

  #sequence(parts: readonly Part[]): Part {
    return parts.reduce<Part>(
      (before, part) => {
        this.#join(before.last, part.first);
        return {
          first: mergedWays([...before.first, ...crossed(before.empty, part.first, once)]),
          last: mergedWays([...crossed(once, before.last, part.empty), ...part.last]),
          empty: mergedExits(crossed(before.empty, part.empty, once)),
        };
      },
      { first: [], last: [], empty: once },
    );
  }

  #choice(parts: readonly Part[]): Part {
    return {
      first: mergedWays(parts.flatMap(({ first }) => first)),
      last: mergedWays(parts.flatMap(({ last }) => last)),
      empty: mergedExits(parts.flatMap(({ empty }) => empty)),
    };
  }

  #repeat(least: Repeat["least"], part: Part): Part {
    this.#join(part.last, part.first);
    return { ...part, empty: least === 0 ? once : part.empty };
  }

  /** `"%" hex hex` */
  #escape(set: CharacterSet, context: Context): Part {
    const pairs = escapeDigits(set).map(([firsts, seconds]) =>
      this.#sequence([this.#reading(firsts, context), this.#reading(seconds, context)]),
    );
    return this.#sequence([this.#reading("%", context), this.#choice(pairs)]);
  }

  /** What is told of elements that the text leaves out. */
  #absent(elements: readonly (Component | List)[], context: Context): Told {
    return elements.reduce<Told>((told, element) => {
      const text = absentText(element, context.site);
      const value = text !== undefined && (element.kind === "list" ? toldList(element, text) : `"${text}"`);
      const name = context.name ?? element.name;
      const whole = `${context.before(element)}${value === false ? "undefined" : value}${context.after}`;
      return together(told, { [name]: whole });
    }, nothing);
  }

  #alternatives(items: readonly Node[], context: Context): Part {
    const all = items.map(componentsOf);
    const parts = items.map((item, index) => {
      const names = (all[index] ?? []).map(({ name }) => name);
      const others = (some: readonly (readonly (Component | List)[])[]) =>
        this.#absent(
          some.flat().filter(({ name }, at, every) => {
            const isFirst = every.findIndex((other) => other.name === name) === at;
            return isFirst && !names.includes(name);
          }),
          context,
        );
      const [before, after] = [others(all.slice(0, index)), others(all.slice(index + 1))];
      const { first, last, empty } = this.build(item, context);
      return {
        first: telling(before, first, nothing),
        last: telling(nothing, last, after),
        empty: telling(before, empty, after),
      };
    });
    return this.#choice(parts);
  }

  #optional({ item }: Optional, context: Context): Part {
    const part = this.build(item, context);
    const absent: Exit = { told: this.#absent(componentsOf(item), context), count: 1 };
    // What is there but empty, and what is left out, may tell the same; then nobody has to decide between the two.
    const isKnown = part.empty.some(({ told }) => isSame(told, absent.told));
    return { ...part, empty: isKnown ? part.empty : mergedExits([...part.empty, absent]) };
  }

  /** What stands between two pieces of what is told. */
  #between(name: string, before: string, part: Part, after: string): Part {
    const [begin, end] = [{ [name]: before }, { [name]: after }];
    return {
      first: telling(begin, part.first, nothing),
      last: telling(nothing, part.last, end),
      empty: telling(begin, part.empty, end),
    };
  }

  #component(node: Component, context: Context): Part {
    const name = context.name ?? node.name;
    const part = this.build(node.item, { ...context, name, isTold: true });
    return this.#between(name, `${context.before(node)}"`, part, `"${context.after}`);
  }

  #item(item: Node, name: string): Part {
    const site = { defaultPort: undefined };
    const context = { name, isTold: false, after: ", ", site };
    if (isElement(item)) return this.build(item, { ...context, before: () => "" });
    const fields = this.build(item, { ...context, before: (element) => `${element.name} ` });
    return this.#between(name, "{", fields, "}, ");
  }

  #list(node: List, context: Context): Part {
    const { separator, place, item } = node;
    const name = context.name ?? node.name;
    const mark = () => this.#reading(separator, { ...context, name, isTold: false });
    const items = () => this.#item(item, name);
    const pair = this.#sequence(place === "after" ? [items(), mark()] : [mark(), items()]);
    const repeated = this.#repeat(0, pair);
    const all = place === "between" ? this.#sequence([items(), repeated]) : repeated;
    return this.#between(name, `${context.before(node)}[`, all, `]${context.after}`);
  }

  build(node: Node, context: Context): Part {
    switch (node.kind) {
      case "literal":
        return this.#sequence([...node.text].map((character) => this.#reading(character, context)));
      case "set": {
        const raw = this.#reading(node.characters, context);
        return node.escapes ? this.#choice([raw, this.#escape(node, context)]) : raw;
      }
      case "sequence":
        return this.#sequence(node.items.map((item) => this.build(item, context)));
      case "choice":
        return this.#alternatives(node.items, context);
      case "optional":
        return this.#optional(node, context);
      case "repeat":
        return this.#repeat(node.least, this.build(node.item, context));
      case "rule":
        return this.build(node.item, context);
      case "component":
        return this.#component(node, context);
      case "list":
        return this.#list(node, context);
    }
  }
}

/**
 * Makes the graph of a grammar.
 *
 * @throws {@link TooLarge}
 */
export function readingGraph(node: Node, site: Site): ReadingGraph {
  const builder = new Builder();
  const { first, last, empty } = builder.build(node, { before: () => "", after: "", isTold: false, site });
  const exits = new Map<Position, Exit[]>();
  for (const { to, told, count } of last) exits.set(to, [...(exits.get(to) ?? []), { told, count }]);
  return { start: first, next: builder.next, exits, empty };
}

/** The positions of a graph that can be reached, nearest to the start first. */
export function positionsOf({ start, next }: ReadingGraph): readonly Position[] {
  const found = new Set(start.map(({ to }) => to));
  for (const position of found) for (const { to } of next.get(position) ?? []) found.add(to);
  return [...found];
}
