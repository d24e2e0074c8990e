import { useState } from "preact/hooks";
import type { Piece } from "./pieces.ts";

/** The number of the chosen piece, and how to choose another. */
export interface Choice {
  readonly chosen: number;
  readonly choose: (order: number) => void;
}

/** Keeps the chosen piece of a text; after the text has changed, it is the wrong piece, or else the last piece of a component. */
export function useChoice(text: string, pieces: readonly Piece[]): Choice {
  const [choice, setChoice] = useState({ text, order: -1 });
  const last = pieces.findLastIndex(({ path }) => path !== undefined);
  const wrong = pieces.findIndex(({ isWrong }) => isWrong);
  const first = wrong < 0 ? Math.max(0, last) : wrong;
  const isKept = choice.text === text && pieces[choice.order] !== undefined;
  return { chosen: isKept ? choice.order : first, choose: (order) => setChoice({ text, order }) };
}
