import type { Hint } from "@url1738/core/define";
import type { Expectation } from "@url1738/core/inside/automaton/expectation";
import { numberText, type OwnerText, type TableText } from "@url1738/core/inside/automaton/table";
import { numberIn } from "../automaton/program.ts";
import type { Layout } from "./layout.ts";

const SPACE = 0x20;
const TILDE = 0x7e;

/** A table as generated code holds it, with the hints that its numbers refer to. */
export interface EncodedTable {
  readonly text: TableText;
  readonly hints: readonly Hint[];
}

function ownerOf({ path = "", section = "", hints, components }: Expectation, numbers: Map<Hint, number>): OwnerText {
  const ofHints = hints.map((hint) => numberIn(numbers, hint));
  if (ofHints.length > 0) return [path, section, [...components], ofHints];
  return components.size === 1 && components.has(path) ? [path, section] : [path, section, [...components]];
}

/** Returns the most frequent cell other than a space. */
function usualOf(cells: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const cell of cells) if (cell !== " ") counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const [usual] = [...counts].reduce((left, right) => (right[1] > left[1] ? right : left), [" ", 0]);
  return usual;
}

/** Encodes the next rows. Classes with the fewest unusual cells come last, since usual cells at the end of a row are omitted. */
function encodeCells(next: Layout["next"]): { readonly classes: string; readonly cells: string } {
  const column = (code: number) => next.map((row) => (row[code] === undefined ? " " : numberText(row[code]))).join("");
  const codes = Array.from({ length: TILDE - SPACE + 1 }, (_, index) => SPACE + index);
  const dead = " ".repeat(next.length);
  const columns = [...new Set(codes.map(column))].filter((column) => column !== dead);
  const usual = next.map((_, row) => usualOf(columns.map((column) => column[row] as string)));
  const unusual = new Map(
    columns.map((column) => [column, [...column].filter((cell, row) => cell !== usual[row]).length]),
  );
  columns.sort((left, right) => (unusual.get(right) as number) - (unusual.get(left) as number));
  const rows = usual.map((most, row) => {
    const cells = columns.map((column) => (column[row] === most ? "#" : column[row])).join("");
    return most + cells.replace(/#+$/, "");
  });
  return {
    classes: codes.map((code) => numberText(columns.indexOf(column(code)) + 1)).join(""),
    cells: rows.join("!"),
  };
}

/** Writes a layout as a table. */
export function encodeTable({ states, next, entered, flagged, ends }: Layout): EncodedTable {
  const { classes, cells } = encodeCells(next);
  const hints = new Map<Hint, number>();
  const terms = new Map<string, number>();
  const owners = new Map<string, number>();
  const heads = states.map(({ expectation }, row) => {
    const expected = expectation.expected.map((term) => numberIn(terms, term));
    const owner = JSON.stringify(ownerOf(expectation, hints));
    return [(ends[row] ?? -1) + 1, numberIn(owners, owner), ...expected].map(numberText).join("");
  });
  const text: TableText = [
    classes,
    cells,
    entered.map(({ to }) => numberText(to)).join(""),
    flagged,
    heads.join(" "),
    [...terms.keys()],
    [...owners.keys()].map((owner) => JSON.parse(owner)),
  ];
  return { text, hints: [...hints.keys()] };
}

/** Returns a table without the owners and terms of its rows, for code that only asks which characters can follow. */
export function bareTable([classes, cells, entered, flagged, heads]: TableText): TableText {
  return [classes, cells, entered, flagged, heads.replace(/(\S)\S+/g, "$1"), [], []];
}
