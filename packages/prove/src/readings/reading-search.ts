import type { ElementNode, Node } from "@url1738/core/define";
import { componentsOf } from "@url1738/core/grammar";
import { Automaton } from "@url1738/core/inside/automaton/automaton";
import type { End, Nfa, NfaState, Reader } from "@url1738/core/inside/automaton/nfa";
import { absentText, type Defaults } from "@url1738/core/inside/grammar/walk";
import { factored } from "./factored.ts";
import { CHARACTERS, NO_ITEMS, shownText } from "./reading-texts.ts";

/**
 * Finds a text that two readings turn into different values, by following two readings of all texts side by side. As long as one reading's
 * text of a component is a prefix of the other's, only the rest is remembered.
 */

/** A text, and the two values of each component that its readings disagree on. */
export interface TwoReadings {
  readonly text: string;
  readonly values: readonly { readonly name: string; readonly one: string; readonly other: string }[];
}

/** A way that reads nothing, and the elements that begin on it. */
interface Way {
  readonly to: Reader | End;
  readonly begun: readonly number[];
}

/** The text by which one reading of an element is ahead of the other. */
interface Ahead {
  readonly isFirst: boolean;
  readonly text: string;
  /** True if the element has not begun in the other reading. */
  readonly isAlone: boolean;
}

/** The differences between two readings so far, by the number of the element; `undefined` once they differ for good. */
type Lead = ReadonlyMap<number, Ahead> | undefined;

/** Two readings of the beginning of a text. */
interface Readings {
  readonly pair: number;
  readonly lead: Lead;
  readonly before: Readings | undefined;
  readonly character: string;
  readonly ways: readonly [one: Way, other: Way] | undefined;
}

/** The limit of steps of two readings: about a second's work, and more than any grammar that people write needs. */
const MOST_STEPS = 2_000_000;

/** The number of leads to follow at one place. If two leads differ, at least one of them makes the values differ. */
const MOST_LEADS = 16;

/** The number of ways to one place to follow, if they give elements different texts: two represent all. */
const MOST_WAYS = 2;

export class Search {
  readonly #elements: readonly ElementNode[];
  readonly #absent: readonly (string | undefined)[];
  readonly #nfa: Nfa;
  /** The ways on after each reader, by its index; the last entry is for the start. */
  readonly #ways: readonly (readonly Way[])[];
  /** For each pair of sets, up to two characters of each class that both contain. */
  readonly #common = new Map<number, readonly string[]>();
  readonly #names: readonly string[];

  constructor(node: Node, defaults: Defaults) {
    this.#elements = componentsOf(node);
    this.#names = this.#elements.map(({ name }) => name);
    this.#absent = this.#elements.map((element) => {
      const text = absentText(element, defaults);
      return text === "" && element.kind === "list" && element.place === "between" ? NO_ITEMS : text;
    });
    const tagging = ({ name }: ElementNode, isInList: boolean) => (isInList ? [] : [this.#names.indexOf(name)]);
    const others = [...new Set(this.#absent.join(""))];
    this.#nfa = new Automaton(factored(node), { tagging, others }).nfa;
    this.#ways = [...this.#nfa.readers.map(({ next }) => this.#waysFrom(next)), this.#waysFrom(this.#nfa.start)];
  }

  /** Finds all ways to go on, preferred or not. An empty element does not count as begun if its absence means the empty text. */
  #waysFrom(from: NfaState): readonly Way[] {
    const waysFrom: Way[] = [];
    const seen = new Map<NfaState, string[]>();
    const stack: { readonly state: NfaState; readonly begun: readonly number[] }[] = [{ state: from, begun: [] }];
    for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
      const { state, begun } = item;
      const keys = seen.get(state) ?? [];
      const key = begun.join();
      if (keys.length === MOST_WAYS || keys.includes(key)) continue;
      seen.set(state, [...keys, key]);
      if (state.kind === "reader" || state.kind === "end") waysFrom.push({ to: state, begun });
      else if (state.kind === "fork") {
        const ways = state.isSwapped ? state.ways : [...state.ways].reverse();
        stack.push(...ways.map((way) => ({ state: way, begun })));
      } else if (state.kind === "gate") stack.push({ state: state.next, begun });
      else stack.push({ state: state.next, begun: this.#afterTag(begun, state.tag) });
    }
    return waysFrom;
  }

  #afterTag(begun: readonly number[], tag: number): readonly number[] {
    const element = tag >> 1;
    if (tag % 2 === 0) return [...begun, element].sort((left, right) => left - right);
    return this.#absent[element] === "" ? begun.filter((begunElement) => begunElement !== element) : begun;
  }

  #commonTo(left: Reader, right: Reader): readonly string[] {
    const { sets, classOf } = this.#nfa;
    const key = Math.min(left.set, right.set) * sets.length + Math.max(left.set, right.set);
    const cached = this.#common.get(key);
    if (cached !== undefined) return cached;
    const [first = "", second = ""] = [sets[left.set], sets[right.set]];
    const counts: number[] = [];
    const common = CHARACTERS.filter((character) => {
      if (!first.includes(character) || !second.includes(character)) return false;
      const classIndex = classOf[character.charCodeAt(0)] as number;
      counts[classIndex] = (counts[classIndex] ?? 0) + 1;
      return counts[classIndex] <= 2;
    });
    this.#common.set(key, common);
    return common;
  }

  #pairOf(left: number, right: number): number {
    return left * this.#ways.length + right;
  }

  #halvesOf(pair: number): readonly [one: number, other: number] {
    return [Math.floor(pair / this.#ways.length), pair % this.#ways.length];
  }

  get #start(): number {
    return this.#pairOf(this.#ways.length - 1, this.#ways.length - 1);
  }

  /** Returns the same number for a pair and for its reverse. */
  #unordered(left: number, right: number): number {
    return left < right ? this.#pairOf(left, right) : this.#pairOf(right, left);
  }

  /** Finds the pairs, in either order, that two readings of one text can reach, and from which both can reach the end together. */
  #alive(): ReadonlySet<number> {
    const pairs = new Set([this.#start]);
    const steps: number[] = [];
    const ends: number[] = [];
    for (const pair of pairs) {
      const [left, right] = this.#halvesOf(pair);
      for (const { to: first } of this.#ways[left] ?? [])
        for (const { to: second } of this.#ways[right] ?? []) {
          if (first.kind === "end" && second.kind === "end") ends.push(pair);
          if (first.kind === "end" || second.kind === "end" || this.#commonTo(first, second).length === 0) continue;
          const next = this.#unordered(first.index, second.index);
          pairs.add(next);
          if (steps.push(pair, next) > 2 * MOST_STEPS) throw new RangeError();
        }
    }
    const alive = new Set(ends);
    for (let count = 0; count < alive.size; ) {
      count = alive.size;
      for (let step = steps.length - 2; step >= 0; step -= 2)
        if (alive.has(steps[step + 1] as number)) alive.add(steps[step] as number);
    }
    return alive;
  }

  /** Returns the number of the element that receives the character read by a way; -1 for none. */
  #elementOf({ to }: Way): number {
    return to.kind === "end" || to.owner === undefined ? -1 : this.#names.indexOf(to.owner.component);
  }

  /** Returns the lead after both readings have taken their ways, before they read a character. */
  #leadAfterWays(lead: Lead, ways: readonly [one: Way, other: Way]): Lead {
    if (lead === undefined || ways.every(({ begun }) => begun.length === 0)) return lead;
    const next = new Map(lead);
    for (const [which, { begun }] of ways.entries())
      for (const element of begun) {
        const had = next.get(element);
        if (had === undefined) next.set(element, { isFirst: which === 0, text: "", isAlone: true });
        else if (had.text === "") next.delete(element);
        else next.set(element, { ...had, isAlone: false });
      }
    return next;
  }

  /** Returns the lead after one reading has given a character to an element. */
  #leadAfterCharacter(lead: Lead, isFirst: boolean, element: number, character: string): Lead {
    if (lead === undefined || element < 0) return lead;
    const next = new Map(lead);
    const had = next.get(element);
    if (had === undefined) next.set(element, { isFirst, text: character, isAlone: false });
    else if (had.isFirst === isFirst) next.set(element, { ...had, text: had.text + character });
    else if (!had.text.startsWith(character)) return undefined;
    else if (had.text.length > 1) next.set(element, { ...had, text: had.text.slice(1) });
    else next.delete(element);
    return next;
  }

  /** Tells whether two readings that end with a lead give different values. */
  #differ(lead: Lead): boolean {
    if (lead === undefined) return true;
    return [...lead].some(([element, { text, isAlone }]) => !isAlone || text !== this.#absent[element]);
  }

  /** Follows both readings by one character, or to the end. */
  *#steps(before: Readings, isWanted: (pair: number) => boolean): Generator<Readings> {
    const [left, right] = this.#halvesOf(before.pair);
    for (const first of this.#ways[left] ?? [])
      for (const second of this.#ways[right] ?? []) {
        const ways = [first, second] as const;
        if (first.to.kind === "end" || second.to.kind === "end") {
          const lead = this.#leadAfterWays(before.lead, ways);
          if (first.to.kind === second.to.kind) yield { pair: -1, lead, before, character: "", ways };
          continue;
        }
        const pair = this.#pairOf(first.to.index, second.to.index);
        if (!isWanted(pair)) continue;
        const begun = this.#leadAfterWays(before.lead, ways);
        const [toFirst, toSecond] = [this.#elementOf(first), this.#elementOf(second)];
        // If both give the character to the same element, any character will do.
        const isAlike = begun === undefined || (toFirst === toSecond && !begun.has(toFirst));
        for (const character of this.#commonTo(first.to, second.to)) {
          const afterFirst = isAlike ? begun : this.#leadAfterCharacter(begun, true, toFirst, character);
          yield {
            pair,
            lead: isAlike ? afterFirst : this.#leadAfterCharacter(afterFirst, false, toSecond, character),
            before,
            character,
            ways,
          };
          if (isAlike) break;
        }
      }
  }

  /** Finds the shortest text that has two values. */
  run(): TwoReadings | undefined {
    const alive = this.#alive();
    const seen = new Map<number, Set<string>>();
    const waiting: Readings[] = [
      { pair: this.#start, lead: new Map(), before: undefined, character: "", ways: undefined },
    ];
    const isWanted = (pair: number) =>
      alive.has(this.#unordered(...this.#halvesOf(pair))) && (seen.get(pair)?.size ?? 0) < MOST_LEADS;
    for (const readings of waiting)
      for (const next of this.#steps(readings, isWanted)) {
        if (next.pair < 0) {
          if (this.#differ(next.lead)) return this.#found(next);
          continue;
        }
        const leads = seen.get(next.pair) ?? new Set();
        seen.set(next.pair, leads);
        const key =
          next.lead === undefined || next.lead.size === 0 ? String(next.lead?.size) : JSON.stringify([...next.lead]);
        if (leads.has(key)) continue;
        leads.add(key);
        waiting.push(next);
      }
    return undefined;
  }

  /** Converts two readings that have ended into their text and values. */
  #found(ended: Readings): TwoReadings {
    const path: Readings[] = [];
    for (let each: Readings | undefined = ended; each !== undefined; each = each.before) path.unshift(each);
    const textsOf = (which: 0 | 1): readonly (string | undefined)[] => {
      const texts: (string | undefined)[] = this.#elements.map(() => undefined);
      for (const { ways, character } of path) {
        if (ways === undefined) continue;
        for (const element of ways[which].begun) texts[element] = "";
        const elementNumber = this.#elementOf(ways[which]);
        if (elementNumber >= 0) texts[elementNumber] = (texts[elementNumber] ?? "") + character;
      }
      return texts;
    };
    const [left, right] = [textsOf(0), textsOf(1)];
    const values = this.#elements.map((element, at) => {
      const shown = (text: string | undefined) => shownText(element, text ?? this.#absent[at]);
      return { name: element.name, one: shown(left[at]), other: shown(right[at]) };
    });
    return {
      text: path.map(({ character }) => character).join(""),
      values: values.filter((value) => value.one !== value.other),
    };
  }
}
