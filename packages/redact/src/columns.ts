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

/** Placeholders of values that come after the statement, and what stands before these, and before and after each. */
const PLACEHOLDER = /(?:\?|%s|[$:]\d{1,2})(?=[\s,;)"']|$)/y;
const BOUND =
  /[^\r\n]{0,300}?(?:\r?\n[^\r\n]{0,120}?)?(?:[[(]\s?(?=["'])|(?:param|arg|bind)\w{0,8}["']?[:=]\s?[[({]{0,2}|["';],?\s[[(]?(?=["']))/iy;
const BOUND_UNFINISHED = /[^\r\n]{0,400}(?:\r?\n[^\r\n]{0,400})?$/y;
const BOUND_ITEM = /[,\s]{0,8}(?:\$\d{1,2} = )?/y;
const BOUND_VALUE = /[^\s,()[\]"']{1,200}(?=\([A-Z])|/y;
const BOUND_END = /[,\r\n]|$/g;
const STATEMENT = /\b(?:select|update|delete)\b/i;

/** Reads the value that is bound to a placeholder, as in `SET password = ? WHERE id = ?` and then `["x", 7]`. */
export function readBound(search: Matcher, place: number, kind: NameKind, add: Found): number | undefined {
  const placeholder = search.at(PLACEHOLDER, place)?.[0];
  const before = search.text.slice(Math.max(0, place - 256), place).split(STATEMENT);
  if (!placeholder || before.length < 2) return undefined;
  const number = Number(placeholder.slice(1)) || (before.at(-1)?.match(/\?|%s/g)?.length ?? 0) + 1;
  readBoundRow(search, place + placeholder.length, [...Array(number - 1), kind], add);
  return place + placeholder.length;
}

function readBoundRow(search: Matcher, place: number, kinds: readonly (NameKind | undefined)[], add: Found): void {
  search.at(BOUND_UNFINISHED, place);
  const opening = search.at(BOUND, place);
  if (!opening) return;
  let next = place + opening[0].length;
  for (const kind of kinds) {
    next += search.at(BOUND_ITEM, next)?.[0].length ?? 0;
    const quoted = quotedAt(search, next);
    const end = next + (search.at(BOUND_VALUE, next)?.[0].length ?? 0);
    const value = quoted ?? { index: next, end, after: end };
    if (kind && value.end > value.index && !isShown(search.text.slice(value.index, value.end), kind))
      add(value.index, value.end, "assignments");
    next = search.next(BOUND_END, value.after);
  }
}

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
  const bound: (NameKind | undefined)[] = [];
  for (const kind of kinds) {
    const opening = search.at(ITEM, next);
    if (!opening) break;
    const index = next + opening[0].length;
    const value = quotedAt(search, index);
    if (value && kind && !isShown(search.text.slice(value.index, value.end), kind))
      add(value.index, value.end, "assignments");
    if (search.at(PLACEHOLDER, index)) bound.push(kind);
    next = value?.after ?? index + (search.at(BARE, index)?.[0].length ?? 0);
  }
  if (bound.some(Boolean)) readBoundRow(search, next, bound, add);
  return next;
}
