import { fromOctets } from "./octets.ts";

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Turns the chunks of a stream into lines, wherever the chunks are cut. */
export interface LineSplitter {
  /** Takes a chunk. All lines of the one before must have been taken out. */
  readonly push: (chunk: Buffer) => void;
  /** Ends the stream: what follows the last line feed, if it is not empty, is a line too. */
  readonly end: () => void;
  /** The next line that is complete, without its line end. */
  readonly next: () => string | undefined;
}

/**
 * Makes a splitter. A line ends at LF or CRLF.
 *
 * @param longest - A line with more characters than these is cut after one more, and its rest not kept.
 */
export function lineSplitter(longest: number): LineSplitter {
  // A UTF-16 code unit comes of three octets at most, and the last one kept may be half of a pair.
  const most = 3 * (longest + 2);
  let held = Buffer.alloc(256);
  let heldLength = 0;
  let text = "";
  let position = 0;

  /** Keeps the beginning of a line whose end is still to come. */
  function hold(octets: Buffer): void {
    const length = Math.min(heldLength + octets.length, most);
    if (length > held.length) {
      const larger = Buffer.alloc(Math.min(Math.max(length, 2 * held.length), most));
      held.copy(larger, 0, 0, heldLength);
      held = larger;
    }
    octets.copy(held, heldLength, 0, length - heldLength);
    heldLength = length;
  }

  /** Makes text of what is held and of octets that follow it. */
  function release(octets: Buffer): void {
    text = fromOctets(heldLength === 0 ? octets : Buffer.concat([held.subarray(0, heldLength), octets]));
    position = 0;
    heldLength = 0;
  }

  return {
    push: (chunk) => {
      // Octets are decoded up to a line feed only, so that no character is cut.
      const end = chunk.lastIndexOf(LINE_FEED) + 1;
      if (end > 0) release(chunk.subarray(0, end));
      hold(chunk.subarray(end));
    },
    end: () => release(Buffer.alloc(0)),
    next: () => {
      if (position >= text.length) return undefined;
      const start = position;
      const feed = text.indexOf("\n", start);
      position = feed < 0 ? text.length : feed + 1;
      let end = feed < 0 ? text.length : feed;
      if (feed > start && text.charCodeAt(feed - 1) === CARRIAGE_RETURN) end--;
      return text.slice(start, Math.min(end, start + longest + 1));
    },
  };
}
