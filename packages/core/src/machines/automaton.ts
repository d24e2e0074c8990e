import type { ComponentOptions, Node } from "../grammar/nodes.ts";
import { canBeEmpty, ruleOf } from "../grammar/walk.ts";
import type { CharacterSet } from "../syntax/character-set.ts";
import { hex } from "../syntax/characters.ts";
import { escapeDigits } from "../syntax/escape-digits.ts";

/**
 * A grammar as an automaton that reads a text character by character, through all its derivations at once.
 */

/** The component that a character of a derivation is part of: of a component in a list, the list. */
export interface Owner {
  readonly component: string;
  readonly section?: ComponentOptions["section"];
  readonly hint?: ComponentOptions["hint"];
}

/** A line of the grammar, as part of the line that names it. */
export interface Line {
  readonly name: string;
  readonly outer: Line | undefined;
}

/** A place in a derivation. It reads one of its characters and then goes on; or it has none, and goes on without. */
export interface State {
  readonly characters: string | undefined;
  /** What it is called in the terms of RFC §5, if it has a name: a character, or the rule that begins here. */
  readonly terms: readonly string[] | undefined;
  readonly owner: Owner | undefined;
  /** The innermost line of the grammar that it is part of. */
  readonly line: Line | undefined;
  /** Where it goes on. Where it cannot, the grammar ends. */
  readonly ways: State[];
}

const quote = (text: string) => (text === '"' ? `<">` : `"${text}"`);

/** How the BNF writes a set: by its name, or as its alternatives. */
export function termsOf(set: CharacterSet): readonly string[] {
  if (set.name !== undefined) return [set.name];
  return set.parts.flatMap((part) => (typeof part === "string" ? [quote(part)] : termsOf(part)));
}

/** The one text of a node, if it has only one; in lower case, if it may be written in any case. */
function textOf(node: Node): string | undefined {
  if (node.kind === "literal") return node.text;
  if (node.kind === "rule") return textOf(node.item);
  if (node.kind === "set") {
    const characters = new Set(node.characters.toLowerCase());
    return characters.size === 1 && !node.escapes ? [...characters].join("") : undefined;
  }
  if (node.kind !== "sequence") return undefined;
  const texts = node.items.map(textOf);
  return texts.includes(undefined) ? undefined : texts.join("");
}

/** The keywords for which a rule stands, if it is nothing but words, one of which is to be written. */
function wordsOf(node: Node): readonly string[] | undefined {
  const text = textOf(node);
  if (text !== undefined) return [quote(text)];
  if (node.kind === "rule") return wordsOf(node.item);
  if (node.kind !== "choice") return undefined;
  const words = node.items.map(wordsOf);
  return words.some((word) => word === undefined) ? undefined : words.flatMap((word) => word ?? []);
}

/** The names for which a rule stands: `host = hostname | hostnumber` for those two. Keywords stand for themselves. */
function namesOf(node: Node): readonly string[] | undefined {
  if (node.kind === "rule") return wordsOf(node) ?? namesOf(node.item) ?? [node.name];
  if (node.kind !== "choice") return undefined;
  const names = node.items.map(namesOf);
  return names.some((name) => name === undefined) ? undefined : names.flatMap((name) => name ?? []);
}

/** What a component may not have, so that it inherits none. */
const NOTHING = { section: undefined, hint: undefined };

/** What a character of a derivation is part of. */
type Origin = Pick<State, "owner" | "line">;

function reader(characters: string, terms: readonly string[], origin: Origin, next: State): State {
  return { ...origin, characters, terms, ways: [next] };
}

function fork(ways: State[], terms?: readonly string[]): State {
  return { owner: undefined, line: undefined, characters: undefined, terms, ways };
}

/** `"%" hex hex` */
function escapeState(set: CharacterSet, origin: Origin, next: State): State {
  const digit = (characters: string, after: State) => reader(characters, termsOf(hex), origin, after);
  const pairs = escapeDigits(set).map(([firsts, seconds]) => digit(firsts, digit(seconds, next)));
  return reader("%", termsOf(set), origin, fork(pairs));
}

/** The state of a node that leads to `next`. */
function stateOf(node: Node, origin: Origin, next: State): State {
  switch (node.kind) {
    case "literal":
      return [...node.text].reduceRight(
        (after, character) => reader(character, [quote(node.text)], origin, after),
        next,
      );
    case "set": {
      const raw = reader(node.characters, termsOf(node), origin, next);
      return node.escapes ? fork([raw, escapeState(node, origin, next)]) : raw;
    }
    case "sequence":
      return node.items.reduceRight((after, item) => stateOf(item, origin, after), next);
    case "choice":
      return fork(node.items.map((item) => stateOf(item, origin, next)));
    case "optional":
      return fork([stateOf(node.item, origin, next), next]);
    case "repeat": {
      const again = fork([]);
      const once = stateOf(node.item, origin, again);
      again.ways.push(once, next);
      return node.least === 0 ? again : once;
    }
    case "rule": {
      const inside = stateOf(node.item, { ...origin, line: { name: node.name, outer: origin.line } }, next);
      return origin.owner === undefined || canBeEmpty(node) ? inside : fork([inside], namesOf(node));
    }
    case "component":
      return stateOf(
        node.item,
        { ...origin, owner: origin.owner ?? { ...NOTHING, ...node.options, component: node.name } },
        next,
      );
    case "list":
      return stateOf(ruleOf(node), { ...origin, owner: origin.owner ?? { ...NOTHING, component: node.name } }, next);
  }
}

/** What can follow at one place of a text. */
export interface Front {
  /** The states that can read what follows, each with the terms by which to name it. */
  readonly readers: ReadonlyMap<State, readonly string[]>;
  /** What the character before was read by. */
  readonly before: readonly State[];
  /** Whether the text may end here. */
  readonly isEnd: boolean;
  /** The front after a character, once it has been looked for; `null` where none is. */
  readonly after: (Front | null | undefined)[];
}

/** Follows all ways that read nothing, innermost first, to a depth that the grammar bounds. */
function front(before: readonly State[]): Front {
  const readers = new Map<State, readonly string[]>();
  const seen = new Set<State>();
  let isEnd = false;
  function reach(state: State, outer: readonly string[] | undefined): void {
    if (seen.has(state)) return;
    seen.add(state);
    const terms = outer ?? state.terms;
    if (state.characters !== undefined) readers.set(state, terms ?? []);
    else for (const way of state.ways) reach(way, terms);
    isEnd ||= state.ways.length === 0;
  }
  for (const { ways } of before) for (const way of ways) reach(way, undefined);
  return { readers, before, isEnd, after: [] };
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
 * @param line - The line of which the grammar is the right side, if that is to be known.
 */
export function automaton(node: Node, line?: Line): Automaton {
  const fronts: Front[] = [];

  function follow({ readers }: Front, code: number): Front | null {
    const character = String.fromCharCode(code);
    const read = [...readers.keys()].filter(({ characters }) => characters?.includes(character));
    if (read.length === 0) return null;
    const isHere = ({ before }: Front) =>
      before.length === read.length && before.every((state, index) => state === read[index]);
    const known = fronts.find(isHere);
    if (known !== undefined) return known;
    const next = front(read);
    fronts.push(next);
    return next;
  }

  return {
    first: front([fork([stateOf(node, { owner: undefined, line }, fork([]))])]),
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
