import type { NameKind, SecretNames } from "./secret-name.ts";
import { isShown, looksSecret } from "./shown-values.ts";
import { type Finder, type Found, LONGEST_SECRET, NOWHERE } from "./spans.ts";

/** Match what divides the cells of a line, one row a kind of table: CSV, those that programs draw, and columns that blanks align. */
const DELIMITERS = ["(\t)", "(,)(?! )", "(;)(?! )", "((?<![\t ])[\t ]*[|│┃][\t ]*)", "( {2,})"].map(
  (one) => new RegExp(one),
);

/** A line that names columns has none of these; the name of a column; and what such a line begins with, as few others do. */
const NAMES_NONE = /[=:{}()<>@/\\?!]/;
const NAME = /^(["'`]?)[\p{L}_][\p{L}\p{N}_.-]{0,40}(?: [\p{L}\p{N}_]{1,20}){0,2}\1$/u;
const FIRST_NAME = /[\s|│┃]*[^\s,;|│┃=:{}()<>@/\\?!]+(?: [^\s,;|│┃]+){0,2}(?:[,;]|\s*[\t|│┃]| {2})/y;
/** A line between rows, and what stands before the first cell and after the last one. */
const RULE = /^[\s|+:=─-╿-]+$/;
const BEGINNING = /^[\s|│┃]*/;
const END = /[\s|│┃]/;
/** A cell in quotation marks may have delimiters. */
const QUOTED = /"[^"]*"/g;

interface Table {
  readonly delimiter: RegExp;
  /** The kinds of the secrets in its columns. */
  readonly kinds: readonly (NameKind | undefined)[];
}

/** Leaves out what stands after the last cell of a line. */
function withoutEnd(line: string): string {
  let end = line.length;
  while (end > 0 && END.test(line.charAt(end - 1))) end--;
  return line.slice(0, end);
}

const plain = (cell: string) => "x".repeat(cell.length);

/** Tells whether the line that begins at an offset may name the columns of a table. */
export function mayNameColumns(text: string, index: number): boolean {
  FIRST_NAME.lastIndex = index;
  return FIRST_NAME.test(text);
}

/** Reads the names of columns in a line; `undefined` if no column has secrets. */
export function tableOf(whole: string, names: SecretNames): Table | undefined {
  const line = mayNameColumns(whole, 0) && !NAMES_NONE.test(whole) ? withoutEnd(whole) : "";
  if (line.length < 5 || line.length > 400) return undefined;
  for (const delimiter of DELIMITERS) {
    const cells = line.replace(BEGINNING, "").split(delimiter);
    if (cells.length < 3) continue;
    const columns = cells.filter((_, index) => index % 2 === 0);
    if (!columns.every((name) => NAME.test(name))) return undefined;
    const kinds = columns.map((name) => names.kindOf(name));
    return kinds.some((kind) => kind !== undefined) ? { delimiter, kinds } : undefined;
  }
  return undefined;
}

/** Finds secrets in tables: a line names the columns, and the lines after it, with as many cells, have the values. */
export class TableFinder implements Finder {
  readonly sign = "names";
  readonly #found: Found;
  readonly #names: SecretNames;
  #table: Table | undefined;
  /** The current line, as far as it may matter, and its offset. */
  #line = "";
  #index = 0;
  #position = 0;

  constructor(found: Found, names: SecretNames) {
    this.#found = found;
    this.#names = names;
  }

  read(piece: string): void {
    for (let from = 0; from < piece.length; ) {
      const to = piece.indexOf("\n", from) + 1 || piece.length;
      if (this.#line.length <= LONGEST_SECRET) this.#line += piece.slice(from, to);
      this.#position += to - from;
      from = to;
      if (piece[to - 1] === "\n") this.#readLine();
    }
  }

  skip({ length }: string): void {
    this.#position += length;
    this.#index = this.#position;
  }

  end(last = ""): void {
    this.read(last);
    this.#readLine();
  }

  earliest(): number {
    return this.#table !== undefined && this.#line !== "" && this.#line.length <= LONGEST_SECRET
      ? this.#index
      : NOWHERE;
  }

  isSettled(): boolean {
    return this.#table === undefined && this.#line === "";
  }

  #readLine(): void {
    const line = this.#line;
    const row = this.#table && line.length <= LONGEST_SECRET ? withoutEnd(line) : "";
    if (!(this.#table && row !== "" && (RULE.test(row) || this.#readRow(row, this.#table))))
      this.#table = tableOf(line, this.#names);
    this.#line = "";
    this.#index = this.#position;
  }

  /** Reads a row of a table; tells whether it is one. */
  #readRow(line: string, { delimiter, kinds }: Table): boolean {
    const [beginning = ""] = BEGINNING.exec(line) ?? [];
    const parts = line.slice(beginning.length).replace(QUOTED, plain).split(delimiter);
    if (parts.length !== 2 * kinds.length - 1) return false;
    let index = this.#index + beginning.length;
    for (const [place, part] of parts.entries()) {
      const kind = place % 2 === 0 ? kinds[place / 2] : undefined;
      const start = index - this.#index;
      const [, mark = "", text = ""] = /^(["'`]?)(.*)\1$/.exec(line.slice(start, start + part.length)) ?? [];
      if (kind !== undefined && this.#isSecret(text, kind, beginning !== "", mark)) {
        const from = index + mark.length;
        this.#found(from, from + text.length, "assignments");
      }
      index += part.length;
    }
    return true;
  }

  /** @param isDrawn - True if the table has lines around it, as those in documents, whose cells may have any words. */
  #isSecret(text: string, kind: NameKind, isDrawn: boolean, mark: string): boolean {
    if ((mark === "" && /\s/.test(text)) || isShown(text, kind)) return false;
    return (kind === "password" && !(isDrawn && /^[A-Za-z`]+$/.test(text))) || looksSecret(text, kind);
  }
}
