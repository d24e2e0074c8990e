import { type CharacterSet, hex } from "../characters.ts";
import { tableOf } from "../escape.ts";
import type { List, Node } from "../grammar.ts";

/**
 * The second machine: walks a text through all derivations of a grammar at once. It is slower than the regular expression, but
 * knows how far a text can be trusted and what could have followed, so it runs where the first has failed.
 */

/** What one character of a derivation is part of. */
interface Owner {
  readonly component: string | undefined;
  readonly section: string | undefined;
}

/** Reads one character. */
interface Reader {
  readonly kind: "reader";
  readonly table: Uint8Array;
  /** The character in the terms of RFC §5. */
  readonly terms: readonly string[];
  readonly owner: Owner;
  readonly next: State;
  /** The step in which this state was last reached, so that it is reached once a step. */
  seen: number;
}

/** Goes several ways without reading; at the beginning of a rule, `terms` names it. */
interface Fork {
  readonly kind: "fork";
  readonly ways: State[];
  readonly terms: readonly string[] | undefined;
  seen: number;
}

/** The end of the grammar. */
interface End {
  readonly kind: "end";
  seen: number;
}

type State = Reader | Fork | End;

const quote = (text: string) => (text === '"' ? `<">` : `"${text}"`);

/** How the BNF writes a set: by its name, or as its alternatives. */
export function termsOf(set: CharacterSet): readonly string[] {
  if (set.name !== undefined) return [set.name];
  return set.parts.flatMap((part) => (typeof part === "string" ? [quote(part)] : termsOf(part)));
}

/** The names for which a rule stands: `host = hostname | hostnumber` for those two. */
function namesOf(node: Node): readonly string[] | undefined {
  if (node.kind === "rule") return namesOf(node.item) ?? [node.name];
  if (node.kind !== "choice") return undefined;
  const names = node.items.map(namesOf);
  return names.some((name) => name === undefined) ? undefined : names.flatMap((name) => name ?? []);
}

function reader(characters: string, terms: readonly string[], owner: Owner, next: State): Reader {
  return { kind: "reader", table: tableOf({ characters }), terms, owner, next, seen: 0 };
}

function fork(ways: State[], terms?: readonly string[]): Fork {
  return { kind: "fork", ways, terms, seen: 0 };
}

const HEX = "0123456789ABCDEF";
const bothCases = (digits: string) => digits + digits.toLowerCase();

/** `"%" hex hex`, without the octets that the set leaves out. */
function escapeStates(set: CharacterSet, owner: Owner, next: State): State {
  const second = new Map<string, string>();
  for (const [high, digit] of [...HEX].entries()) {
    const seconds = [...HEX].filter((_, low) => !set.without.includes(high * 16 + low)).join("");
    second.set(seconds, (second.get(seconds) ?? "") + digit);
  }
  const pairs = [...second].map(([seconds, firsts]) =>
    reader(bothCases(firsts), termsOf(hex), owner, reader(bothCases(seconds), termsOf(hex), owner, next)),
  );
  return reader("%", termsOf(set), owner, fork(pairs));
}

function setStates(set: CharacterSet, owner: Owner, next: State): State {
  const raw = reader(set.characters, termsOf(set), owner, next);
  return set.escapes ? fork([raw, escapeStates(set, owner, next)]) : raw;
}

function listStates({ item, separator, place }: List, owner: Owner, next: State): State {
  const mark = (after: State) => reader(separator, [quote(separator)], owner, after);
  const again = fork([]);
  if (place === "before") again.ways.push(mark(states(item, owner, again)), next);
  else if (place === "after") again.ways.push(states(item, owner, mark(again)), next);
  else again.ways.push(mark(states(item, owner, again)), next);
  return place === "between" ? states(item, owner, again) : again;
}

/** The states of a node that lead to `next`. */
function states(node: Node, owner: Owner, next: State): State {
  switch (node.kind) {
    case "literal":
      return [...node.text].reduceRight<State>((after, character) => reader(character, [quote(node.text)], owner, after), next);
    case "set":
      return setStates(node, owner, next);
    case "sequence":
      return node.items.reduceRight<State>((after, item) => states(item, owner, after), next);
    case "choice":
      return fork(node.items.map((item) => states(item, owner, next)));
    case "optional":
      return fork([states(node.item, owner, next), next]);
    case "repeat": {
      const again = fork([next]);
      const once = states(node.item, owner, again);
      again.ways.unshift(once);
      return node.least === 0 ? again : once;
    }
    case "rule": {
      const inside = states(node.item, owner, next);
      return owner.component === undefined ? inside : fork([inside], namesOf(node));
    }
    case "component":
      return states(node.item, inside(node.name, node.options.section, owner), next);
    case "list":
      return listStates(node, inside(node.name, undefined, owner), next);
  }
}

/** The owner of a component's characters: of a component in a list, the list. */
function inside(component: string, section: string | undefined, outer: Owner): Owner {
  return outer.component === undefined ? { component, section: section ?? outer.section } : outer;
}

/** Where a text leaves a grammar. */
export interface Departure {
  /** The length of the longest prefix with which some text of the grammar begins, too. */
  readonly index: number;
  /** What could have followed that prefix, in the terms of RFC §5. */
  readonly expected: readonly string[];
  readonly component: string | undefined;
  readonly section: string | undefined;
}

/** The readers that can follow, each with the terms by which to name it. */
type Front = Map<Reader, readonly string[]>;

/**
 * Compiles a grammar into a function that finds where a text leaves it.
 *
 * @param section - The section of RFC 1738 for what no component claims.
 * @returns A function that returns nothing for a text of the grammar. It looks at the text from `start` on.
 */
export function simulator(node: Node, section?: string): (text: string, start?: number) => Departure | undefined {
  const end: End = { kind: "end", seen: 0 };
  const first = states(node, { component: undefined, section }, end);
  let step = 0;

  /** Follows all ways that read nothing, innermost first, to a depth that the grammar bounds. */
  function reach(state: State, terms: readonly string[] | undefined, front: Front): void {
    if (state.seen === step) return;
    state.seen = step;
    if (state.kind === "reader") front.set(state, terms ?? state.terms);
    if (state.kind === "fork") for (const way of state.ways) reach(way, terms ?? state.terms, front);
  }

  return (text, start = 0) => {
    step++;
    let front: Front = new Map();
    let before: readonly Reader[] = [];
    reach(first, undefined, front);
    let index = start;
    for (; index < text.length; index++) {
      const code = text.charCodeAt(index);
      const read = [...front.keys()].filter((state) => state.table[code] === 1);
      if (read.length === 0) break;
      step++;
      front = new Map();
      for (const state of read) reach(state.next, undefined, front);
      before = read;
    }
    if (index === text.length && end.seen === step) return undefined;
    const owned = (readers: readonly Reader[]) => readers.findLast(({ owner }) => owner.component !== undefined)?.owner;
    const owner = owned(before) ?? owned([...front.keys()]);
    const expected = [...new Set([...front.values()].flat())];
    return { index, expected, component: owner?.component, section: owner?.section ?? section };
  };
}
