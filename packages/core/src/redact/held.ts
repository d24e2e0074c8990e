import { createQueue } from "./queue.ts";

/** The part of a text that has come, but is not released yet. */
export interface Held {
  readonly push: (piece: string) => void;
  /** Releases what stands before an offset in the text. */
  readonly take: (to: number) => string;
}

/** Makes one that is empty. Pieces are never joined, since that would cost more the shorter they are. */
export function createHeld(): Held {
  const pieces = createQueue<string>();
  /** The offset of what is held, and that of its first piece. */
  let position = 0;
  let start = 0;

  return {
    push: (piece) => {
      if (piece !== "") pieces.push(piece);
    },
    take: (to) => {
      let taken = "";
      for (let piece = pieces.first(); piece !== undefined && position < to; piece = pieces.first()) {
        const end = Math.min(to, start + piece.length);
        taken += piece.slice(position - start, end - start);
        position = end;
        if (end < start + piece.length) break;
        start = end;
        pieces.shift();
      }
      return taken;
    },
  };
}
