/**
 * A part of a text, in UTF-16 offsets.
 *
 * @public
 */
export interface Span {
  /** The offset where it begins. */
  readonly index: number;
  /** The offset after it. */
  readonly end: number;
}

/** Receives the span of a secret. */
export type Found = (index: number, end: number) => void;

/** Finds the secrets in a text that comes in pieces, wherever it is cut. */
export interface Finder {
  read(piece: string): void;
  end(): void;
  /** Returns the offset where the earliest undecided secret begins, or `NOWHERE`. */
  earliest(): number;
}

/** The offset that means that nothing is pending. */
export const NOWHERE: number = Number.POSITIVE_INFINITY;

/** Adds a span to a list and keeps its spans in order and apart; fast if few of the others begin later. */
export function addSpan(spans: Span[], index: number, end: number): void {
  const later: Span[] = [];
  const joined = { index, end };
  for (let last = spans.at(-1); last !== undefined && last.end >= index; last = spans.at(-1)) {
    spans.pop();
    if (last.index > end) {
      later.push(last);
    } else {
      joined.index = Math.min(joined.index, last.index);
      joined.end = Math.max(joined.end, last.end);
    }
  }
  spans.push(joined, ...later.reverse());
}
