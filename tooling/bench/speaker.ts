import { type Random, randomFrom } from "./random.ts";

/** The number of strings in a corpus. */
export const COUNT = 2_000;

const WORDS =
  "pub docs rfc net archive mirrors gnu readme index notes letters papers users staff journal weather physics images maps 1994 usenet faq misc news tools lib source old new draft report".split(
    " ",
  );
const TOPS = "com org net edu dom uk de fr".split(" ");

/** Makes parts of URLs out of random numbers. */
export class Speaker {
  readonly #random: Random;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  below(count: number): number {
    return this.#random(count);
  }

  one(words: readonly string[]): string {
    return words[this.#random(words.length)] as string;
  }

  maybe(chance: number, text: () => string): string {
    return this.#random(100) < chance ? text() : "";
  }

  several(least: number, most: number, separator: string, text: () => string): string {
    return Array.from({ length: least + this.#random(most - least + 1) }, text).join(separator);
  }

  word = () => this.one(WORDS);

  name = () => `${this.word()}${this.#random(1000)}`;

  host = () => `${this.maybe(60, () => `${this.word()}.`)}${this.name()}.${this.one(TOPS)}`;

  hostport = (port: number) => `${this.host()}${this.maybe(10, () => `:${port + this.#random(1000)}`)}`;

  login = (port: number) =>
    `${this.maybe(15, () => `${this.name()}${this.maybe(60, () => `:${this.name()}`)}@`)}${this.hostport(port)}`;

  segment = () =>
    this.several(1, 2, "-", this.word) + this.maybe(20, () => "%20") + this.maybe(30, () => `_${this.below(100)}`);

  path = (least: number, most: number) => this.several(least, most, "/", this.segment);

  file = () => `${this.name()}.${this.one(["txt", "html", "gif", "tar.Z", "ps"])}`;

  query = (most: number) => this.several(1, most, "&", () => `${this.word()}=${this.name()}`);

  /** A group of an IPv6 address. */
  group = () => (1 + this.#random(65_535)).toString(16);

  address = () => `${this.several(1, 2, ".", this.name)}@${this.host()}`;
}

/** Flattens a string, as if read from a file: joining strings builds trees, which a search would flatten. */
export const flat = (text: string) => Buffer.from(text, "latin1").toString("latin1");

/** Makes distinct strings. */
export function distinct(
  seed: number,
  make: (speaker: Speaker, index: number) => string,
  count = COUNT,
): readonly string[] {
  const speaker = new Speaker(seed);
  const texts = new Set<string>();
  for (let index = 0; texts.size < count; index++) texts.add(flat(make(speaker, index)));
  return [...texts];
}
