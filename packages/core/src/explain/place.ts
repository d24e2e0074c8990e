import type { Place } from "../grammar/nodes.ts";

/** The place at an offset of a text. */
export function placeAt(text: string, index: number): Place {
  const [found = ""] = text.slice(index, index + 2);
  return { text, index, found };
}

/** The fields of an error that tell of a place. */
export function placeFields({ index, found }: Place) {
  return { index, end: index + found.length, found: found.codePointAt(0) };
}
