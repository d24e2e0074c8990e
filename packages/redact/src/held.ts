import { createQueue } from "./queue.ts";

/** The part of a text that has come, but is not released yet. */
export interface Held {
  readonly push: (piece: string) => void;
  /** Releases what stands before an offset in the text. */
  readonly take: (to: number) => string;
}

/** Shorter pieces are joined to pieces of about this length, since a string of its own costs more than what it holds. */
const SHORT = 1024;

/** Makes one that is empty. Long pieces are never joined, so that the time does not grow with what is held. */
export function createHeld(): Held {
  const pieces = createQueue<string>();
  /** Short ones behind those, and their length. */
  let short: string[] = [];
  let length = 0;
  /** The offset of what is held, and that of the first piece. */
  let position = 0;
  let start = 0;

  function joinShort(): void {
    if (length === 0) return;
    pieces.push(short.length === 1 ? (short[0] as string) : short.join(""));
    short = [];
    length = 0;
  }

  function push(piece: string): void {
    if (piece.length >= SHORT) {
      joinShort();
      pieces.push(piece);
    } else {
      short.push(piece);
      length += piece.length;
      if (length >= SHORT) joinShort();
    }
  }

  function take(to: number): string {
    let taken = "";
    while (position < to) {
      if (pieces.first() === undefined) joinShort();
      const piece = pieces.first();
      if (piece === undefined) break;
      const end = Math.min(to, start + piece.length);
      taken += piece.slice(position - start, end - start);
      position = end;
      if (end === start + piece.length) {
        start = end;
        pieces.shift();
      }
    }
    return taken;
  }

  return { push, take };
}
