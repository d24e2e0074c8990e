import { spans, type Piece as UrlPiece } from "@url1738/lint";
import { definitionOf, registryFor } from "../known.ts";

/** A piece of the text that the ruler shows: part of one span, either all right or all wrong. */
export interface Piece extends UrlPiece {
  readonly text: string;
  readonly isWrong: boolean;
}

/** The part with the error; for a text that ends too early, its end. */
export interface RuleError {
  readonly index?: number;
  readonly end?: number;
}

/** Returns the spans of a text, by the grammar of its scheme, or by the generic one for other schemes. */
function spansOf(text: string): readonly UrlPiece[] {
  return spans(definitionOf(text) ?? registryFor(true), text);
}

/** Cuts a text into pieces: at the end of each span, and around the part that is wrong. */
export function piecesOf(text: string, error: RuleError = {}, all = spansOf(text)): readonly Piece[] {
  const { index = -1, end = index } = error;
  return all.flatMap((span) => {
    const cuts = [index, end].filter((cut) => cut > span.index && cut < span.end);
    const starts = [span.index, ...new Set(cuts)];
    return starts.map((start, order) => {
      const stop = starts[order + 1] ?? span.end;
      const isWrong = start < stop && start >= index && stop <= end;
      return { ...span, index: start, end: stop, text: text.slice(start, stop), isWrong };
    });
  });
}

/** Neighbouring pieces of the same component, all right or all wrong. */
export interface Run {
  readonly path: string | undefined;
  readonly isWrong: boolean;
  /** The pieces, with their numbers among all pieces. */
  readonly numbered: { readonly piece: Piece; readonly order: number }[];
}

/** Joins neighbouring pieces of the same component. */
export function runsOf(pieces: readonly Piece[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [order, piece] of pieces.entries()) {
    const { path, isWrong } = piece;
    const last = runs.at(-1);
    if (last !== undefined && last.path === path && last.isWrong === isWrong) last.numbered.push({ piece, order });
    else runs.push({ path, isWrong, numbered: [{ piece, order }] });
  }
  return runs;
}
