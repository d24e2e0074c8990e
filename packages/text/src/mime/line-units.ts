/** A line with its end, or a part of a line that is too long to hold. */
export interface LineUnit {
  readonly text: string;
  /** True if it begins a line. */
  readonly isStart: boolean;
}

/** The greatest length of a line that is held. */
const LONGEST = 65_536;

/** Splits a text that arrives in pieces into lines, wherever it is cut. */
export class LineUnits {
  #held: string[] = [];
  #length = 0;
  #isStart = true;

  /** Takes a piece, and yields the units that are complete. */
  *push(piece: string): Generator<LineUnit, void, undefined> {
    for (let from = 0; from < piece.length; ) {
      const end = piece.indexOf("\n", from) + 1;
      const most = from + LONGEST - this.#length;
      const to = Math.min(end === 0 ? piece.length : end, most);
      this.#held.push(piece.slice(from, to));
      this.#length += to - from;
      from = to;
      if (to === end || to === most) yield this.#release(to === end);
    }
  }

  /** Yields the rest. */
  *end(): Generator<LineUnit, void, undefined> {
    if (this.#length > 0) yield this.#release(true);
  }

  #release(isEnd: boolean): LineUnit {
    const text = this.#held.join("");
    // Do not cut an escape.
    const cut = isEnd ? -1 : text.indexOf("=", text.length - 2);
    const rest = cut < 0 ? "" : text.slice(cut);
    const unit = { text: cut < 0 ? text : text.slice(0, cut), isStart: this.#isStart };
    this.#held = [rest];
    this.#length = rest.length;
    this.#isStart = isEnd;
    return unit;
  }
}
