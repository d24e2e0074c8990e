import type { Piece } from "./pieces.ts";

/** The number of characters in a line of the ruler, unless one piece alone has more. */
const WIDTH = 72;

/** A piece, with its number among all pieces. */
export interface Numbered {
  readonly piece: Piece;
  readonly order: number;
}

/** Breaks the pieces of a long text into the lines of the ruler. A short piece takes as much space as two characters. */
export function linesOfPieces(pieces: readonly Piece[]): readonly (readonly Numbered[])[] {
  const lines: Numbered[][] = [[]];
  let width = 0;
  for (const [order, piece] of pieces.entries()) {
    const own = Math.max(2, piece.text.length);
    if (width > 0 && width + own > WIDTH) {
      lines.push([]);
      width = 0;
    }
    lines.at(-1)?.push({ piece, order });
    width += own;
  }
  return lines;
}
