import { type Hint, numberText, type OwnerText, type TableText } from "@url1738/core/compiled";
import { Numbering } from "./language.ts";
import type { Layout } from "./layout.ts";
import type { Label } from "./machine.ts";

const SPACE = 0x20;
const TILDE = 0x7e;

/** A table as generated code holds it, and the advice to whose numbers it refers. */
export interface EncodedTable {
  readonly text: TableText;
  readonly hints: readonly Hint[];
}

function ownerOf(
  { component = "", section = "", hints, components }: Label,
  hintNumber: (hint: Hint) => number,
): OwnerText {
  const own = [component, section, hints.map(hintNumber)] as const;
  return components.length === 1 && components[0] === component ? own : [...own, components];
}

/**
 * Writes a layout as a table.
 */
export function encodeTable({ rows, next, entered, bounds, ends, suspiciousEnd }: Layout): EncodedTable {
  const column = (code: number) => next.map((row) => (row[code] === undefined ? " " : numberText(row[code]))).join("");
  const columns = new Numbering<string>();
  const dead = " ".repeat(rows.length);
  const codes = Array.from({ length: TILDE - SPACE + 1 }, (_, index) => SPACE + index);
  for (const code of codes) if (column(code) !== dead) columns.of(column(code), () => column(code));
  const classOf = (code: number) => (column(code) === dead ? columns.all.length : columns.of(column(code), () => ""));

  const hints: Hint[] = [];
  const hintNumber = (hint: Hint) => (hints.includes(hint) ? hints.indexOf(hint) : hints.push(hint) - 1);
  const terms = new Numbering<string>();
  const expected = new Numbering<string>();
  const owners = new Numbering<OwnerText>();
  const heads = rows.map(({ label }, row) => {
    const end = ends[row];
    const set = label.expected.map((term) => numberText(terms.of(term, () => term))).join("");
    const owner = ownerOf(label, hintNumber);
    const numbers = [
      end === undefined ? 0 : end + 1,
      owners.of(JSON.stringify(owner), () => owner),
      expected.of(set, () => set),
    ];
    return numbers.map(numberText).join("");
  });
  const text: TableText = [
    codes.map((code) => numberText(classOf(code))).join(""),
    columns.all.join("").trimEnd(),
    entered.map(({ like }) => numberText(like)).join(""),
    bounds,
    heads.join(""),
    suspiciousEnd,
    expected.all.join(" "),
    terms.all,
    owners.all,
  ];
  return { text, hints };
}
