import type { MimeBody } from "./letters.ts";
import { type LineUnit, LineUnits } from "./line-units.ts";
import { OffsetMap } from "./offset-map.ts";

/** The marks of quoted text at the beginning of a line, and the blank of a stuffed line. */
const STUFFED = /^(>*) ?/;

/** The end of a line that continues in the next one. */
const SOFT_BREAK = / \r?\n$/;

/** The line before a signature, which does not continue in the next one. */
const SIGNATURE = /^>* ?-- \r?\n$/;

/**
 * Joins the lines that `format=flowed` has broken (RFC 3676), and keeps track of their original offsets. Removes the marks of
 * quoted text at the beginning of continuation lines; with `DelSp`, also the line break and the blank before it, which otherwise
 * stay in the text as mere white space.
 */
export class Flowed {
  readonly offsets = new OffsetMap();
  readonly #lines = new LineUnits();
  #isDelSp = false;
  #isFlowed = false;
  /** The quote depth of the previous line, if it continues in this one; and its line break, if that may have to be removed. */
  #depth: number | undefined;
  #gap = "";

  /** Takes text of one body, and returns the result as far as it is known. */
  push(text: string, { format, delSp }: MimeBody): string {
    const ended = this.#isFlowed && format !== "flowed" ? this.end() : "";
    this.#isFlowed = format === "flowed";
    this.#isDelSp = delSp === true;
    if (!this.#isFlowed) return ended + this.#copy(text);
    let joined = ended;
    for (const unit of this.#lines.push(text)) joined += this.#line(unit);
    return joined;
  }

  /** Returns the rest. */
  end(): string {
    let rest = "";
    for (const unit of this.#lines.end()) rest += this.#line(unit);
    this.#depth = undefined;
    const gap = this.#gap;
    this.#gap = "";
    return rest + this.#copy(gap);
  }

  #line({ text, isStart }: LineUnit): string {
    const [stuffed, marks = ""] = isStart ? (STUFFED.exec(text) as RegExpExecArray) : [""];
    const goesOn = isStart && this.#depth === marks.length;
    const gap = this.#gap;
    if (isStart) this.#depth = marks.length;
    const rest = goesOn ? text.slice(stuffed.length) : text;
    const softBreak = isStart && SIGNATURE.test(text) ? undefined : SOFT_BREAK.exec(rest)?.[0];
    if (text.endsWith("\n") && softBreak === undefined) this.#depth = undefined;
    this.#gap = this.#isDelSp ? (softBreak ?? "") : "";
    const kept = rest.slice(0, rest.length - this.#gap.length);
    if (!goesOn) return this.#copy(gap + kept);
    this.offsets.replace(gap.length + stuffed.length, 0);
    return this.#copy(kept);
  }

  #copy(text: string): string {
    this.offsets.copy(text.length);
    return text;
  }
}
