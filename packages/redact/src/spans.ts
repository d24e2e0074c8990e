/**
 * A part of a text, in UTF-16 offsets.
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

/** Adds a span to others that are in order and apart, and keeps them so; quick where few of the others begin later. */
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
