/** The number of characters by which a word is looked up, of those by which most places tell that none begins there, and of their hashes. */
const LENGTH = 4;
const FIRST = 3;
const SIZE = 0x40000;

/** The classes of octets: those of letters in any case, of digits that tell escapes of letters, of signs, and of other characters. */
const CLASSES = new Uint8Array(256);
for (const [number, characters] of ["_", "4", "5", "6", "012389", "7", ..."-.:@%\\<=&#[~/"].entries())
  for (const character of characters) CLASSES[character.charCodeAt(0)] = number + 27;
for (let code = 65; code < 91; code++) CLASSES[code] = CLASSES[code + 32] = code - 64;
for (let code = 128; code < 256; code++) CLASSES[code] = 48 + (code & 15);

/** Returns the octet that stands for a character: those of ASCII for themselves, one for both cases of a letter, such as Ł and ł. */
const octetOf = (code: number): number => (code < 128 ? code : code >> 7 === 2 ? 128 : 128 | (code & 15));
const added = (hash: number, character: number): number => ((hash << 6) | character) & (SIZE - 1);
const ANY: readonly number[] = Array.from({ length: 64 }, (_, any) => any);

/** The number of characters of a text that are read at a time, and their octets, followed by zeros: engines read those fastest. */
const WINDOW = 8192;
const octets = new Uint8Array(WINDOW + 2 * LENGTH);
// The engines of databases have none.
const encoder = typeof TextEncoder === "undefined" ? undefined : new TextEncoder();

/** Reads the octets of a part of a text. */
function readOctets(part: string): void {
  const { length } = part;
  const encoded = encoder?.encodeInto(part, octets);
  if (encoded?.read !== length || encoded.written > length)
    for (let index = 0; index < length; index++) octets[index] = octetOf(part.charCodeAt(index));
  for (let index = length; index < length + LENGTH; index++) octets[index] = 0;
}

const classAt = (index: number): number => CLASSES[octets[index] as number] as number;

/** Returns the classes of the characters that each part of a pattern matches: a character, an escape, or a class. */
function classesOf(pattern: string): readonly (readonly number[])[] {
  return (pattern.match(/\[[^\]]*\]|\\.|./gu) ?? []).slice(0, LENGTH).map((part) => {
    if (!/^[[\\]/.test(part)) return [CLASSES[octetOf(part.charCodeAt(0))] as number];
    const codes = Array.from({ length: 128 }, (_, code) => code);
    const matched = codes.filter((code) => new RegExp(part, "i").test(String.fromCharCode(code)));
    return [...new Set(matched.map((code) => CLASSES[code] as number))];
  });
}

/** A part of a text. */
interface Part<Row> {
  text: string;
  from: number;
  to: number;
  /** The places where words may be, in order, counted from the beginning of the part; their rows; and their number: the lists only grow. */
  readonly places: number[];
  readonly rows: (readonly Row[])[];
  readonly count: number;
  /** The number of places that were passed: most questions come in order. */
  passed: number;
}

/** The number of parts that are kept: the finders ask about a block, its lines, and parts of these in turn. */
const PARTS = 4;

/** Finds words of a table by their first four characters, in one pass: an expression with two hundred alternatives takes fifty times as long. */
export class WordTable<Row> {
  readonly #patterns: Iterable<readonly [beginnings: string, row: Row]>;
  /** By the hash of three characters, which of the groups below their words are in, or 0. */
  #groups: Uint16Array | undefined;
  /** The rows of each group, longer words first, by the class of the fourth character. */
  readonly #rows: (readonly Row[])[][] = [ANY.map(() => [])];
  /** The parts of texts that were read last, and where the next one comes. */
  readonly #parts: Part<Row>[] = [];
  #turn = 0;

  /** @param patterns - The beginnings of words, of one character or class after another and divided by `|`, each with its row. */
  constructor(patterns: Iterable<readonly [beginnings: string, row: Row]>) {
    this.#patterns = patterns;
  }

  /** Fills the table, which takes milliseconds. */
  #filled(): Uint16Array {
    const groups = new Uint16Array(SIZE);
    const words = [...this.#patterns].flatMap(([beginnings, row]) =>
      [...new Set(beginnings.split("|"))].map((beginning) => ({ classes: classesOf(beginning), row })),
    );
    for (const { classes, row } of words.sort((one, other) => other.classes.length - one.classes.length)) {
      let hashes = [0];
      for (let index = 0; index < FIRST; index++)
        hashes = hashes.flatMap((hash) => (classes[index] ?? ANY).map((character) => added(hash, character)));
      const fourth = new Set(classes[FIRST] ?? ANY);
      // Short words have many hashes, but few groups.
      const changed = new Map<number, number>();
      for (const hash of hashes) {
        const group = groups[hash] as number;
        const rows = this.#rows[group] as (readonly Row[])[];
        const added = (all: readonly Row[], last: number) =>
          fourth.has(last) && !all.includes(row) ? [...all, row] : all;
        const next = changed.get(group) ?? this.#rows.push(rows.map(added)) - 1;
        changed.set(group, next);
        groups[hash] = next;
      }
    }
    return groups;
  }

  /**
   * Finds the first place, from an offset on, where a word is.
   *
   * @param isWord - Tells whether one of some rows has a word at a place.
   * @returns The offset, or -1.
   */
  find(text: string, from: number, isWord: (place: number, rows: readonly Row[]) => boolean): number {
    for (let start = from; start < text.length; ) {
      const part = this.#partAt(text, start);
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

  /** Lets another text that ends with one that was read last take its places. @param offset - The length of the text before it. */
  move(text: string, to: string, offset: number): void {
    const part = this.#parts.find((one) => one?.text === text && one.to === text.length);
    if (part === undefined) return;
    part.text = to;
    part.from += offset;
    part.to += offset;
  }

  #partAt(text: string, start: number): Part<Row> {
    for (const part of this.#parts)
      if (start >= part.from && start < part.to && text === part.text) {
        // The same string is compared at once, an equal one character by character.
        part.text = text;
        return part;
      }
    return this.#read(text, start);
  }

  /** Finds the words in the next part of a text. */
  #read(text: string, from: number): Part<Row> {
    this.#groups ??= this.#filled();
    const groups = this.#groups;
    const to = Math.min(text.length, from + WINDOW);
    const { places, rows } = this.#parts[this.#turn] ?? { places: [], rows: [] };
    readOctets(text.slice(from, from + WINDOW + LENGTH));
    const last = to - from + FIRST - 1;
    let count = 0;
    let hash = added(classAt(0), classAt(1));
    for (let index = FIRST - 1; index < last; index++) {
      hash = added(hash, classAt(index));
      const group = groups[hash] as number;
      if (group === 0) continue;
      const rowsHere = this.#rows[group]?.[classAt(index + 1)] as readonly Row[];
      if (rowsHere.length === 0) continue;
      places[count] = index - FIRST + 1;
      rows[count++] = rowsHere;
    }
    const part = { text, from, to, places, rows, count, passed: 0 };
    this.#parts[this.#turn] = part;
    this.#turn = (this.#turn + 1) % PARTS;
    return part;
  }
}
