import { type CharacterSet, hex } from "../characters.ts";
import type { ComponentOptions, List, Node } from "../nodes.ts";
import { canBeEmpty } from "../tree.ts";

/**
 * A grammar as an automaton that reads a text character by character, through all its derivations at once.
 */

/** What one character of a derivation is part of. */
export interface Owner {
  readonly component: string | undefined;
  readonly section: string | undefined;
  readonly hint: ComponentOptions["hint"];
}

/** Reads one character. */
export interface Reader {
  readonly kind: "reader";
  readonly table: Uint8Array;
  /** The character in the terms of RFC §5. */
  readonly terms: readonly string[];
  readonly owner: Owner;
  readonly next: State;
}

/** Goes several ways without reading; at the beginning of a rule, `terms` names it. */
interface Fork {
  readonly kind: "fork";
  readonly ways: State[];
  readonly terms: readonly string[] | undefined;
}

/** The end of the grammar. */
interface End {
  readonly kind: "end";
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

/** Which of the 128 ASCII characters are among some. */
function tableOf(characters: string): Uint8Array {
  const table = new Uint8Array(128);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}

function reader(characters: string, terms: readonly string[], owner: Owner, next: State): Reader {
  return { kind: "reader", table: tableOf(characters), terms, owner, next };
}

function fork(ways: State[], terms?: readonly string[]): Fork {
  return { kind: "fork", ways, terms };
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
      return [...node.text].reduceRight<State>(
        (after, character) => reader(character, [quote(node.text)], owner, after),
        next,
      );
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
      return owner.component === undefined || canBeEmpty(node) ? inside : fork([inside], namesOf(node));
    }
    case "component":
      return states(node.item, inside(node.name, node.options, owner), next);
    case "list":
      return listStates(node, inside(node.name, {}, owner), next);
  }
}

/** The owner of a component's characters: of a component in a list, the list. */
function inside(component: string, { section, hint }: ComponentOptions, outer: Owner): Owner {
  return outer.component === undefined ? { component, section: section ?? outer.section, hint } : outer;
}

/** What can follow at one place of a text. */
export interface Front {
  /** The characters that can follow, each with the terms by which to name it. */
  readonly readers: ReadonlyMap<Reader, readonly string[]>;
  /** What the character before was read as. */
  readonly before: readonly Reader[];
  /** Whether the text may end here. */
  readonly isEnd: boolean;
  /** The front after a character, once it has been looked for; `null` where none is. */
  readonly after: (Front | null | undefined)[];
}

/** Follows all ways that read nothing, innermost first, to a depth that the grammar bounds. */
function front(before: readonly Reader[], first: readonly State[]): Front {
  const readers = new Map<Reader, readonly string[]>();
  const seen = new Set<State>();
  function reach(state: State, terms: readonly string[] | undefined): void {
    if (seen.has(state)) return;
    seen.add(state);
    if (state.kind === "reader") readers.set(state, terms ?? state.terms);
    if (state.kind === "fork") for (const way of state.ways) reach(way, terms ?? state.terms);
  }
  for (const state of first) reach(state, undefined);
  return { readers, before, isEnd: [...seen].some(({ kind }) => kind === "end"), after: [] };
}

/** An automaton: where it begins, and how it goes on. */
export interface Automaton {
  readonly first: Front;
  /** @returns The front after one more character, `null` where it cannot follow. */
  readonly step: (front: Front, code: number) => Front | null;
}

/**
 * Compiles a grammar into its automaton. A grammar has few fronts, so a long text meets the same ones again and again.
 *
 * @param section - The section of RFC 1738 for what no component claims.
 */
export function automaton(node: Node, section?: string): Automaton {
  const ids = new Map<Reader, number>();
  const fronts = new Map<string, Front>();

  const idOf = (reader: Reader) => {
    if (!ids.has(reader)) ids.set(reader, ids.size);
    return ids.get(reader);
  };

  function follow({ readers }: Front, code: number): Front | null {
    const read = [...readers.keys()].filter((reader) => reader.table[code] === 1);
    if (read.length === 0) return null;
    const key = read.map(idOf).join();
    const known =
      fronts.get(key) ??
      front(
        read,
        read.map(({ next }) => next),
      );
    fronts.set(key, known);
    return known;
  }

  return {
    first: front([], [states(node, { component: undefined, section, hint: undefined }, { kind: "end" })]),
    step: (from, code) => {
      if (code > 0x7f) return null;
      const known = from.after[code];
      if (known !== undefined) return known;
      const next = follow(from, code);
      from.after[code] = next;
      return next;
    },
  };
}
