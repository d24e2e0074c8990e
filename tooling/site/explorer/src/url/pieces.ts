import { spans, type Piece as UrlPiece } from "@url1738/core/define";
import { definitionOf, registryFor } from "../known.ts";

/** A piece of the text as the ruler shows it: of one span, and all of it right or all of it wrong. */
export interface Piece extends UrlPiece {
  readonly text: string;
  readonly isWrong: boolean;
}

/** The part at fault; of a text that ends too early, what follows its end. */
export interface Fault {
  readonly index?: number;
  readonly end?: number;
}

/** The spans of a text, by the grammar of its scheme; of another scheme, by the generic one. */
function spansOf(text: string): readonly UrlPiece[] {
  return spans(definitionOf(text) ?? registryFor(true), text);
}

/** Cuts a text into its pieces: where a span ends, and around what is wrong. */
export function piecesOf(text: string, fault: Fault = {}, all = spansOf(text)): readonly Piece[] {
  const { index = -1, end = index } = fault;
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
