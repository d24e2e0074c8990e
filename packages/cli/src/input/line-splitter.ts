import { fromOctets } from "./from-octets.ts";

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Splits the chunks of a stream into lines, wherever the chunks are cut. A line ends at LF or CRLF. */
export class LineSplitter {
  readonly #longest: number;
  readonly #mostHeld: number;
  /** The beginning of a line whose end is still to come. */
  #held: Buffer = Buffer.alloc(256);
  #heldLength = 0;
  /** Complete lines, and how much of them has been taken out. */
  #text = "";
  #position = 0;
  #count = 0;

  /** @param longest - A line with more characters than these is cut one character later, and the rest of it dropped. */
  constructor(longest: number) {
    this.#longest = longest;
    // A UTF-16 code unit comes from at most three octets, and the last one kept may be half of a pair.
    this.#mostHeld = 3 * (longest + 2);
  }

  /** How many lines have been taken out. */
  get count(): number {
    return this.#count;
  }

  /** Takes a chunk in. All lines of the previous one must have been taken out. */
  push(chunk: Buffer): void {
    // Octets are decoded only up to a line feed, so that no character is cut.
    const end = chunk.lastIndexOf(LINE_FEED) + 1;
    if (end > 0) this.#release(chunk.subarray(0, end));
    this.#hold(chunk.subarray(end));
  }

  /** Ends the stream: what follows the last line feed, unless it is empty, is a line as well. */
  end(): void {
    this.#release(Buffer.alloc(0));
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

  /** Decodes what is held, and the octets that follow it. */
  #release(octets: Buffer): void {
    const held = this.#held.subarray(0, this.#heldLength);
    this.#text = fromOctets(held.length === 0 ? octets : Buffer.concat([held, octets]));
    this.#position = 0;
    this.#heldLength = 0;
  }
}
