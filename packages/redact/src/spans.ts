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

/**
 * The kinds of secrets, by where they are: in URLs, in header fields, in assignments such as members of JSON, in commands, and anywhere, if
 * their shape tells what they are.
 *
 * @public
 */
export type SecretKind = "urls" | "headers" | "assignments" | "commands" | "tokens";

/** All kinds of secrets. @public */
export const SECRET_KINDS: readonly SecretKind[] = ["urls", "headers", "assignments", "commands", "tokens"];

/**
 * A secret in a text.
 *
 * @public
 */
export interface Secret extends Span {
  /** The kind by which it was found; of several, the one that begins first. It is absent if an expression of the caller's matched. */
  readonly kind?: SecretKind | undefined;
  /** True if it is a value of JSON that is no string: it is replaced by one. */
  readonly isJson?: boolean | undefined;
}

/** Receives the span of a secret; `isJson` if it is a value of JSON, but no string. */
export type Found = (index: number, end: number, kind?: SecretKind, isJson?: boolean) => void;

/** A line may have secrets of URLs, words by which others are found, names among them, or tokens. */
export type Sign = "urls" | "words" | "names" | "tokens";

/** Places, in order, one or more in each line with a sign. */
export type Signs = Readonly<Record<Sign, readonly number[]>>;

/** Finds the secrets in a text that comes in pieces, wherever it is cut. */
export interface Finder {
  /** It finds something only in texts with this sign; absent if it reads all lines. */
  readonly sign?: Sign;
  read(piece: string): void;
  /** Passes over lines without a secret, if it has settled; absent if it reads all of them. */
  skip?(lines: string): void;
  /** Ends the text after a last piece. */
  end(last?: string): void;
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
export function addSpan(spans: Secret[], index: number, end: number, kind?: SecretKind, isJson?: boolean): void {
  let to = spans.length;
  while ((spans[to - 1]?.index ?? 0) > end) to--;
  let from = to;
  while ((spans[from - 1]?.end ?? -1) >= index) from--;
  const first = from < to ? spans[from] : undefined;
  const span = {
    index: Math.min(index, first?.index ?? index),
    end: Math.max(end, spans[to - 1]?.end ?? end),
    ...(first !== undefined && first.index <= index
      ? { kind: first.kind, isJson: first.isJson }
      : { kind, ...(isJson && { isJson }) }),
  };
  if (to < spans.length) {
    spans.splice(from, to - from, span);
  } else {
    spans.length = from;
    spans.push(span);
  }
}
