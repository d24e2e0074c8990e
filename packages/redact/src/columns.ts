import type { Matcher } from "./matcher.ts";
import type { NameKind, SecretNames } from "./secret-name.ts";
import { isShown } from "./shown-values.ts";
import type { Found } from "./spans.ts";
import { quotedAt } from "./values.ts";

/** Statements of SQL that name columns first and give their values later. */

/** The words by which such a statement is found. */
export const INSERTS = "insert|replace|upsert";

const INTO = String.raw`\s{1,8}(?:ignore\s{1,8})?`;
const TABLE = '[\\w."`[\\]]';
const COLUMNS = new RegExp(
  String.raw`${INTO}into\s{1,8}${TABLE}{1,160}\s{0,8}\(([^()]{1,2000})\)\s{0,8}(?:output[^()]{0,200})?values\s{0,8}(?=\()`,
  "iy",
);
const UNFINISHED = new RegExp(
  String.raw`${INTO}(?:into(?:\s{1,8}${TABLE}{0,160}\s{0,8}(?:\([^()]{0,2000}(?:\)\s{0,8}\w{0,6}\s{0,8})?)?)?)?$`,
  "iy",
);
const ITEM = /[(,\s]{1,80}(?:[NEUB](?=')|_utf8\w{0,8} ?)?/y;
const BARE = /[^,()'"`]{0,400}(?:\([^()]{0,200}\)[^,()]{0,80})?/y;
const NEXT_ROW = /\s{0,8}\)\s{0,8},\s{0,8}(?=\()/y;
const ROW_UNFINISHED = /\s{0,8}(?:\)\s{0,8}(?:,\s{0,8})?)?$/y;

/** The most rows of a statement. */
const MOST_ROWS = 1000;

/** Reads the columns and rows of a statement. Returns the place after them; `undefined` if no column is secret. */
export function readRows(search: Matcher, place: number, names: SecretNames, add: Found): number | undefined {
  const opening = search.at(COLUMNS, place);
  if (!opening) {
    search.at(UNFINISHED, place);
    return undefined;
  }
  const kinds = (opening[1] as string).split(",").map((column) => names.kindOf(column.trim()));
  if (kinds.every((kind) => kind === undefined)) return undefined;
  let next = place + opening[0].length;
  for (let row = 0; row < MOST_ROWS; row++) {
    next = readRow(search, next, kinds, add);
    const further = search.at(NEXT_ROW, next);
    if (!further) {
      search.at(ROW_UNFINISHED, next);
      break;
    }
    next += further[0].length;
  }
  return next;
}

function readRow(search: Matcher, place: number, kinds: readonly (NameKind | undefined)[], add: Found): number {
  let next = place;
  for (const kind of kinds) {
    const opening = search.at(ITEM, next);
    if (!opening) break;
    const index = next + opening[0].length;
    const value = quotedAt(search, index);
    if (value && kind && !isShown(search.text.slice(value.index, value.end), kind))
      add(value.index, value.end, "assignments");
    next = value?.after ?? index + (search.at(BARE, index)?.[0].length ?? 0);
  }
  return next;
}
