import type { Node } from "../grammar/nodes.ts";
import type { Site } from "./absent.ts";
import { positionsOf, type ReadingGraph, readingGraph, TooLarge } from "./reading-graph.ts";
import { type Exit, type Position, type Told, together } from "./ways.ts";

/**
 * Whether a text of a grammar can have two values, decided for all texts at once: two readings of one text are followed side by side.
 * As long as what one tells of a component begins what the other tells, only the rest is remembered. The readings are followed only
 * where both can reach the end of one text.
 */

/** A text, and two values that it can have: for each component that differs, what each reading tells of it. */
export interface TwoReadings {
  readonly text: string;
  readonly values: readonly { readonly name: string; readonly one: string; readonly other: string }[];
}

/** What one reading has told of a component and the other has not yet. */
type Lead = Readonly<Record<string, { readonly isFirst: boolean; readonly text: string }>>;

/** A place in both readings; without positions, the start. */
interface Pair {
  readonly one: Position | undefined;
  readonly other: Position | undefined;
  /** The representatives that both read. */
  readonly read: readonly string[];
}

/** Two readings of the beginning of a text. */
interface Readings {
  readonly pair: Pair;
  /** `undefined` once they differ for good. */
  readonly lead: Lead | undefined;
  readonly before: Readings | undefined;
  readonly character: string;
  readonly toldByOne: Told;
  readonly toldByOther: Told;
}

/** A step of both readings, by characters that both can read. */
interface Step {
  readonly to: Pair;
  readonly toldByOne: Told;
  readonly toldByOther: Told;
}

/** More steps than any grammar that people write has. */
const MOST_STEPS = 1_000_000;

/** How many leads are followed at one place: of two that differ, one at least makes the values differ. */
const MOST_LEADS = 16;

/** In the order in which they read best. */
const CHARACTERS = [
  ..."abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-._/:;,=&?@+!*'()$%",
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
];

/** Two characters of each kind, as far as they are there: the grammar and what it tells do not know the others from them. */
function representatives(graph: ReadingGraph): readonly string[] {
  const sets = [...new Set(positionsOf(graph).map(({ characters }) => characters))];
  const ways = [graph.start, graph.empty, ...graph.next.values(), ...graph.exits.values()].flat();
  const told = new Set(ways.flatMap((way) => Object.values(way.told)).join(""));
  const counts = new Map<string, number>();
  return [...new Set(CHARACTERS)].filter((character) => {
    const kind = sets.map((set) => (set.includes(character) ? 1 : 0)).join("") + (told.has(character) ? character : "");
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= 2;
  });
}

/** The pairs that have been met, each once, and what both of its positions read. */
class Pairs {
  readonly #characters: readonly string[];
  readonly #ids = new Map<Position | undefined, number>([[undefined, 0]]);
  readonly #sets = new Map<string, Map<string, readonly string[]>>();
  readonly #pairs = new Map<number, Pair>();

  constructor(graph: ReadingGraph) {
    this.#characters = representatives(graph);
    for (const position of positionsOf(graph)) this.#ids.set(position, this.#ids.size);
  }

  of(one: Position | undefined, other: Position | undefined): Pair {
    const key = (this.#ids.get(one) as number) * this.#ids.size + (this.#ids.get(other) as number);
    const pair = this.#pairs.get(key) ?? { one, other, read: this.#common(one?.characters, other?.characters) };
    this.#pairs.set(key, pair);
    return pair;
  }

  /** The representatives in two sets of characters. */
  #common(one = "", other = ""): readonly string[] {
    const known = this.#sets.get(one) ?? new Map<string, readonly string[]>();
    this.#sets.set(one, known);
    const common = known.get(other) ?? this.#characters.filter((each) => one.includes(each) && other.includes(each));
    known.set(other, common);
    return common;
  }
}

class Search {
  readonly #graph: ReadingGraph;
  readonly #pairs: Pairs;
  readonly #steps = new Map<Pair, readonly Step[]>();

  constructor(graph: ReadingGraph) {
    this.#graph = graph;
    this.#pairs = new Pairs(graph);
  }

  #ways(position: Position | undefined) {
    return position === undefined ? this.#graph.start : (this.#graph.next.get(position) ?? []);
  }

  #exits(position: Position | undefined): readonly Exit[] {
    return position === undefined ? this.#graph.empty : (this.#graph.exits.get(position) ?? []);
  }

  /** All steps from where two readings can come to where both can go on to the end of a text. */
  #explore(): ReadonlyMap<Pair, readonly Step[]> {
    const first = this.#pairs.of(undefined, undefined);
    const found = new Set([first]);
    const before = new Map<Pair, Pair[]>();
    let count = 0;
    for (const pair of found) {
      const steps: Step[] = [];
      for (const { to: one, told: toldByOne } of this.#ways(pair.one))
        for (const { to: other, told: toldByOther } of this.#ways(pair.other)) {
          if (++count > MOST_STEPS) throw new TooLarge();
          const to = this.#pairs.of(one, other);
          if (to.read.length === 0) continue;
          steps.push({ to, toldByOne, toldByOther });
          const known = before.get(to);
          if (known === undefined) before.set(to, [pair]);
          else known.push(pair);
          found.add(to);
        }
      this.#steps.set(pair, steps);
    }
    const ends = [...found].filter(({ one, other }) => this.#exits(one).length > 0 && this.#exits(other).length > 0);
    const alive = new Set(ends);
    for (const pair of alive) for (const previous of before.get(pair) ?? []) alive.add(previous);
    return new Map([...alive].map((pair) => [pair, (this.#steps.get(pair) ?? []).filter(({ to }) => alive.has(to))]));
  }

  /** The shortest text with two values. */
  run(): TwoReadings | undefined {
    const steps = this.#explore();
    const pair = this.#pairs.of(undefined, undefined);
    const first: Readings = { pair, lead: {}, before: undefined, character: "", toldByOne: {}, toldByOther: {} };
    const seen = new Map<Pair, Set<string>>();
    const waiting = [first];
    for (const readings of waiting) {
      const found = this.#ended(readings);
      if (found !== undefined) return found;
      for (const step of steps.get(readings.pair) ?? []) {
        for (const next of this.#stepped(readings, step)) {
          const leads = seen.get(next.pair) ?? new Set();
          seen.set(next.pair, leads);
          const key = JSON.stringify(next.lead) ?? "";
          if (leads.has(key) || leads.size >= MOST_LEADS) continue;
          leads.add(key);
          waiting.push(next);
        }
      }
    }
    return undefined;
  }

  *#stepped(before: Readings, { to, toldByOne, toldByOther }: Step): Generator<Readings> {
    const lead = after(before.lead, toldByOne, toldByOther);
    const { one, other } = to;
    const name = one?.name;
    const isAlike = one?.isTold === other?.isTold && (!one?.isTold || (name === other?.name && isEven(lead, name)));
    for (const character of to.read) {
      const [first, second] = [own(one, character), own(other, character)];
      yield {
        pair: to,
        lead: isAlike ? lead : after(lead, first, second),
        before,
        character,
        toldByOne: together(toldByOne, first),
        toldByOther: together(toldByOther, second),
      };
      if (isAlike) return;
    }
  }

  #ended(readings: Readings): TwoReadings | undefined {
    const { one, other } = readings.pair;
    for (const first of this.#exits(one))
      for (const second of this.#exits(other)) {
        const lead = after(readings.lead, first.told, second.told);
        if (lead === undefined || Object.keys(lead).length > 0) return told(readings, first, second);
      }
    return undefined;
  }
}

/** What the character of a position tells. */
const own = (position: Position | undefined, character: string): Told =>
  position?.isTold && position.name !== undefined ? { [position.name]: character } : {};

const isEven = (lead: Lead | undefined, name: string | undefined) =>
  lead === undefined || (name !== undefined && lead[name] === undefined);

/** The lead after both readings have told something more. */
function after(lead: Lead | undefined, toldByOne: Told, toldByOther: Told): Lead | undefined {
  if (lead === undefined) return undefined;
  const next: Record<string, { readonly isFirst: boolean; readonly text: string }> = { ...lead };
  for (const name of new Set([...Object.keys(toldByOne), ...Object.keys(toldByOther)])) {
    const had = lead[name];
    const one = (had?.isFirst ? had.text : "") + (toldByOne[name] ?? "");
    const other = (had !== undefined && !had.isFirst ? had.text : "") + (toldByOther[name] ?? "");
    const isFirst = one.length > other.length;
    const [long, short] = isFirst ? [one, other] : [other, one];
    if (!long.startsWith(short)) return undefined;
    if (long === short) delete next[name];
    else next[name] = { isFirst, text: long.slice(short.length) };
  }
  return next;
}

/** A value as a person reads it. */
const shown = (value = "undefined") => value.replaceAll(/, (?=[\]}]|$)/g, "");

/** The text of two readings that have ended, and how they differ. */
function told(readings: Readings, first: Exit, second: Exit): TwoReadings {
  let text = "";
  let [one, other] = [first.told, second.told];
  for (let each: Readings | undefined = readings; each !== undefined; each = each.before) {
    text = each.character + text;
    one = together(each.toldByOne, one);
    other = together(each.toldByOther, other);
  }
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]);
  return { text, values: names.map((name) => ({ name, one: shown(one[name]), other: shown(other[name]) })) };
}

/**
 * Finds the shortest text of a grammar that has two values.
 *
 * @throws {@link TooLarge} - For a grammar that is too large to be looked through.
 */
export function twoReadings(node: Node, site: Site): TwoReadings | undefined {
  return new Search(readingGraph(node, site)).run();
}
