import type { Span } from "@url1738/redact";
import stringWidth from "fast-string-width";
import { visibleCell } from "./visible.ts";

/** The look of a character on a terminal. */
interface CellStyle {
  readonly shown: string;
  readonly columns: number;
}

/** The look of a character, with its span in the text. */
interface Cell extends Span, CellStyle {}

/** The known looks of characters: finding a look is slow, and most texts have few different characters. */
const looks = new Map<string, CellStyle>();

/** The most looks to remember. */
const MOST = 1_000;

function lookOf(character: string): CellStyle {
  const cached = looks.get(character);
  if (cached !== undefined) return cached;
  const shown = visibleCell(character);
  const look = { shown, columns: stringWidth(shown) };
  if (looks.size === MOST) looks.clear();
  looks.set(character, look);
  return look;
}

/** Returns an offset, or the one before it if it would cut a character in two. */
function boundary(text: string, index: number): number {
  return index > 0 && (text.codePointAt(index - 1) ?? 0) > 0xffff ? index - 1 : index;
}

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

/** Returns the number of columns that cells take together. */
export function columnsOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { columns }) => sum + columns, 0);
}

export function spellCells(cells: readonly Cell[]): string {
  return cells.map(({ shown }) => shown).join("");
}

/** Returns as many of the first cells as fit into the columns. */
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
