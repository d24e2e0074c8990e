/** Ways through a grammar, and what each of them tells of the value: how they are joined, and which of them are the same. */

/** What a reading tells of the value: pieces of text, by the component that they are told of. */
export type Told = Readonly<Record<string, string>>;

/** A place of the grammar that reads one character. */
export interface Position {
  readonly characters: string;
  /** The component, or outermost list, in which it stands. */
  readonly name: string | undefined;
  /** Whether the character is part of the value: a separator is not. */
  readonly isTold: boolean;
}

/** A way to a position; it reads nothing on the way. */
export interface Way {
  readonly to: Position;
  readonly told: Told;
  /** How many there are that tell the same; 2 stands for more. */
  readonly count: number;
}

/** A way to the end of a text. */
export type Exit = Omit<Way, "to">;

/** Of ways that lead to the same place and tell different things, two stand for all. */
const MOST_TOLD = 2;

/** What two pieces of a reading tell, one after the other. */
export function together(one: Told, other: Told): Told {
  const told: Record<string, string> = { ...one };
  for (const [name, text] of Object.entries(other)) told[name] = (told[name] ?? "") + text;
  return told;
}

/** Whether two readings tell the same. */
export const isSame = (one: Told, other: Told) => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};

/** What a reading tells that has read nothing of the value. */
export const nothing: Told = {};

const limited = (count: number) => Math.min(count, 2);

/** Adds an exit to others: to that which tells the same, if there is one. */
function addTo<W extends Exit>(known: W[], exit: W): void {
  const at = known.findIndex(({ told }) => isSame(exit.told, told));
  const same = known[at];
  if (same !== undefined) known[at] = { ...same, count: limited(same.count + exit.count) };
  else if (known.length < MOST_TOLD) known.push(exit);
}

/** The same exits, those that tell the same as one. */
export function mergedExits(exits: readonly Exit[]): readonly Exit[] {
  const known: Exit[] = [];
  for (const exit of exits) addTo(known, exit);
  return known;
}

/** The same ways, those that lead to the same place and tell the same as one. */
export function mergedWays(ways: readonly Way[]): readonly Way[] {
  const known = new Map<Position, Way[]>();
  for (const way of ways) {
    const alike = known.get(way.to) ?? [];
    known.set(way.to, alike);
    addTo(alike, way);
  }
  return [...known.values()].flat();
}

/** The same ways, of which each also tells something before or after what it tells already. */
export function telling<W extends Exit>(before: Told, ways: readonly W[], after: Told): readonly W[] {
  return ways.map((way) => ({ ...way, told: together(together(before, way.told), after) }));
}

/** Each of some ways with each of some exits, before or after it. */
export function crossed<W extends Exit>(
  before: readonly Exit[],
  ways: readonly W[],
  after: readonly Exit[],
): readonly W[] {
  return before.flatMap((one) =>
    after.flatMap((other) =>
      telling(one.told, ways, other.told).map((way) => ({
        ...way,
        count: limited(way.count * one.count * other.count),
      })),
    ),
  );
}

/** The one way that reads nothing and tells nothing. */
export const once: readonly Exit[] = [{ told: nothing, count: 1 }];
