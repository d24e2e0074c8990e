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
  /** Tells, after a line end, whether the text that follows is read as if nothing came before it. */
  isSettled(): boolean;
}

/** The number of characters within which a secret must end, counted from its beginning, and again from each `@`. */
export const LONGEST_SECRET = 65_536;

/** The offset that means that nothing is pending. */
export const NOWHERE: number = Number.POSITIVE_INFINITY;

/** Adds a span to a list and keeps its spans in order and apart; fast if few of the others begin later. */
export function addSpan(spans: Span[], index: number, end: number): void {
  let to = spans.length;
  while ((spans[to - 1]?.index ?? 0) > end) to--;
  let from = to;
  while ((spans[from - 1]?.end ?? -1) >= index) from--;
  const span = {
    index: Math.min(index, spans[from]?.index ?? index),
    end: Math.max(end, spans[to - 1]?.end ?? end),
  };
  if (to < spans.length) {
    spans.splice(from, to - from, span);
  } else {
    spans.length = from;
    spans.push(span);
  }
}
