import { isAscii } from "node:buffer";
import { fromOctets } from "./from-octets.ts";
import { WholeLines } from "./whole-lines.ts";

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** The octets that are tested at once: Node tests them all, even after one that is not ASCII. */
const BLOCK = 4096;

/**
 * Returns how many octets at the beginning of some lines to decode at once: the lines before the first one that is not ASCII, or that
 * line alone. Decoded together, that line would make the whole string wide, which takes twice the memory and more time.
 */
function alike(lines: Buffer): number {
  let at = 0;
  while (at < lines.length && isAscii(lines.subarray(at, at + BLOCK))) at += BLOCK;
  if (at >= lines.length) return lines.length;
  while ((lines[at] as number) < 0x80) at++;
  const before = lines.lastIndexOf(LINE_FEED, at) + 1;
  if (before > 0) return before;
  const feed = lines.indexOf(LINE_FEED, at);
  return feed < 0 ? lines.length : feed + 1;
}

/** Splits the chunks of a stream into lines, wherever the chunks are cut. A line ends at LF or CRLF. */
export class LineSplitter {
  readonly #longest: number;
  readonly #whole: WholeLines;
  /** Complete lines that are still to be decoded. */
  #octets: Buffer = Buffer.alloc(0);
  /** The decoded lines before them, and the offset of the first one that has not been taken out. */
  #text = "";
  #position = 0;
  #count: number;

  /**
   * @param longest - The greatest length of a line; a longer line is cut one character later, and the rest of it is dropped.
   * @param before - The number of lines before this stream.
   */
  constructor(longest: number, before = 0) {
    this.#longest = longest;
    this.#whole = new WholeLines(longest);
    this.#count = before;
  }

  /** The number of the last line that was taken out. */
  get count(): number {
    return this.#count;
  }

  /** Takes a chunk in. All lines of the previous one must have been taken out. */
  push(chunk: Buffer): void {
    this.#octets = this.#whole.push(chunk);
  }

  /** Ends the stream: the text after the last line feed, unless it is empty, is a line as well. */
  end(): void {
    this.#octets = this.#whole.end();
  }

  /** Takes out the next complete line, without its line end. */
  next(): string | undefined {
    if (this.#position >= this.#text.length) this.#decode();
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

  /** Decodes the next lines. Decodes only up to a line feed, so that no character is cut. */
  #decode(): void {
    const end = alike(this.#octets);
    this.#text = fromOctets(this.#octets.subarray(0, end));
    this.#octets = this.#octets.subarray(end);
    this.#position = 0;
  }
}
