import { characterAfter, characterBefore } from "./boundaries.ts";

/** The marks that say what is open on a line: quotation marks, emphasis, escapes, bars of tables. */
const MARK = /["'\\\n*_|]/g;

/** A run of `*` or `_` that has opened emphasis (CommonMark §6.2, "delimiter run"). */
interface Run {
  readonly mark: string;
  readonly length: number;
  /** True if it could also close emphasis. */
  readonly isBoth: boolean;
  /** The number of its characters that nothing has closed. */
  left: number;
}

/** The number of open runs to remember: nobody nests emphasis more deeply, and looking through them takes time. */
const DEEPEST = 16;

const isSpace = (character: string) => character === "" || /\s/.test(character);
const isPunctuation = (character: string) => /[\p{P}\p{S}]/u.test(character);

/** Tells whether a run of `*` or `_` can open or close emphasis between two characters (CommonMark §6.2, rules 1 to 8). */
function flanking(
  mark: string,
  before: string,
  after: string,
): { readonly canOpen: boolean; readonly canClose: boolean } {
  const isLeft = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before));
  const isRight = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after));
  if (mark === "*") return { canOpen: isLeft, canClose: isRight };
  return {
    canOpen: isLeft && (!isRight || isPunctuation(before)),
    canClose: isRight && (!isLeft || isPunctuation(after)),
  };
}

/** Tells whether an apostrophe is the mark before a string: not inside a word, except for the letters before one in Python. */
const opensString = (text: string, at: number) =>
  !/[\p{L}\p{M}\p{N}_]$/u.test(characterBefore(text, at)) ||
  /(?:^|[\s([{,=+:])[bfru]{1,2}$/i.test(text.slice(Math.max(0, at - 3), at));

/** Follows a text, and knows which quotation mark and which emphasis are open on the line. Offsets are those of the held text. */
export class OpenMarks {
  /** The offset up to which the text has been read. */
  #at = 0;
  #quote = "";
  #hasBar = false;
  #runs: Run[] = [];
  /** The URLs that have been found since: their characters open nothing. */
  #skipped: { readonly from: number; readonly to: number }[] = [];
  /** A run of `*` or `_` that has been read, while it is not known what follows. */
  #last: { readonly mark: string; readonly before: string; length: number; to: number } | undefined;

  /** Tells whether a quotation mark is open before an offset. */
  isQuoted(text: string, before: number): boolean {
    this.readTo(text, before);
    return this.#quote !== "";
  }

  /** Tells whether a bar stands in the line before an offset. */
  hasBar(text: string, before: number): boolean {
    this.readTo(text, before);
    return this.#hasBar;
  }

  /** Tells whether a run of `*` or `_` closes emphasis that was opened before another offset. */
  closes(text: string, from: number, to: number, before: number): boolean {
    this.readTo(text, before);
    this.#settle(text);
    if (this.#runs.length === 0) return false;
    const mark = text.charAt(from);
    const { canOpen, canClose } = flanking(mark, characterBefore(text, from), characterAfter(text, to));
    return canClose && this.#openerOf(mark, to - from, canOpen) >= 0;
  }

  /** Skips a URL: its characters open nothing. */
  skip(from: number, to: number): void {
    this.#skipped.push({ from, to });
  }

  /** Reads the text up to an offset. The cost is linear, since each offset is read once; only the last line matters. */
  readTo(text: string, to: number): void {
    if (to <= this.#at) return;
    const start = this.#at + text.slice(this.#at, to).lastIndexOf("\n") + 1;
    if (start > this.#at) this.#beginLine();
    this.#at = to;
    let next = start;
    for (const { 0: mark, index } of text.slice(start, to).matchAll(MARK)) {
      const at = start + index;
      if (at < next || this.#isSkipped(at)) continue;
      if (mark === "\\") next = this.#takeEscape(text, at);
      else if (mark === "|") this.#hasBar = true;
      else if (mark === "*" || mark === "_") this.#takeRun(text, at);
      else this.#takeQuote(text, at, mark);
    }
    this.#at = Math.max(to, next);
    this.#isSkipped(this.#at);
  }

  /** Tells whether an offset, not before any that was asked for earlier, is in a URL. */
  #isSkipped(at: number): boolean {
    const past = this.#skipped.findIndex(({ to }) => to > at);
    if (past !== 0) this.#skipped.splice(0, past < 0 ? this.#skipped.length : past);
    return (this.#skipped[0]?.from ?? at + 1) <= at;
  }

  /** Forgets as many characters at the beginning of the held text. */
  shift(by: number): void {
    this.#at -= by;
    this.#skipped = this.#skipped.map(({ from, to }) => ({ from: from - by, to: to - by }));
    if (this.#last !== undefined) this.#last.to -= by;
  }

  #beginLine(): void {
    this.#quote = "";
    this.#hasBar = false;
    this.#runs = [];
    this.#last = undefined;
  }

  /** Takes a backslash; returns the offset after what it escapes. Outside a string, an escaped mark may open one. */
  #takeEscape(text: string, at: number): number {
    const next = text.charAt(at + 1);
    return at + (next === "\n" || (this.#quote === "" && (next === '"' || next === "'")) ? 1 : 2);
  }

  #takeQuote(text: string, at: number, mark: string): void {
    if (this.#quote === mark) this.#quote = "";
    else if (this.#quote === "" && (mark === '"' || opensString(text, at))) this.#quote = mark;
  }

  #takeRun(text: string, at: number): void {
    const last = this.#last;
    const mark = text.charAt(at);
    if (last?.to === at && last.mark === mark) {
      last.length++;
      last.to++;
      return;
    }
    this.#settle(text);
    this.#last = { mark, before: characterBefore(text, at), length: 1, to: at + 1 };
  }

  /** Lets the last run close what it can, and open emphasis with the rest. */
  #settle(text: string): void {
    if (this.#last === undefined) return;
    const { mark, before, length, to } = this.#last;
    this.#last = undefined;
    const { canOpen, canClose } = flanking(mark, before, characterAfter(text, to));
    let left = length;
    while (canClose && left > 0) {
      const opener = this.#openerOf(mark, length, canOpen);
      if (opener < 0) break;
      left -= this.#close(opener, left);
    }
    if (!canOpen || left === 0) return;
    if (this.#runs.length === DEEPEST) this.#runs.shift();
    this.#runs.push({ mark, length, isBoth: canClose, left });
  }

  /** Closes emphasis with as many characters as both runs have; returns their number. */
  #close(opener: number, most: number): number {
    const run = this.#runs[opener] as Run;
    const closed = Math.min(run.left, most);
    run.left -= closed;
    this.#runs.length = run.left === 0 ? opener : opener + 1;
    return closed;
  }

  /** Returns the index of the run that a run closes; -1 if there is none (CommonMark §6.2, rules 9 and 10). */
  #openerOf(mark: string, length: number, isBoth: boolean): number {
    for (let index = this.#runs.length - 1; index >= 0; index--) {
      const run = this.#runs[index] as Run;
      const isThird = (run.isBoth || isBoth) && (run.length + length) % 3 === 0 && run.length % 3 !== 0;
      if (run.mark === mark && !isThird) return index;
    }
    return -1;
  }
}
