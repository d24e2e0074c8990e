import type { Component, List, Node } from "../grammar/nodes.ts";
import { isElement } from "../grammar/walk.ts";
import type { Line } from "../machines/automaton.ts";
import { derivation, lineOfEmpty } from "../machines/derivation.ts";
import { piecePlaces, piecesOf } from "../machines/piece-places.ts";
import { itemTexts } from "../machines/reader.ts";
import type { SpanSheet } from "./span-sheet.ts";

/**
 * Writes down the spans of one component's text.
 *
 * @param text - The text, by itself.
 * @param index - Where it begins in the URL.
 * @param component - The name of the component; inside a list, of the list.
 * @param path - Where its meaning stands in the value.
 */
type ElementWriter = (sheet: SpanSheet, text: string, index: number, component: string, path: string) => void;

function componentWriter({ item }: Component, line: Line): ElementWriter {
  let linesIn: ReturnType<typeof derivation> | undefined;
  let empty: Line | undefined;
  return (sheet, text, index, component, path) => {
    if (text === "") {
      empty ??= lineOfEmpty(item, line);
      return sheet.add(index, index, component, path, empty);
    }
    linesIn ??= derivation(item, line);
    // It has been read, so it derives from the rule.
    const lines = linesIn(text) as readonly Line[];
    for (let start = 0, end = 0; start < text.length; start = end) {
      const one = lines[start] as Line;
      while (end < text.length && lines[end] === one) end++;
      sheet.add(index + start, index + end, component, path, one);
    }
  };
}

function listWriter(list: List, line: Line): ElementWriter {
  const { item, place } = list;
  const write = isElement(item) ? elementWriter(item, line) : objectWriter(item, line);
  return (sheet, text, index, component, path) => {
    const items = itemTexts(list, text);
    if (items.length === 0) return sheet.add(index, index, component, path, line);
    let start = index;
    for (const [number, one] of items.entries()) {
      if (place === "before" || (place === "between" && number > 0)) sheet.addMark(start, ++start, component, line);
      write(sheet, one, start, component, `${path}[${number}]`);
      start += one.length;
      if (place === "after") sheet.addMark(start, ++start, component, line);
    }
  };
}

/** Of the items of a list that are objects. */
function objectWriter(item: Node, line: Line): ElementWriter {
  const write = spanWriter(item, line);
  return (sheet, text, index, component, path) => write(sheet, text, index, component, `${path}.`);
}

function elementWriter(element: Component | List, line: Line): ElementWriter {
  return element.kind === "list" ? listWriter(element, line) : componentWriter(element, line);
}

/**
 * Makes the function that writes down the spans of a text of a grammar.
 *
 * @param line - The line of which the grammar is the right side.
 * @returns A function of a sheet, a text that has been read, where it begins in the URL, and, of an item of a list, the list's name
 *   and what stands before the names of the item's fields in their paths.
 */
export function spanWriter(
  node: Node,
  line: Line,
): (sheet: SpanSheet, text: string, index: number, list?: string, prefix?: string) => void {
  const placesIn = piecePlaces(node);
  const pieces = piecesOf(node, line).map((piece) => ({
    ...piece,
    write: isElement(piece.node) ? elementWriter(piece.node, piece.line) : undefined,
  }));

  return (sheet, text, index, list, prefix = "") => {
    const places = placesIn(text);
    for (const [order, { node, line, write }] of pieces.entries()) {
      const place = places?.[order];
      if (place === undefined) continue;
      const [start, end] = place;
      if (!isElement(node)) sheet.addMark(index + start, index + end, list, line);
      else write?.(sheet, text.slice(start, end), index + start, list ?? node.name, prefix + node.name);
    }
  };
}
