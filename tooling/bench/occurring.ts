import { distinct, type Speaker } from "./speaker.ts";

/**
 * URLs as they occur. Their shares and lengths were counted in two sets: 2,656 links of the READMEs and pages of Node and its packages, at
 * most twenty to a host, and 11,405 links of messages, from a public list (userbait of ada-url/url-various-datasets). Nothing is copied from
 * there.
 */

/** Lengths of the least, 10, 25, 50, 75, 90, 99 and 100 in 100. */
type Quantiles = readonly [number, number, number, number, number, number, number, number];

const AT = [0, 10, 25, 50, 75, 90, 99, 100];

/** The counts of a set of URLs: lengths, and how many URLs in 1,000 have a property. */
export interface Shares {
  readonly http: number;
  readonly www: number;
  /** Hosts with a capital. */
  readonly capitalHosts: number;
  readonly localhost: number;
  readonly IPv4: number;
  readonly port: number;
  /** Neither a path nor a slash. */
  readonly noPath: number;
  /** A path with so many segments: from 0, with a slash, to 8. */
  readonly depths: readonly number[];
  /** Segments with a slash after the last one, and those whose last one is the name of a file. */
  readonly finalSlash: number;
  readonly files: number;
  /** Segments with a capital. */
  readonly capitals: number;
  readonly escapesInPath: number;
  readonly query: number;
  readonly escapesInQuery: number;
  /** Of escapes, those with small letters. */
  readonly smallEscapes: number;
  readonly fragment: number;
  readonly hostLengths: Quantiles;
  readonly segmentLengths: Quantiles;
  readonly queryLengths: Quantiles;
  readonly fragmentLengths: Quantiles;
  /** The lengths of whole URLs, which follow from the rest. */
  readonly lengths: Quantiles;
}

/** The sets, by name. */
export const sharesOf: Readonly<Record<string, Shares>> = {
  "links of documents": {
    http: 186,
    www: 136,
    capitalHosts: 2,
    localhost: 13,
    IPv4: 3,
    port: 19,
    noPath: 93,
    depths: [149, 191, 291, 132, 78, 38, 16, 9, 3],
    finalSlash: 141,
    files: 273,
    capitals: 119,
    escapesInPath: 5,
    query: 137,
    escapesInQuery: 8,
    smallEscapes: 0,
    fragment: 139,
    hostLengths: [1, 8, 11, 14, 17, 21, 33, 42],
    segmentLengths: [1, 3, 4, 7, 10, 16, 40, 100],
    queryLengths: [3, 7, 10, 16, 26, 44, 113, 519],
    fragmentLengths: [2, 8, 12, 18, 25, 36, 83, 376],
    lengths: [8, 22, 30, 43, 58, 74, 122, 562],
  },
  "links of messages": {
    http: 611,
    www: 437,
    capitalHosts: 2,
    localhost: 0,
    IPv4: 9,
    port: 2,
    noPath: 56,
    depths: [237, 202, 231, 119, 68, 39, 19, 16, 13],
    finalSlash: 180,
    files: 257,
    capitals: 207,
    escapesInPath: 15,
    query: 136,
    escapesInQuery: 16,
    smallEscapes: 65,
    fragment: 4,
    hostLengths: [4, 12, 15, 19, 24, 32, 52, 214],
    segmentLengths: [1, 2, 4, 8, 13, 25, 65, 599],
    queryLengths: [1, 9, 17, 48, 68, 166, 460, 1586],
    fragmentLengths: [4, 4, 4, 8, 21, 31, 41, 493],
    lengths: [12, 25, 33, 47, 71, 111, 263, 1641],
  },
};

/** Joins words to a text of a length. */
function ofLength(length: number, separator: string, word: () => string): string {
  let text = word();
  while (text.length < length) text += separator + word();
  return text.slice(0, length).replace(/[^a-z0-9]$/, "x");
}

/** Makes URLs with the shares of a set. */
class Links {
  readonly #shares: Shares;
  readonly #speaker: Speaker;

  constructor(shares: Shares, speaker: Speaker) {
    this.#shares = shares;
    this.#speaker = speaker;
  }

  #has(share: number, of = 1_000): boolean {
    return this.#speaker.below(of) < share;
  }

  #length(quantiles: Quantiles): number {
    const at = this.#speaker.below(1_000) / 10;
    const above = AT.findIndex((share) => share > at);
    const [low, high] = [quantiles[above - 1] as number, quantiles[above] as number];
    const [from, to] = [AT[above - 1] as number, AT[above] as number];
    const share = (at - from) / (to - from);
    // Most of the longest hundredth are hardly longer than the others.
    return Math.round(low + (high - low) * (to === 100 ? share ** 4 : share));
  }

  #words(length: number, separators: readonly string[]): string {
    return ofLength(length, this.#speaker.one(separators), this.#speaker.word);
  }

  /** Puts an escape into a text, in place of as many characters. */
  #withEscape(text: string, escapes: readonly string[]): string {
    const drawn = this.#speaker.one(escapes);
    const cased = this.#has(this.#shares.smallEscapes) ? drawn.toLowerCase() : drawn;
    const at = 1 + this.#speaker.below(Math.max(1, text.length - cased.length));
    return text.slice(0, at) + cased + text.slice(at + cased.length);
  }

  #host(): string {
    if (this.#has(this.#shares.localhost)) return "localhost";
    if (this.#has(this.#shares.IPv4)) return this.#speaker.several(4, 4, ".", () => String(this.#speaker.below(256)));
    const www = this.#has(this.#shares.www) ? "www." : "";
    const top = `.${this.#speaker.one(["com", "org", "net", "io", "de", "co.uk"])}`;
    const length = Math.max(1, this.#length(this.#shares.hostLengths) - www.length - top.length);
    // Labels have 63 characters at most.
    const separators = length > 63 ? ["."] : ["", "-", "."];
    const host = `${www}${this.#words(length, separators).replace(/^\d/, "a")}${top}`;
    return this.#has(this.#shares.capitalHosts) ? host.replace(/[a-z]/, (letter) => letter.toUpperCase()) : host;
  }

  #path(): string {
    const { noPath, depths, segmentLengths, finalSlash, files, capitals, escapesInPath } = this.#shares;
    if (this.#has(noPath)) return "";
    let depth = 0;
    for (let left = this.#speaker.below(1_000 - noPath); left >= (depths[depth] ?? left + 1); depth++)
      left -= depths[depth] as number;
    const segments = Array.from({ length: depth }, () => this.#words(this.#length(segmentLengths), ["-", "_", ""]));
    if (depth === 0) return "/";
    const withSegments = 1_000 - noPath - (depths[0] as number);
    const end = this.#has(finalSlash, withSegments)
      ? "/"
      : this.#has(files, withSegments - finalSlash)
        ? this.#speaker.one([".html", ".php", ".md", ".js"])
        : "";
    const path = `/${segments.join("/")}`;
    const cut = end.length > 1 ? path.replace(/(?<=[^/])[^/]{1,5}$/, "") : path;
    const cased = this.#has(capitals, withSegments) ? cut.replace(/[a-z]/, (letter) => letter.toUpperCase()) : cut;
    return (this.#has(escapesInPath, withSegments) ? this.#withEscape(cased, ["%20", "%C3%A9", "%2C"]) : cased) + end;
  }

  #query(): string {
    const { query, queryLengths, escapesInQuery } = this.#shares;
    if (!this.#has(query)) return "";
    const pair = () => `${this.#speaker.word()}=${this.#speaker.name()}`;
    const text = `?${ofLength(this.#length(queryLengths) - 1, "&", pair)}`;
    return this.#has(escapesInQuery, query) ? this.#withEscape(text, ["%2F", "%3A%2F%2F", "%40", "%20"]) : text;
  }

  url(): string {
    const scheme = this.#has(this.#shares.http) ? "http" : "https";
    const port = this.#has(this.#shares.port) ? `:${3_000 + this.#speaker.below(6_000)}` : "";
    const fragment = this.#has(this.#shares.fragment)
      ? `#${this.#words(this.#length(this.#shares.fragmentLengths) - 1, ["-"])}`
      : "";
    return `${scheme}://${this.#host()}${port}${this.#path()}${this.#query()}${fragment}`;
  }
}

/** The corpora of URLs as they occur, by the name of the set. */
export const occurring: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(sharesOf).map(([name, shares], index) => [
    name,
    distinct(70 + index, (speaker) => new Links(shares, speaker).url()),
  ]),
);
