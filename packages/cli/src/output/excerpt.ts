import { cellsOf, columnsOf, fittingCells, spellCells } from "./cells.ts";
import { isPrintableAscii } from "./visible.ts";
import type { Shown } from "./without-secrets.ts";

/** The columns to show of a URL, and those to keep for the text from the error on, if it is that long. */
const TOTAL = 74;
const AFTER = 28;

const ELLIPSIS = "…";

/** The visible part of a text around a span, and the columns that it takes. */
interface Excerpt {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  readonly columnsBefore: number;
  readonly columns: number;
}

/** Returns the excerpt of a text whose visible part is printable ASCII: each character takes one column. */
function excerptOfAscii({ text, index, end }: Shown): Excerpt {
  const following = Math.min(TOTAL, text.length - index);
  const preceding = Math.min(index, TOTAL - Math.min(AFTER, following));
  const stop = index + Math.min(following, TOTAL - preceding);
  const markedEnd = Math.min(end, stop);
  const before = (index > preceding ? ELLIPSIS : "") + text.slice(index - preceding, index);
  return {
    before,
    marked: text.slice(index, markedEnd),
    after: text.slice(markedEnd, stop) + (stop < text.length ? ELLIPSIS : ""),
    columnsBefore: before.length,
    columns: markedEnd - index,
  };
}

/** Returns the excerpt of a text around a span. */
export function excerptOf(shown: Shown): Excerpt {
  const { text, index, end } = shown;
  if (isPrintableAscii(text.slice(Math.max(0, index - TOTAL), index + TOTAL))) return excerptOfAscii(shown);
  const following = cellsOf(text, index, index + TOTAL);
  const preceding = [...cellsOf(text, index - TOTAL, index)].reverse();
  const before = [...fittingCells(preceding, TOTAL - columnsOf(fittingCells(following, AFTER)))].reverse();
  const after = fittingCells(following, TOTAL - columnsOf(before));
  const split = after.findIndex((cell) => cell.index >= end);
  const [marked, rest] = split < 0 ? [after, []] : [after.slice(0, split), after.slice(split)];
  const head = (before[0]?.index ?? index) > 0 ? ELLIPSIS : "";
  const tail = (after.at(-1)?.end ?? index) < text.length ? ELLIPSIS : "";
  return {
    before: head + spellCells(before),
    marked: spellCells(marked),
    after: spellCells(rest) + tail,
    columnsBefore: head.length + columnsOf(before),
    columns: columnsOf(marked),
  };
}
