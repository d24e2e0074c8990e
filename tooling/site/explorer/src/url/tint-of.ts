import type { Piece } from "./pieces.ts";

/** The number of different tints. */
const TINTS = 6;

/** Returns the tint that a component's characters and its rows share; `undefined` if the text has no such component. */
export function tintOf(pieces: readonly Piece[], path: string | undefined): number | undefined {
  const components = [...new Set(pieces.flatMap(({ component }) => component ?? []))];
  const index = components.indexOf(path?.replace(/[.[].*/, "") ?? "");
  return index < 0 ? undefined : index % TINTS;
}
