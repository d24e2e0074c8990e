/**
 * Reads a text with its escapes as the characters that they mean, so that every finder sees a name, an operator or a quotation mark in the
 * same way, in whatever string, URL or page it stands. Each character keeps its place and its depth.
 */

/** Escapes of strings, with any backslashes of strings around them; of delimiters in URLs, once or twice; and of HTML. */
const ESCAPE =
  /(\\{1,7})(?:(["'`/nrt])|(?:u00|x)([0-7][\da-f]))|%(25)?(0[9ad]|2[0267cf]|3[abdf]|40|5[bd]|7[bd])|&(?:(amp|quot|apos|lt|gt)|#(?:x([2-7][\da-f])|(\d{2,3})));/gi;

const ESCAPE_BEGINS = ["\\", "%", "&"];

const CONTROLS: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", quot: '"', apos: "'", lt: "<", gt: ">" };

/** The number of backslashes that are part of a quotation mark: in a string inside a string, one, then three, then seven. */
function backslashesOfQuote(count: number): number {
  let depth = 0;
  for (let rest = count; rest % 2 === 1; rest = (rest - 1) / 2) depth = 2 * depth + 1;
  return depth;
}

/** A decoded character: its place, where its escape begins and ends in the source, and how deep it is. */
type Decoded = readonly [place: number, start: number, end: number, depth: number];

const NONE: readonly Decoded[] = [];

/** A text, read. */
export class DecodedText {
  /** The text with its escapes decoded; all offsets below are in it. */
  readonly text: string;
  #decoded = NONE;
  /** The last place that was looked up: most questions come in order. */
  #last = 0;

  constructor(source: string) {
    this.text = ESCAPE_BEGINS.some((sign) => source.includes(sign)) ? this.#decode(source) : source;
  }

  #decode(source: string): string {
    let text = "";
    let from = 0;
    const decoded: Decoded[] = [];
    ESCAPE.lastIndex = 0;
    for (let match = ESCAPE.exec(source); match !== null; match = ESCAPE.exec(source)) {
      const [all, backslashes, mark, octet, again, percent, entity, hexadecimal, decimal] = match;
      let { index } = match;
      let depth = 1;
      let character: string;
      if (backslashes !== undefined) {
        const isQuote = mark !== undefined && /["'`]/.test(mark);
        depth = isQuote ? backslashesOfQuote(backslashes.length) : backslashes.length;
        if (isQuote) index += backslashes.length - depth;
        character = mark === undefined ? characterOf(octet, 16) : (CONTROLS[mark.toLowerCase()] ?? mark);
        if (mark !== undefined && /[NRT]/.test(mark)) continue;
      } else if (percent !== undefined) {
        depth = again === undefined ? 1 : 2;
        character = characterOf(percent, 16);
      } else if (entity !== undefined) character = ENTITIES[entity.toLowerCase()] as string;
      else character = hexadecimal === undefined ? characterOf(decimal, 10) : characterOf(hexadecimal, 16);
      text += source.slice(from, index);
      from = match.index + all.length;
      if (depth > 0) decoded.push([text.length, index, from, depth]);
      text += character;
    }
    this.#decoded = decoded;
    return text + source.slice(from);
  }

  /** Returns the number of escapes that begin before a place. */
  #countBefore(place: number): number {
    const decoded = this.#decoded;
    const last = this.#last;
    const isBefore = (index: number) => (decoded[index]?.[0] ?? Infinity) < place;
    if (decoded.length === 0 || ((last === 0 || isBefore(last - 1)) && !isBefore(last))) return last;
    let [low, high] = [0, decoded.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(middle)) low = middle + 1;
      else high = middle;
    }
    this.#last = low;
    return low;
  }

  /** Returns the escape of the character at a place. */
  #at(place: number): Decoded | undefined {
    const decoded = this.#decoded[this.#countBefore(place)];
    return decoded?.[0] === place ? decoded : undefined;
  }

  /** Returns the offset in the source of the character at a place. */
  sourceOf(place: number): number {
    return this.#at(place)?.[1] ?? this.sourceAfter(place);
  }

  /** Returns the offset in the source after the character before a place. */
  sourceAfter(place: number): number {
    const count = this.#countBefore(place);
    if (count === 0) return place;
    const [last, , end] = this.#decoded[count - 1] as Decoded;
    return place - last - 1 + end;
  }

  /** Returns the place that a source offset has in the text. */
  placeOf(source: number): number {
    if (this.#decoded.length === 0) return Math.min(source, this.text.length);
    let [low, high] = [0, this.text.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sourceOf(middle) < source) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns the depth of the character at a place: 0 if it is written plainly, more if it is escaped. */
  depthAt(place: number): number {
    return this.#at(place)?.[3] ?? 0;
  }
}

function characterOf(digits: string | undefined, radix: number): string {
  return String.fromCharCode(Number.parseInt(digits ?? "", radix));
}
