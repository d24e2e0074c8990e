import { fromOctets } from "./from-octets.ts";
import { WholeLines } from "./whole-lines.ts";

const CARRIAGE_RETURN = 0x0d;

/** Splits the chunks of a stream into lines, wherever the chunks are cut. A line ends at LF or CRLF. */
export class LineSplitter {
  readonly #longest: number;
  readonly #whole: WholeLines;
  /** Complete lines, and how much of them has been taken out. */
  #text = "";
  #position = 0;
  #count: number;

  /**
   * @param longest - A line with more characters than these is cut one character later, and the rest of it dropped.
   * @param before - How many lines stand before those of this stream.
   */
  constructor(longest: number, before = 0) {
    this.#longest = longest;
    this.#whole = new WholeLines(longest);
    this.#count = before;
  }

  /** The number of the line that was taken out last. */
  get count(): number {
    return this.#count;
  }

  /** Takes a chunk in. All lines of the previous one must have been taken out. */
  push(chunk: Buffer): void {
    // Octets are decoded only up to a line feed, so that no character is cut.
    this.#release(this.#whole.push(chunk));
  }

  /** Ends the stream: what follows the last line feed, unless it is empty, is a line as well. */
  end(): void {
    this.#release(this.#whole.end());
  }

  /** Takes the next complete line out, without its line end. */
  next(): string | undefined {
    const text = this.#text;
    const start = this.#position;
    if (start >= text.length) return undefined;
    const feed = text.indexOf("\n", start);
    this.#position = feed < 0 ? text.length : feed + 1;
    this.#count += 1;
    let end = feed < 0 ? text.length : feed;
    if (feed > start && text.charCodeAt(feed - 1) === CARRIAGE_RETURN) end--;
    return text.slice(start, Math.min(end, start + this.#longest + 1));
  }

  #release(octets: Buffer): void {
    this.#text = fromOctets(octets);
    this.#position = 0;
  }
}
