const LINE_FEED = 0x0a;

/** Cuts the chunks of a stream after line ends, so that each result can be decoded, and passed on, by itself. */
export class WholeLines {
  readonly #mostHeld: number;
  /** The beginning of a line whose end has not come yet. */
  #held: Buffer = Buffer.alloc(256);
  #heldLength = 0;

  /** @param longest - The greatest length of a line, in characters; a longer line may lose some of the rest. */
  constructor(longest: number) {
    // A UTF-16 code unit comes from at most three octets, and the last one kept may be half of a pair.
    this.#mostHeld = 3 * (longest + 2);
  }

  /**
   * Takes a chunk in.
   *
   * @returns The lines that are now complete, including line ends; empty if there are none. It may share the chunk's memory.
   */
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
