import type { Piece } from "./pieces.ts";

/** The hues of the tints: degrees of the circle of colours, none near the red of errors. */
const HUES = [275, 150, 85, 325, 210, 50];

/** Returns the attributes that give an element the tint of a number. */
export const tint = (number: number) => ({ "data-tint": true, style: { "--hue": HUES[number % HUES.length] } });

/** Returns the attributes for the tint that a component's characters and its rows share; none if the text has no such component. */
export function tintOf(pieces: readonly Piece[], path: string | undefined): object {
  const components = [...new Set(pieces.flatMap(({ component }) => component ?? []))];
  const index = components.indexOf(path?.replace(/[.[].*/, "") ?? "");
  return index < 0 ? {} : tint(index);
}
