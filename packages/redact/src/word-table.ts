/** The number of characters of a word by which most places tell that it does not begin there, and of their hashes. */
const FIRST = 3;
const SIZE = 0x40000;
/** The most characters of a word that are compared, and by as many of them words come in order: longer ones first. */
const LONGEST = 8;
const ORDERED = 4;
/** Matches after a letter, a digit or `_` that is part of no escape. */
const IN_WORD = /(?<=\w)(?<![%\\&]\w{1,7})/y;

/** The classes of octets: those of letters in any case, of digits that tell escapes of letters, of signs, and of other characters. */
const CLASSES = new Uint8Array(256);
for (const [number, characters] of ["_", "4", "5", "6", "012389", "7", ..."-.:@%\\<=&#[~/"].entries())
  for (const character of characters) CLASSES[character.charCodeAt(0)] = number + 27;
for (let code = 65; code < 91; code++) CLASSES[code] = CLASSES[code + 32] = code - 64;
for (let code = 128; code < 256; code++) CLASSES[code] = 48 + (code & 15);

/** Returns the octet that stands for a character: those of ASCII for themselves, one for both cases of a letter, such as Ł and ł. */
const octetOf = (code: number): number => (code < 128 ? code : code >> 7 === 2 ? 128 : 128 | (code & 15));
const added = (hash: number, character: number): number => ((hash << 6) | character) & (SIZE - 1);

const classOf = (character: string): number => CLASSES[octetOf(character.charCodeAt(0))] as number;
/** The classes of the signs with which escapes begin. */
const ESCAPE_SIGNS: readonly number[] = ["%", "\\", "&"].map(classOf);

/** The number of characters of a text that are read at a time, and their octets, followed by zeros: engines read those fastest. */
const WINDOW = 8192;
const octets = new Uint8Array(WINDOW + 2 * LONGEST);
/** The places in it where words may begin, and their nodes. */
const starts = new Uint16Array(octets.length);
const nodesAtStarts = new Uint16Array(octets.length);
// The engines of databases have none.
const encoder = typeof TextEncoder === "undefined" ? undefined : new TextEncoder();

/** Reads the octets of a part of a text. */
function readOctets(part: string): void {
  const { length } = part;
  const encoded = encoder?.encodeInto(part, octets);
  if (encoded?.read !== length || encoded.written > length)
    for (let index = 0; index < length; index++) octets[index] = octetOf(part.charCodeAt(index));
  for (let index = length; index < length + LONGEST; index++) octets[index] = 0;
}

const classAt = (index: number): number => CLASSES[octets[index] as number] as number;

/** Returns the parts of a pattern that each match a character: a character, an escape, or a class; up to one that may be absent or repeated. */
function partsOf(pattern: string): readonly string[] {
  const parts = pattern.match(/\[[^\]]*\]|\\.|./gu) ?? [];
  const end = parts.findIndex((part, index) => /^[($]/.test(part) || /^[*+?{]/.test(parts[index + 1] ?? ""));
  return parts.slice(0, end < 0 ? LONGEST : Math.min(end, LONGEST));
}

/** Returns the classes of the characters that a part of a pattern matches. */
function classesOf(part: string): readonly number[] {
  if (!/^[[\\]/.test(part)) return [classOf(part)];
  const pattern = new RegExp(part, "i");
  const characters = Array.from(CLASSES, (_, code) => String.fromCharCode(code));
  return characters.filter((character) => pattern.test(character)).map(classOf);
}

/** A word, as far as it is compared. */
interface Entry<Row> {
  /** The classes that each of its characters may have; any, if they are absent. */
  readonly classes: readonly (readonly number[] | undefined)[];
  readonly row: Row;
  /** True if it does not begin within a word. */
  readonly isBounded: boolean;
  readonly number: number;
}

/** The words that may be at a place, after some of its characters. */
interface Node<Row> {
  readonly entries: readonly Entry<Row>[];
  readonly depth: number;
  /** Their rows, and those of words that may begin within one. */
  readonly rows: readonly Row[];
  readonly inner: readonly Row[];
}

/** A part of a text. */
interface Part<Row> {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** The places where words may be, in order, counted from the beginning of the part; their rows; and their number: the lists only grow. */
  readonly places: number[];
  readonly rows: (readonly Row[])[];
  readonly count: number;
  /** The number of places that were passed: most questions come in order. */
  passed: number;
}

/** The beginnings of words, of one character or class after another and divided by `|`; their row; and whether none begins within a word. */
export type Pattern<Row> = readonly [beginnings: string, row: Row, isBounded?: boolean];

/** The nodes of all words, of which none or all characters were compared, and of no words; 0 stands for a node that is not known yet. */
const ROOT = 1;
const ALL = 2;
const NONE = 0x8000;
/** The most nodes: a text has some hundreds, unless thousands of names were added. */
const MOST_NODES = 0x2000;

/** Finds words of a table in one pass: an expression with two hundred alternatives takes fifty times as long. */
export class WordTable<Row> {
  readonly #patterns: Iterable<Pattern<Row>>;
  /** The nodes by the hashes of three characters, and by a node before and the class of one more character. */
  readonly #hashes = new Uint16Array(SIZE);
  readonly #steps = new Uint16Array((MOST_NODES + 1) * 64);
  readonly #nodes: Node<Row>[] = [];
  /** The nodes by their depth and words. */
  readonly #known = new Map<string, number>();
  /** The part that was read last: most questions are about the same one. */
  #part: Part<Row> = { text: "", from: 0, to: 0, places: [], rows: [], count: 0, passed: 0 };

  constructor(patterns: Iterable<Pattern<Row>>) {
    this.#patterns = patterns;
  }

  /** Returns the words, longer ones first. */
  #entries(): readonly Entry<Row>[] {
    const all = [...this.#patterns].flatMap(([beginnings, row, isBounded = false]) =>
      [...new Set(beginnings.split("|"))].map((beginning) => {
        const parts = partsOf(beginning);
        const classes = parts.map((part, index) => (index < ORDERED || part < "\x80" ? classesOf(part) : undefined));
        return { classes, row, isBounded, length: Math.min(ORDERED, parts.filter((part) => part !== "\\W").length) };
      }),
    );
    return all.sort((one, other) => other.length - one.length).map((entry, number) => ({ ...entry, number }));
  }

  /** Returns the node of some words. */
  #nodeOf(entries: readonly Entry<Row>[], depth: number): number {
    if (entries.length === 0) return NONE;
    const end = entries.every(({ classes }) => classes.length <= depth) ? LONGEST : depth;
    const key = `${end} ${entries.map(({ number }) => number)}`;
    const node = this.#known.get(key) ?? this.#nodes.length + 1;
    if (node <= this.#nodes.length) return node;
    if (node > MOST_NODES) return ALL;
    const rowsOf = (some: readonly Entry<Row>[]) => [...new Set(some.map(({ row }) => row))];
    const inner = entries.filter(({ isBounded }) => !isBounded);
    this.#nodes.push({ entries, depth: end, rows: rowsOf(entries), inner: rowsOf(inner) });
    this.#known.set(key, node);
    return node;
  }

  /** Returns the node after another one and a character. */
  #step(from: number, character: number): number {
    return this.#steps[(from & (NONE - 1)) * 64 + character] || this.#firstStep(from, character);
  }

  #firstStep(from: number, character: number): number {
    if (from === NONE) return NONE;
    const { entries, depth } = this.#nodes[from - 1] as Node<Row>;
    // Nothing is known about a word after the sign of an escape.
    const isKnown = depth < LONGEST && !(depth >= ORDERED && ESCAPE_SIGNS.includes(character));
    const isHere = ({ classes }: Entry<Row>) => classes[depth]?.includes(character) ?? true;
    const node = isKnown ? this.#nodeOf(entries.filter(isHere), depth + 1) : this.#nodeOf(entries, LONGEST);
    this.#steps[from * 64 + character] = node;
    return node;
  }

  /** Returns the node after the characters at a place that have a hash. */
  #nodeAt(place: number): number {
    if (this.#nodes.length === 0) {
      const entries = this.#entries();
      this.#nodeOf(entries, 0);
      this.#nodeOf(entries, LONGEST);
    }
    let node = ROOT;
    let hash = 0;
    for (let index = place; index < place + FIRST; index++) {
      node = this.#step(node, classAt(index));
      hash = added(hash, classAt(index));
    }
    this.#hashes[hash] = node;
    return node;
  }

  /**
   * Finds the first place, from an offset on, where a word is.
   *
   * @param isWord - Tells whether one of some rows has a word at a place.
   * @returns The offset, or -1.
   */
  find(text: string, from: number, isWord: (place: number, rows: readonly Row[]) => boolean): number {
    for (let start = from; start < text.length; ) {
      const isKnown = start >= this.#part.from && start < this.#part.to && text === this.#part.text;
      const part = isKnown ? this.#part : this.#read(text, start);
      const { places, rows, count, passed } = part;
      const first = start - part.from;
      let index = passed > 0 && (places[passed - 1] as number) < first ? passed : 0;
      while (index < count && (places[index] as number) < first) index++;
      for (part.passed = index; index < count; index++) {
        const place = part.from + (places[index] as number);
        if (isWord(place, rows[index] as readonly Row[])) return place;
      }
      start = part.to;
    }
    return -1;
  }

  /** Finds the words in the next part of a text. */
  #read(text: string, from: number): Part<Row> {
    const hashes = this.#hashes;
    const to = Math.min(text.length, from + WINDOW);
    const last = to - from;
    readOctets(text.slice(from, from + WINDOW + LONGEST));
    // Processors mispredict branches that few places take: all places are written, and those where no word is are written over.
    let count = 0;
    let hash = added(classAt(0), classAt(1));
    for (let index = 0; index < last; index++) {
      hash = added(hash, classAt(index + FIRST - 1));
      const node = hashes[hash] as number;
      starts[count] = index;
      nodesAtStarts[count] = node;
      count += 1 - (node >>> 15);
    }
    for (let depth = FIRST; depth < LONGEST; depth++) {
      let length = 0;
      for (let index = 0; index < count; index++) {
        const start = starts[index] as number;
        const next = this.#step(nodesAtStarts[index] || this.#nodeAt(start), classAt(start + depth));
        starts[length] = start;
        nodesAtStarts[length] = next;
        length += 1 - (next >>> 15);
      }
      count = length;
    }
    const { places, rows } = this.#part;
    let length = 0;
    for (let index = 0; index < count; index++) {
      const start = starts[index] as number;
      const node = this.#nodes[(nodesAtStarts[index] as number) - 1] as Node<Row>;
      IN_WORD.lastIndex = from + start;
      const rowsHere = node.inner.length < node.rows.length && IN_WORD.test(text) ? node.inner : node.rows;
      if (rowsHere.length === 0) continue;
      places[length] = start;
      rows[length++] = rowsHere;
    }
    this.#part = { text, from, to, places, rows, count: length, passed: 0 };
    return this.#part;
  }
}
