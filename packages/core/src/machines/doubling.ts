import type { Node } from "../grammar/nodes.ts";
import { positionsOf, type ReadingGraph, readingGraph, TooLarge } from "./reading-graph.ts";
import type { Position } from "./ways.ts";

/**
 * Whether the ways to read a text can double with each repetition, so that a reader that tries them all needs exponential time: two
 * ways lead from one position back to it, by the same characters.
 */

/** What can be repeated, and in which component. */
export interface Doubling {
  readonly component: string | undefined;
  readonly text: string;
}

/** More steps than any grammar that people write has. */
const MOST_STEPS = 400_000;

/** The positions to which there are ways from each, and how many. */
type Ways = ReadonlyMap<Position, ReadonlyMap<Position, number>>;

function waysOf({ next }: ReadingGraph): Ways {
  const countsOf = (ways: ReturnType<typeof next.get> = []) => {
    const counts = new Map<Position, number>();
    for (const { to, count } of ways) counts.set(to, (counts.get(to) ?? 0) + count);
    return counts;
  };
  return new Map([...next].map(([position, ways]) => [position, countsOf(ways)]));
}

/** A walk by two readings of one text. */
interface Walk {
  readonly one: Position;
  readonly other: Position;
  /** Whether they have gone different ways. */
  readonly isSplit: boolean;
  readonly text: string;
}

/** A character that two positions read. */
function common(one: Position, other: Position): string | undefined {
  return one === other ? one.characters[0] : [...one.characters].find((each) => other.characters.includes(each));
}

/** The positions to which one leads, itself only if it can be come back to. */
function reachableFrom(ways: Ways, from: Position): ReadonlySet<Position> {
  const found = new Set(ways.get(from)?.keys() ?? []);
  for (const position of found) for (const next of ways.get(position)?.keys() ?? []) found.add(next);
  return found;
}

class Search {
  readonly #ways: Ways;
  readonly #reachable = new Map<Position, ReadonlySet<Position>>();
  #steps = 0;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  #leads(from: Position, to: Position): boolean {
    const known = this.#reachable.get(from) ?? reachableFrom(this.#ways, from);
    this.#reachable.set(from, known);
    return known.has(to);
  }

  /** The shortest text by which two ways lead from a position back to it. */
  from(home: Position): string | undefined {
    if (!this.#leads(home, home)) return undefined;
    const seen = new Map<Position, Set<string>>();
    const ids = new Map<Position, number>();
    const idOf = (position: Position) => {
      const id = ids.get(position) ?? ids.size;
      ids.set(position, id);
      return id;
    };
    const waiting: Walk[] = [{ one: home, other: home, isSplit: false, text: "" }];
    for (const { one, other, isSplit, text } of waiting)
      for (const [first, count] of this.#ways.get(one) ?? [])
        for (const second of (this.#ways.get(other) ?? new Map<Position, number>()).keys()) {
          if (++this.#steps > MOST_STEPS) throw new TooLarge();
          const character = common(first, second);
          if (character === undefined || !this.#leads(first, home) || !this.#leads(second, home)) continue;
          const splits = isSplit || first !== second || (one === other && count > 1);
          if (splits && first === home && second === home) return text + character;
          const known = seen.get(first) ?? new Set();
          seen.set(first, known);
          const key = `${idOf(second)} ${splits}`;
          if (known.has(key)) continue;
          known.add(key);
          waiting.push({ one: first, other: second, isSplit: splits, text: text + character });
        }
    return undefined;
  }
}

/**
 * Finds what can be repeated so that the ways to read it double.
 *
 * @throws {@link TooLarge} - For a grammar that is too large to be looked through.
 */
export function doubling(node: Node): Doubling | undefined {
  const graph = readingGraph(node, { defaultPort: undefined });
  const search = new Search(waysOf(graph));
  for (const position of positionsOf(graph)) {
    const text = search.from(position);
    // It ends with the character of the position, with which it also begins.
    if (text !== undefined) return { component: position.name, text: text.slice(-1) + text.slice(0, -1) };
  }
  return undefined;
}
