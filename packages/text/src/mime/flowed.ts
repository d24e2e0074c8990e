import type { MimeBody } from "./letters.ts";
import { LineUnits, type Unit } from "./line-units.ts";
import { OffsetMap } from "./offset-map.ts";

/** The marks of quoted text at the beginning of a line, and the blank that is put before some lines. */
const STUFFED = /^(>*) ?/;

/** How a line ends that goes on in the next one. */
const SOFT_BREAK = / \r?\n$/;

/** What stands before a signature, and does not go on. */
const SIGNATURE = /^>* ?-- \r?\n$/;

/**
 * Joins the lines that `format=flowed` has broken (RFC 3676), and knows where everything stood: takes away the marks of quoted text at the
 * beginning of lines that go on; with `DelSp`, also the line break and the blank before it. Without `DelSp` these are part of the
 * text and nothing but white space.
 */
export class Flowed {
  readonly offsets = new OffsetMap();
  readonly #lines = new LineUnits();
  #isDelSp = false;
  #isFlowed = false;
  /** How deep the line before is quoted, if it goes on in this one; and its break, if that may have to be taken away. */
  #depth: number | undefined;
  #gap = "";

  /** Takes text of one body, and gives what is known of it. */
  push(text: string, { format, delSp }: MimeBody): string {
    const ended = this.#isFlowed && format !== "flowed" ? this.end() : "";
    this.#isFlowed = format === "flowed";
    this.#isDelSp = delSp === true;
    if (!this.#isFlowed) return ended + this.#copy(text);
    let joined = ended;
    for (const unit of this.#lines.push(text)) joined += this.#line(unit);
    return joined;
  }

  /** Gives the rest. */
  end(): string {
    let rest = "";
    for (const unit of this.#lines.end()) rest += this.#line(unit);
    this.#depth = undefined;
    return rest + this.#keepGap();
  }

  #line({ text, isStart }: Unit): string {
    const [stuffed, marks = ""] = isStart ? (STUFFED.exec(text) as RegExpExecArray) : [""];
    const goesOn = isStart && this.#depth === marks.length;
    const before = goesOn ? this.#dropGap() : this.#keepGap();
    if (goesOn) this.offsets.replace(stuffed.length, 0);
    if (isStart) this.#depth = marks.length;
    const rest = goesOn ? text.slice(stuffed.length) : text;
    const softBreak = isStart && SIGNATURE.test(text) ? undefined : SOFT_BREAK.exec(rest)?.[0];
    if (text.endsWith("\n") && softBreak === undefined) this.#depth = undefined;
    this.#gap = this.#isDelSp ? (softBreak ?? "") : "";
    return before + this.#copy(rest.slice(0, rest.length - this.#gap.length));
  }

  #copy(text: string): string {
    this.offsets.copy(text.length);
    return text;
  }

  #keepGap(): string {
    const gap = this.#gap;
    this.#gap = "";
    return this.#copy(gap);
  }

  #dropGap(): string {
    this.offsets.replace(this.#gap.length, 0);
    this.#gap = "";
    return "";
  }
}
