import type { UrlOf } from "@url1738/core";
import type { rfc1738Schemes } from "url1738";
import { COUNT, distinct, flat, Speaker } from "./speaker.ts";

/**
 * Distinct strings to measure, the same in every run. Unlike random derivations from a grammar, they have the lengths and kinds that people
 * encounter.
 */

const GROUPS = "comp.lang.misc comp.infosystems.www sci.physics rec.arts.books alt.folklore.urban news.answers".split(
  " ",
);

type SchemeName = UrlOf<(typeof rfc1738Schemes)[number]>["scheme"];

/** A URL of each scheme, like those that RFC 1738 gives. */
const KINDS: Readonly<Record<SchemeName, (s: Speaker) => string>> = {
  ftp: (s) =>
    `ftp://${s.login(1021)}/${s.path(1, 4)}/${s.file()}${s.maybe(20, () => `;type=${s.one(["a", "i", "d"])}`)}`,
  http: (s) => `http://${s.hostport(8000)}/${s.path(0, 4)}${s.maybe(60, s.file)}${s.maybe(30, () => `?${s.query(2)}`)}`,
  gopher: (s) =>
    `gopher://${s.hostport(7000)}${s.maybe(90, () => `/${s.one(["0", "1", "7", "9", "g"])}/${s.path(1, 4)}${s.maybe(10, () => `%09${s.word()}`)}`)}`,
  mailto: (s) => `mailto:${s.address()}`,
  news: (s) =>
    `news:${s.below(2) === 0 ? `${s.one(GROUPS)}.${s.name()}` : `${s.name()}.${s.below(100_000)}@${s.host()}`}`,
  nntp: (s) => `nntp://${s.hostport(1119)}/${s.one(GROUPS)}/${s.below(1_000_000)}`,
  telnet: (s) => `telnet://${s.login(2323)}${s.maybe(80, () => "/")}`,
  wais: (s) =>
    `wais://${s.hostport(2100)}/${s.name()}${s.one([`?${s.word()}`, `/${s.word()}/${s.name()}%3D${s.below(9999)}`, ""])}`,
  file: (s) => `file://${s.maybe(40, s.host)}/${s.path(1, 5)}/${s.file()}`,
  prospero: (s) =>
    `prospero://${s.hostport(1526)}/${s.path(1, 3)}/${s.name()}${s.maybe(40, () => `;${s.word()}=${s.name()}`)}`,
};

/** The hosts of today's URLs, with ports as frequent as there, by their kind. */
const HOSTS = {
  names: (s: Speaker) => s.hostport(8000),
  IPv4: (s: Speaker) =>
    `${s.several(4, 4, ".", () => String(s.below(256)))}${s.maybe(30, () => `:${8000 + s.below(999)}`)}`,
  IPv6: (s: Speaker) =>
    `[2001:db8:${s.group()}::${s.several(1, 3, ":", s.group)}]${s.maybe(30, () => `:${8000 + s.below(999)}`)}`,
  localhost: (s: Speaker) => `localhost:${3000 + s.below(6000)}`,
  "final dots": (s: Speaker) => `${s.host()}.`,
} as const;

/** Makes URLs of today from 40 to 80 characters long. */
function today(scheme: string, host: (s: Speaker) => string): (speaker: Speaker) => string {
  return (s) => {
    for (;;) {
      const path = `/${s.path(0, 5)}${s.maybe(50, () => `/${s.file()}`)}`;
      const text = `${scheme}://${host(s)}${path}${s.maybe(40, () => `?${s.query(3)}`)}${s.maybe(10, () => `#${s.word()}`)}`;
      if (text.length >= 40 && text.length <= 80) return text;
    }
  };
}

/** The names of the ten schemes. */
export const SCHEMES = Object.keys(KINDS) as readonly SchemeName[];

const ofScheme = (scheme: SchemeName) => KINDS[scheme];

/** Makes URLs of exactly this length. */
function ofLength(scheme: string, length: number): (speaker: Speaker) => string {
  return (s) => {
    let text = `${scheme}://${s.host()}/${s.segment()}`;
    while (text.length < length * 0.8) text += `/${s.segment()}`;
    text += "?";
    while (text.length < length) text += `${s.word()}=${s.name()}&`;
    return text.slice(0, length).replace(/%.?$/, (cut) => "x".repeat(cut.length));
  };
}

const FOREIGN_WORDS =
  "новости письма архив журнал книги Ελλάδα εφημερίδα ποίηση café Übersicht 東京 図書館 写真 地図".split(" ");

/** Makes names in other scripts: half of them in ftp URLs, where they are decoded, and half in http URLs, where they are not. */
function escaped(s: Speaker, index: number): string {
  const name = () => encodeURIComponent(s.several(1, 2, " ", () => s.one(FOREIGN_WORDS)));
  const path = `${s.host()}/${s.several(1, 2, "/", name)}/${name()}${s.below(100)}`;
  return index % 2 === 0 ? `ftp://${path}` : `http://${path}?${s.word()}=${name()}`;
}

/** Makes a string that people might type but that is not a URL, with one of seven errors in turn. */
function invalid(s: Speaker, index: number): string {
  const url = ofScheme(SCHEMES[index % SCHEMES.length] as SchemeName)(s);
  const errors = [
    () => `http://${s.host()}/${s.word()} ${s.word()}`,
    () => `http://my_${s.host()}/${s.path(1, 3)}`,
    () => `ftp://${s.host()}:port/${s.path(1, 3)}`,
    () => url.replace(/^[a-z]+:/, "unknown:"),
    () => `${s.host()}/${s.path(1, 3)}`,
    () => `gopher://${s.host()}/0${s.word()}%zz${s.word()}`,
    () => `http://${s.host()}:${70_000 + s.below(9_999)}/${s.word()}`,
  ];
  return (errors[index % errors.length] as () => string)();
}

/** Yields URLs of the ten schemes in turn. */
export function* mixed(seed: number, count: number): Generator<string, void, undefined> {
  const speaker = new Speaker(seed);
  for (let index = 0; index < count; index++) yield ofScheme(SCHEMES[index % SCHEMES.length] as SchemeName)(speaker);
}

/**
 * Yields URLs of https. Every hundredth line is wrong in one of several ways, or is not ASCII, which a URL has to be.
 *
 * @param kind - The kind of those lines; without one, there are none.
 */
export function* lines(seed: number, count: number, kind?: "wrong" | "UTF-8"): Generator<string, void, undefined> {
  const speaker = new Speaker(seed);
  const good = today("https", HOSTS.names);
  for (let index = 0; index < count; index++) {
    const isOther = kind !== undefined && index % 100 === 37;
    if (!isOther) yield good(speaker);
    else
      yield kind === "wrong"
        ? invalid(speaker, Math.floor(index / 100))
        : `${good(speaker)}/${speaker.one(FOREIGN_WORDS)}`;
  }
}

const isTakenByNative = (text: string) => URL.canParse(text);

/** Makes distinct strings that are not URLs by RFC 1738; `URL` accepts either all of them or none. */
function invalidTo(seed: number, taken: boolean): readonly string[] {
  const speaker = new Speaker(seed);
  const texts = new Set<string>();
  for (let index = 0; texts.size < COUNT; index++) {
    const text = flat(invalid(speaker, index));
    if (isTakenByNative(text) === taken) texts.add(text);
  }
  return [...texts];
}

/** The lengths of URLs that are measured. */
export const LENGTHS: readonly number[] = [46, 150, 1_400];

/** Names the length of a corpus. */
export const characters = (length: number) => `${length.toLocaleString("en")} characters`;

const mix = distinct(1, (s, index) => ofScheme(SCHEMES[index % SCHEMES.length] as SchemeName)(s));

/** The corpora of URLs of today's https and http, by name. */
export const ofToday: ReadonlyMap<string, readonly string[]> = new Map([
  ["https", distinct(30, today("https", HOSTS.names))],
  ["http of today", distinct(31, today("http", HOSTS.names))],
  ["https, IPv4", distinct(32, today("https", HOSTS.IPv4))],
  ["https, IPv6", distinct(33, today("https", HOSTS.IPv6))],
  ["https, localhost with a port", distinct(34, today("https", HOSTS.localhost))],
  ["https, final dots", distinct(35, today("https", HOSTS["final dots"]))],
  ...LENGTHS.map((length) => [`https, ${characters(length)}`, distinct(length, ofLength("https", length))] as const),
]);

/** The corpora of URLs of the ten schemes, by name. */
export const valid: ReadonlyMap<string, readonly string[]> = new Map([
  ["the mix", mix],
  ["the mix, by scheme", SCHEMES.flatMap((scheme) => mix.filter((text) => text.startsWith(`${scheme}:`)))],
  ...SCHEMES.map((scheme, index) => [scheme, distinct(2 + index, ofScheme(scheme))] as const),
  ...(["http", "ftp"] as const).map(
    (scheme, index) =>
      [
        `${scheme}, IPv4`,
        distinct(40 + index, (s) => ofScheme(scheme)(s).replace(/\/\/[^/]*/, `//${HOSTS.IPv4(s)}`)),
      ] as const,
  ),
  ...LENGTHS.map((length) => [`http, ${characters(length)}`, distinct(length, ofLength("http", length))] as const),
  ["%-heavy", distinct(23, escaped)],
]);

/** The corpora of strings that are not URLs by RFC 1738, by name. */
export const notValid: ReadonlyMap<string, readonly string[]> = new Map([
  ["invalid", distinct(24, invalid)],
  ["invalid, refused by URL too", invalidTo(25, false)],
  ["invalid, taken by URL", invalidTo(26, true)],
]);
