import type { ComponentOptions, ElementNode, Node, Rule } from "../grammar/nodes.ts";
import { canBeEmpty, charactersOf, endsWithMark, type Items, listItems, pathOf, ruleOf } from "../grammar/walk.ts";
import type { CharacterSet } from "../syntax/character-set.ts";
import { hex } from "../syntax/characters.ts";

/** A grammar as a nondeterministic automaton with tags. Everything that reads a text is made from this form. */

/** The component to which a character belongs. */
export interface Owner {
  /** The name of the component; for one in a list, that of the list. */
  readonly component: string;
  /** Its path in the value, such as `hosts[].port`, see {@link pathOf}. */
  readonly path: string;
  readonly section?: ComponentOptions["section"];
  readonly hint?: ComponentOptions["hint"];
}

/** A line of the grammar: its name after those of the lines around it, outermost first. @public */
export type Line = readonly string[];

/** Reads one character of a set. */
export interface Reader {
  readonly kind: "reader";
  /** The number of the reader, counted from the end of the grammar. */
  readonly index: number;
  /** The number of its set in {@link Nfa.sets}. */
  readonly set: number;
  /** The literal or set that the reader was made from. */
  readonly node: Node;
  readonly owner: Owner | undefined;
  /** The innermost line of the grammar. */
  readonly line: Line | undefined;
  readonly next: NfaState;
  /** The closure of `next`, once computed. */
  followers: readonly Follower[] | undefined;
  /** The number of the last search that reached the reader, in place of a set of readers for each search. */
  seen: number;
}

/** Branches without reading; prefers earlier ways. */
interface Fork {
  readonly kind: "fork";
  readonly ways: NfaState[];
  /** The rule that begins here; errors name it as expected. */
  readonly rule?: Rule | undefined;
  /** True if the preferred order is the reverse of the grammar's. */
  readonly isSwapped?: boolean | undefined;
}

/** Records the place: tag 2n at the beginning of element n, tag 2n + 1 at its end. */
export interface Tag {
  readonly kind: "tag";
  readonly tag: number;
  /** The innermost line of the grammar around the element. */
  readonly line: Line | undefined;
  readonly next: NfaState;
}

/** Enters or leaves an optional part. A part that was entered must read something: an empty part counts as left out. */
export interface OptionalGate {
  readonly kind: "gate";
  readonly of: number;
  readonly isEntry: boolean;
  readonly next: NfaState;
}

/** Ends the text. */
export interface End {
  readonly kind: "end";
  seen: number;
}

/** A state of the nondeterministic automaton. */
export type NfaState = Reader | Fork | Tag | OptionalGate | End;

/** A reader or end that can be reached without reading, and the tags on the way, in order. */
export interface Follower {
  readonly to: Reader | End;
  readonly tags: readonly Tag[];
}

/** Numbers the elements whose places are recorded: each number gets a pair of tags. */
export type Tagging = (element: ElementNode, isInList: boolean) => readonly number[];

/** A grammar as a nondeterministic automaton. */
export interface Nfa {
  readonly start: NfaState;
  readonly readers: readonly Reader[];
  /** The distinct sets of characters. */
  readonly sets: readonly string[];
  /** The class of each ASCII character. No set distinguishes the characters of one class; no set contains those of class 0. */
  readonly classOf: Uint8Array;
  readonly classes: number;
  /** The matrix of sets (rows) and classes (columns): 1 if the set contains the class. */
  readonly has: Uint8Array;
}

/** The limit of readers: enough for any grammar that people write. */
const MOST_READERS = 20_000;

/**
 * Returns the digits of a set's escapes, `"%" hex hex` (RFC 1738 §5): groups of first digits, each with the second digits that can follow,
 * which depend on the first where octets are left out.
 */
export function escapeDigits({
  without,
}: Pick<CharacterSet, "without">): readonly (readonly [firsts: string, seconds: string])[] {
  // Most sets leave out none, and escapes stand at many places of a grammar.
  if (without.length === 0) return [[hex.characters, hex.characters]];
  const firstsOf = new Map<string, string>();
  for (const first of hex.characters) {
    const seconds = [...hex.characters].filter((second) => !without.includes(Number(`0x${first}${second}`))).join("");
    if (seconds !== "") firstsOf.set(seconds, (firstsOf.get(seconds) ?? "") + first);
  }
  return [...firstsOf].map(([seconds, firsts]) => [firsts, seconds]);
}

class Builder {
  readonly readers: Reader[] = [];
  readonly sets = new Map<string, number>();
  readonly #tagging: Tagging;
  #optionals = 0;
  #owner: Owner | undefined;
  /** The items of the innermost list around. */
  #items: Items | undefined;
  #line: Line | undefined;

  constructor(tagging: Tagging, line: Line | undefined) {
    this.#tagging = tagging;
    this.#line = line;
  }

  #read(characters: string, node: Node, next: NfaState): Reader {
    const set = this.sets.get(characters) ?? this.sets.size;
    this.sets.set(characters, set);
    const reader: Reader = {
      kind: "reader",
      index: this.readers.length,
      set,
      node,
      owner: this.#owner,
      line: this.#line,
      next,
      followers: undefined,
      seen: 0,
    };
    if (this.readers.push(reader) > MOST_READERS) throw new RangeError("The grammar is too large.");
    return reader;
  }

  /** Reads `"%" hex hex`. */
  #escape(set: CharacterSet, next: NfaState): NfaState {
    const ways: NfaState[] = [];
    for (const [firsts, seconds] of escapeDigits(set))
      ways.push(this.#read(firsts, hex, this.#read(seconds, hex, next)));
    return this.#read("%", set, { kind: "fork", ways });
  }

  #set(set: CharacterSet, next: NfaState): NfaState {
    if (!set.escapes) return this.#read(set.characters, set, next);
    const escape = this.#escape(set, next);
    return set.characters === "" ? escape : { kind: "fork", ways: [this.#read(set.characters, set, next), escape] };
  }

  #element(element: ElementNode, next: NfaState): NfaState {
    const [owner, line, around] = [this.#owner, this.#line, this.#items];
    const numbers = this.#tagging(element, owner !== undefined);
    if (element.kind === "list") this.#items = listItems(element, around);
    const facts =
      element.kind === "list"
        ? { path: this.#items?.path ?? "" }
        : { ...element.options, path: pathOf(element, around) };
    // Options that a component may lack are `undefined`, so that its owner inherits none.
    this.#owner = { section: undefined, hint: undefined, ...facts, component: owner?.component ?? element.name };
    let state = next;
    for (const number of numbers) state = { kind: "tag", tag: 2 * number + 1, line, next: state };
    state = this.build(element.kind === "list" ? ruleOf(element) : element.item, state);
    for (const number of numbers) state = { kind: "tag", tag: 2 * number, line, next: state };
    [this.#owner, this.#items] = [owner, around];
    return state;
  }

  #optional(item: Node, next: NfaState): NfaState {
    const optional = this.#optionals++;
    const inside = this.build(item, { kind: "gate", of: optional, isEntry: false, next });
    const there: NfaState = { kind: "gate", of: optional, isEntry: true, next: inside };
    // Most texts leave out a part that ends with a literal, like the user in `[ user "@" ] host`.
    return endsWithMark(item)
      ? { kind: "fork", ways: [next, there], isSwapped: true }
      : { kind: "fork", ways: [there, next] };
  }

  #repeat(item: Node, least: 0 | 1, next: NfaState): NfaState {
    const again: Fork = { kind: "fork", ways: [] };
    const once = this.build(item, again);
    again.ways.push(once, next);
    return least === 0 ? again : once;
  }

  #rule(rule: Rule, next: NfaState): NfaState {
    const line = this.#line;
    this.#line = line && [...line, rule.name];
    const inside = this.build(rule.item, next);
    this.#line = line;
    return this.#owner === undefined || canBeEmpty(rule) ? inside : { kind: "fork", ways: [inside], rule };
  }

  #sequence(items: readonly Node[], next: NfaState): NfaState {
    let state = next;
    for (let index = items.length - 1; index >= 0; index--) state = this.build(items[index] as Node, state);
    return state;
  }

  #choice(items: readonly Node[], next: NfaState): NfaState {
    const ways: NfaState[] = [];
    for (let index = items.length - 1; index >= 0; index--) ways.push(this.build(items[index] as Node, next));
    return { kind: "fork", ways: ways.reverse() };
  }

  /** Builds the state that reads a node and continues with `next`. Works from right to left. */
  build(node: Node, next: NfaState): NfaState {
    switch (node.kind) {
      case "literal": {
        let state = next;
        for (const characters of [...charactersOf(node)].reverse()) state = this.#read(characters, node, state);
        return state;
      }
      case "set":
        return this.#set(node, next);
      case "sequence":
        return this.#sequence(node.items, next);
      case "choice":
        return this.#choice(node.items, next);
      case "optional":
        return this.#optional(node.item, next);
      case "repeat":
        return this.#repeat(node.item, node.least, next);
      case "rule":
        return this.#rule(node, next);
      case "component":
      case "list":
        return this.#element(node, next);
    }
  }
}

/** Partitions the characters: those that no set distinguishes share a class. Class 0 has the characters that are in no set. */
function classesOf(
  sets: readonly string[],
): Pick<Nfa, "classOf" | "classes"> & { readonly members: readonly string[] } {
  // Each set may take new numbers for all classes, of which only 128 are ever in use.
  const split = new Int32Array(128);
  let count = 1;
  for (const set of sets) {
    const first = count;
    const moved: number[] = [];
    for (let index = 0; index < set.length; index++) {
      const code = set.charCodeAt(index);
      const from = split[code] as number;
      // A set may name a character twice.
      if (from < first) split[code] = moved[from] ??= count++;
    }
  }
  const numbers = [0];
  const members = [""];
  const classOf = new Uint8Array(128);
  for (let code = 0; code < 128; code++) {
    const group = split[code] as number;
    classOf[code] = numbers[group] ??= members.push(String.fromCharCode(code)) - 1;
  }
  return { classOf, classes: members.length, members };
}

/**
 * Makes the automaton of a grammar.
 *
 * @param line - The line that has the grammar as its right side, if lines are wanted.
 * @param others - Further sets of characters that classes must distinguish.
 * @throws RangeError - For a grammar that is too large.
 */
export function nfaOf(node: Node, tagging: Tagging, line?: Line, others: readonly string[] = []): Nfa {
  const builder = new Builder(tagging, line);
  const start = builder.build(node, { kind: "end", seen: 0 });
  const sets = [...builder.sets.keys()];
  const { classOf, classes, members } = classesOf([...sets, ...others]);
  const has = new Uint8Array(sets.length * classes);
  for (const [row, set] of sets.entries())
    for (let column = 1; column < classes; column++)
      if (set.includes(members[column] as string)) has[row * classes + column] = 1;
  return { start, readers: builder.readers, sets, classOf, classes, has };
}
