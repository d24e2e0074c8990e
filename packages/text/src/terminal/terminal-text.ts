import { OffsetMap, type Origins } from "../mime/offset-map.ts";

/** Begins the target of a link (OSC 8) in a text without control sequences: no other ESC is left there. */
export const LINK = "\x1b";

/** Ends the target of a link. */
export const LINK_END = "\x9c";

const ESC = "\x1b";
const BEL = "\x07";
const PARAMETERS = `[^;${BEL}${ESC}\\n]{0,256}`;

/**
 * A control sequence (ECMA-48). A colour is SGR (`m`), the erasing (`K`) that grep writes after one, or the return to ASCII (`(B`) that
 * `tput sgr0` writes before one; `target` begins a link; `string` begins text for the terminal, such as a title.
 */
const SEQUENCE = new RegExp(
  `${ESC}(?:(?<colour>\\[[\\d;:]{0,64}m(?:${ESC}\\[0?K)?|\\(B)|(?<target>\\]8;${PARAMETERS};)|(?<string>[PX^_\\]])|\\[[0-?]{0,64}[ -/]{0,8}[@-~]|[ -/]{1,8}[0-~]|[0-~])`,
  "y",
);

/** The beginning of a sequence that may continue, at the end of a piece. */
const BEGUN = new RegExp(
  `${ESC}(?:\\[[\\d;:]{0,64}m(?:${ESC}(?:\\[0?)?)?|\\[[0-?]{0,64}[ -/]{0,8}|\\](?:8(?:;${PARAMETERS})?)?|[ -/]{0,8})$`,
  "y",
);

/** The end of a string: BEL or ST. A line end or another sequence ends one that lacks it. */
const STRING_END = new RegExp(`[${BEL}${ESC}\\n]`, "g");
const TERMINATOR = new RegExp(`${BEL}|${ESC}\\\\`, "y");

/** What the text is at present: visible, the target of a link, or a string for the terminal, which nobody sees. */
type Visibility = "text" | "target" | "string";

/**
 * Removes the control sequences of terminals from a text that arrives in pieces: colours leave nothing, a link leaves its target
 * between {@link LINK} and {@link LINK_END}, any other sequence leaves a blank.
 */
export class TerminalText implements Origins {
  readonly #offsets = new OffsetMap();
  /** The offsets in the result where colours were, in ascending order. */
  #colours: number[] = [];
  #length = 0;
  #held = "";
  #place: Visibility = "text";

  /** Takes a piece, and returns the result as far as it is known. */
  push(piece: string): string {
    if (this.#held === "" && this.#place === "text" && !piece.includes(ESC)) return this.#copy(piece);
    return this.#read(this.#held + piece, false);
  }

  /** Returns the rest. */
  finish(): string {
    return this.#read(this.#held, true) + (this.#place === "target" ? this.#endTarget(0) : "");
  }

  /** Tells whether no sequence, and nothing that one began, goes on after the pieces so far. */
  isSettled(): boolean {
    return this.#held === "" && this.#place === "text";
  }

  /** Tells whether there was a colour at one of these offsets, the last one included. */
  hasColour(from: number, to: number): boolean {
    let [low, high] = [0, this.#colours.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#colours[middle] as number) < from) low = middle + 1;
      else high = middle;
    }
    return low < this.#colours.length && (this.#colours[low] as number) <= to;
  }

  readonly beginning = (offset: number): number => this.#offsets.beginning(offset);

  readonly end = (offset: number): number => this.#offsets.end(offset);

  readonly forget = (before: number): void => {
    this.#offsets.forget(before);
    if ((this.#colours[0] ?? before) < before) this.#colours = this.#colours.filter((offset) => offset >= before);
  };

  #read(text: string, isEnd: boolean): string {
    this.#held = "";
    let result = "";
    let at = 0;
    while (at < text.length) {
      const stop = this.#stop(text, at);
      result += this.#place === "string" ? this.#drop(stop - at) : this.#copy(text.slice(at, stop));
      at = stop;
      if (at === text.length) break;
      BEGUN.lastIndex = at;
      if (!isEnd && BEGUN.test(text)) {
        this.#held = text.slice(at);
        break;
      }
      const [written, length] = this.#place === "text" ? this.#sequence(text, at) : this.#terminate(text, at);
      result += written;
      at += length;
    }
    return result;
  }

  /** Finds the next place where the text changes. */
  #stop(text: string, from: number): number {
    if (this.#place === "text") {
      const next = text.indexOf(ESC, from);
      return next < 0 ? text.length : next;
    }
    STRING_END.lastIndex = from;
    return STRING_END.exec(text)?.index ?? text.length;
  }

  /** Reads the sequence at an offset; returns its result and its length. */
  #sequence(text: string, at: number): readonly [result: string, length: number] {
    SEQUENCE.lastIndex = at;
    const match = SEQUENCE.exec(text);
    if (match === null) return [this.#replace(1, " "), 1];
    const { 0: whole, groups = {} } = match;
    if (groups.colour !== undefined) {
      if (this.#colours.at(-1) !== this.#length) this.#colours.push(this.#length);
      return [this.#replace(whole.length, ""), whole.length];
    }
    if (groups.target !== undefined) this.#place = "target";
    else if (groups.string !== undefined) this.#place = "string";
    return [this.#replace(whole.length, groups.target === undefined ? " " : ` ${LINK}`), whole.length];
  }

  /** Ends a string or a target at its terminator, or where it breaks off. */
  #terminate(text: string, at: number): readonly [result: string, length: number] {
    TERMINATOR.lastIndex = at;
    const { length } = TERMINATOR.exec(text)?.[0] ?? "";
    if (this.#place === "target") return [this.#endTarget(length), length];
    this.#place = "text";
    return [this.#drop(length), length];
  }

  #endTarget(length: number): string {
    this.#place = "text";
    return this.#replace(length, `${LINK_END} `);
  }

  #copy(text: string): string {
    this.#offsets.copy(text.length);
    this.#length += text.length;
    return text;
  }

  #replace(length: number, by: string): string {
    this.#offsets.replace(length, by.length);
    this.#length += by.length;
    return by;
  }

  #drop(length: number): string {
    return this.#replace(length, "");
  }
}
