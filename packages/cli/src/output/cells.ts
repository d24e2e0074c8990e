import type { Span } from "@url1738/redact";
import stringWidth from "fast-string-width";
import { visibleCell } from "./visible.ts";

/** A character as a terminal shows it. */
interface Look {
  readonly shown: string;
  readonly columns: number;
}

/** That, with its place in the text. */
export interface Cell extends Span, Look {}

/** How characters look, which takes long to be told; most texts have few of them. */
const looks = new Map<string, Look>();

/** How many are remembered at once. */
const MOST = 1_000;

function lookOf(character: string): Look {
  const known = looks.get(character);
  if (known !== undefined) return known;
  const shown = visibleCell(character);
  const look = { shown, columns: stringWidth(shown) };
  if (looks.size === MOST) looks.clear();
  looks.set(character, look);
  return look;
}

/** An offset, or the one before it where it would cut a character in two. */
function boundary(text: string, index: number): number {
  return index > 0 && (text.codePointAt(index - 1) ?? 0) > 0xffff ? index - 1 : index;
}

/** The cells of a part of a text. */
export function cellsOf(text: string, from: number, to: number): readonly Cell[] {
  let index = boundary(text, Math.max(0, from));
  return [...text.slice(index, boundary(text, to))].map((character) => {
    const { shown, columns } = lookOf(character);
    const end = index + character.length;
    const cell = { shown, columns, index, end };
    index = end;
    return cell;
  });
}

/** How many columns cells take together. */
export function columnsOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { columns }) => sum + columns, 0);
}

/** What cells show together. */
export function spellCells(cells: readonly Cell[]): string {
  return cells.map(({ shown }) => shown).join("");
}

/** As many of the cells as fit, from the first on. */
export function fittingCells(cells: readonly Cell[], columns: number): readonly Cell[] {
  let used = 0;
  let count = 0;
  for (const cell of cells) {
    used += cell.columns;
    if (used > columns) break;
    count += 1;
  }
  return cells.slice(0, count);
}
