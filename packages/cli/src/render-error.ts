import type { Stretch, UrlError } from "@url1738/core";
import picocolors from "picocolors";
import type { Colours } from "./colours.ts";
import { hidePassword } from "./passwords.ts";
import { columnsOf, printable, printableCell } from "./printable.ts";

/** How many columns of a URL are shown, and how many of them from the place of the error on, if there are so many. */
const TOTAL = 76;
const AFTER = 28;

const ELLIPSIS = "…";

/**
 * How an error is rendered.
 *
 * @public
 */
export interface Rendering {
  /** Whether the colours of a terminal are used; not without it. */
  readonly colour?: boolean;
  /** Where the input came from, in words. */
  readonly origin?: string | undefined;
}

interface Cell extends Stretch {
  readonly shown: string;
  readonly columns: number;
}

/** An offset, or the one before it where it would cut a character in two. */
function boundary(text: string, index: number): number {
  return index > 0 && (text.codePointAt(index - 1) ?? 0) > 0xffff ? index - 1 : index;
}

/** The characters of a part of a text as a terminal shows them. */
function cellsOf(text: string, from: number, to: number): readonly Cell[] {
  let index = boundary(text, Math.max(0, from));
  return [...text.slice(index, boundary(text, to))].map((character) => {
    const shown = printableCell(character);
    const end = index + character.length;
    const cell = { shown, columns: columnsOf(shown), index, end };
    index = end;
    return cell;
  });
}

const width = (cells: readonly Cell[]) => cells.reduce((sum, { columns }) => sum + columns, 0);

const spell = (cells: readonly Cell[]) => cells.map(({ shown }) => shown).join("");

/** As many of the cells as fit, from the first on. */
function fitting(cells: readonly Cell[], columns: number): readonly Cell[] {
  let used = 0;
  let count = 0;
  for (const cell of cells) {
    used += cell.columns;
    if (used > columns) break;
    count += 1;
  }
  return cells.slice(0, count);
}

/** The text around a place, and the mark under it. */
function excerpt(source: string, place: Stretch, colour: Colours): readonly [line: string, mark: string] {
  const { text, index, end } = hidePassword(source, place);
  const following = cellsOf(text, index, index + TOTAL);
  const preceding = [...cellsOf(text, index - TOTAL, index)].reverse();
  const before = [...fitting(preceding, TOTAL - width(fitting(following, AFTER)))].reverse();
  const after = fitting(following, TOTAL - width(before));
  const split = after.findIndex((cell) => cell.index >= end);
  const [fault, rest] = split < 0 ? [after, []] : [after.slice(0, split), after.slice(split)];
  const head = (before[0]?.index ?? index) > 0 ? ELLIPSIS : "";
  const tail = (after.at(-1)?.end ?? index) < text.length ? ELLIPSIS : "";
  return [
    head + spell(before) + colour.red(spell(fault)) + spell(rest) + tail,
    " ".repeat(head.length + width(before)) + colour.red("^".repeat(Math.max(1, width(fault)))),
  ];
}

/**
 * Renders an error for people: the message; where the error has a place, the URL with a mark under it; the section of the RFC;
 * the hint. A long URL is shown around the place, what cannot be printed is escaped, and no password is shown.
 *
 * @param error - The error.
 * @param source - The text that `error.index` counts in; `undefined` where it cannot be shown.
 * @param rendering - How to render it.
 * @returns Some lines, each with its line end.
 * @public
 */
export function renderError(error: UrlError, source: string | undefined, rendering: Rendering = {}): string {
  const colour = picocolors.createColors(rendering.colour === true);
  const lines = [`${colour.bold(colour.red("error:"))} ${printable(error.message)}`];
  if (source !== undefined && error.index !== undefined) {
    const index = Math.min(Math.max(0, error.index), source.length);
    const end = Math.min(Math.max(index, error.end ?? index), source.length);
    for (const line of excerpt(source, { index, end }, colour)) lines.push(`  ${line}`);
  }
  if (error.section !== undefined) lines.push(`  ${colour.dim(`RFC 1738, section ${printable(error.section)}`)}`);
  if (rendering.origin !== undefined) lines.push(`  ${colour.dim(rendering.origin)}`);
  if (error.hint !== undefined) lines.push(`  ${colour.cyan("hint:")} ${printable(error.hint)}`);
  return `${lines.join("\n")}\n`;
}
