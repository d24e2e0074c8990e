import { createQueue } from "./queue.ts";

/**
 * A stretch of a text, as UTF-16 offsets.
 *
 * @public
 */
export interface Span {
  /** Where it begins. */
  readonly index: number;
  /** The offset after it. */
  readonly end: number;
}

/** Takes the place of a secret. */
export type Found = (index: number, end: number) => void;

/** Stretches in order, apart from one another: those that overlap or touch are one. */
export interface Stretches {
  /** Adds one; quick where few of the others begin later. */
  readonly add: Found;
  /** Adds all of others, and takes them out there. */
  readonly take: (others: Stretches) => void;
  /** The first; nothing where there is none. */
  readonly first: () => Span | undefined;
  /** Takes the first out. */
  readonly shift: () => Span | undefined;
  /** Takes all out. */
  readonly clear: () => void;
}

/** Makes an empty set of them. */
export function createStretches(): Stretches {
  const known = createQueue<Span>();

  /** Takes out those that end at an offset or later; the last comes first. */
  function popFrom(index: number): Span[] {
    const popped: Span[] = [];
    for (let last = known.last(); last !== undefined && last.end >= index; last = known.last()) {
      popped.push(last);
      known.pop();
    }
    return popped;
  }

  function add(index: number, end: number): void {
    const later: Span[] = [];
    const joined = { index, end };
    for (const stretch of popFrom(index)) {
      if (stretch.index > end) {
        later.push(stretch);
      } else {
        joined.index = Math.min(joined.index, stretch.index);
        joined.end = Math.max(joined.end, stretch.end);
      }
    }
    known.push(joined);
    for (const stretch of later.reverse()) known.push(stretch);
  }

  function take(others: Stretches): void {
    const all = popFrom(others.first()?.index ?? Number.POSITIVE_INFINITY);
    for (let next = others.shift(); next !== undefined; next = others.shift()) all.push(next);
    for (const { index, end } of all.sort((one, other) => one.index - other.index)) add(index, end);
  }

  return { add, take, first: known.first, shift: known.shift, clear: known.clear };
}
