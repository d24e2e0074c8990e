import { isAscii } from "node:buffer";
import { fromOctets } from "./from-octets.ts";

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Cuts a stream after line ends, so that each piece can be decoded and passed on by itself. */
export class WholeLines {
  readonly #mostHeld: number;
  /** The beginning of a line whose end has not come yet. */
  #held: Buffer = Buffer.alloc(256);
  #heldLength = 0;

  /** @param longest - The greatest length of a line, in characters; a longer line may lose its end. */
  constructor(longest: number) {
    // A UTF-16 code unit comes from at most three octets, and the last one kept may be half of a pair.
    this.#mostHeld = 3 * (longest + 2);
  }

  /** Adds a chunk, and returns the lines that are now complete, with their ends. The result may share the chunk's memory. */
  push(chunk: Buffer): Buffer {
    const end = chunk.lastIndexOf(LINE_FEED) + 1;
    const lines = end > 0 ? this.#release(chunk.subarray(0, end)) : Buffer.alloc(0);
    this.#hold(chunk.subarray(end));
    return lines;
  }

  /** Ends the stream, and returns the octets after the last line feed. */
  end(): Buffer {
    return this.#release(Buffer.alloc(0));
  }

  #hold(octets: Buffer): void {
    const length = Math.min(this.#heldLength + octets.length, this.#mostHeld);
    if (length > this.#held.length) {
      const larger = Buffer.alloc(Math.min(Math.max(length, 2 * this.#held.length), this.#mostHeld));
      this.#held.copy(larger, 0, 0, this.#heldLength);
      this.#held = larger;
    }
    octets.copy(this.#held, this.#heldLength, 0, length - this.#heldLength);
    this.#heldLength = length;
  }

  /** Returns the held octets, followed by these. */
  #release(octets: Buffer): Buffer {
    const held = this.#held.subarray(0, this.#heldLength);
    this.#heldLength = 0;
    return held.length === 0 ? octets : Buffer.concat([held, octets]);
  }
}

/** The number of octets to test at once: Node tests all of them, even after one that is not ASCII. */
const BLOCK = 4096;

/** The most octets of short lines to decode at once: whole chunks took more memory, and an eighth more processor time. */
const MANY = 8 * BLOCK;

/**
 * Returns the number of octets to decode at once: those of some lines before the first one that is not ASCII, or of that line alone.
 * Decoded together, that line would make the whole string wide, which takes twice the memory and more time.
 */
function alike(lines: Buffer): number {
  let at = 0;
  while (at < Math.min(lines.length, MANY) && isAscii(lines.subarray(at, at + BLOCK))) at += BLOCK;
  if (at >= lines.length) return lines.length;
  if (at < MANY) while ((lines[at] as number) < 0x80) at++;
  const before = lines.lastIndexOf(LINE_FEED, at) + 1;
  if (before > 0) return before;
  const feed = lines.indexOf(LINE_FEED, at);
  return feed < 0 ? lines.length : feed + 1;
}

/** Splits the chunks of a stream into lines, wherever the chunks are cut. A line ends at LF or CRLF. */
export class LineSplitter {
  readonly #longest: number;
  readonly #whole: WholeLines;
  /** Complete lines that have not been decoded yet. */
  #octets: Buffer = Buffer.alloc(0);
  /** The decoded lines before them, and the offset of the next one to return. */
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

  /** The number of the last line that `next` has returned. */
  get count(): number {
    return this.#count;
  }

  /** Adds a chunk. `next` must have returned all lines of the previous one. */
  push(chunk: Buffer): void {
    this.#octets = this.#whole.push(chunk);
  }

  /** Ends the stream: the text after the last line feed, unless it is empty, is a line as well. */
  end(): void {
    this.#octets = this.#whole.end();
  }

  /** Returns the next complete line, without its line end. */
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

  /** Decodes the next lines, only up to a line feed, so that no character is cut. */
  #decode(): void {
    const end = alike(this.#octets);
    this.#text = fromOctets(this.#octets.subarray(0, end));
    this.#octets = this.#octets.subarray(end);
    this.#position = 0;
  }
}
