import { registry, rfc1738 } from "url1738";
import templates from "./kinds.json" with { type: "json" };
import { distinct, type Speaker } from "./speaker.ts";

/** The most that parse, canParse, format and normalize should take, compared with `URL`. */
export type KindLimits = readonly [parse: number, canParse: number, format: number, normalize: number];

/** A spelling of URLs, with many of them. */
export interface Kind {
  readonly name: string;
  /** The registry that accepts them: those of today's URLs, or the ten. */
  readonly registry: typeof registry | typeof rfc1738;
  readonly texts: readonly string[];
  /** The same with a space before their last two characters. */
  readonly wrong: readonly string[];
  readonly limits: KindLimits;
}

/** The limits of each group of kinds; of texts over 255 characters, `canParse` has another one. */
const LIMITS: Readonly<Record<keyof typeof templates, KindLimits>> = {
  today: [1.6, 2.5, 1.6, 2.5],
  "today, CJK or JSON in the query": [1.3, 2.5, 1.6, 2.5],
  "today, other spellings": [3, 3, 1.6, 4],
  "today, IPv4 inside IPv6": [5, 8, 1.6, 7],
  "the ten": [1.6, 2.5, 1.6, 2.5],
  "the ten, other spellings": [3, 3, 1.6, 4],
};

/** The most that `canParse` should take of texts over 255 characters. */
const LONG = 4.5;

/** The number of texts of each kind. */
const COUNT = 300;

const HEX = "0123456789abcdef";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";

const capital = (word: string) => word.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** Makes the parts that templates name, with a length if the name has one. */
const parts: Readonly<Record<string, (s: Speaker, length: number) => string>> = {
  word: (s) => s.word(),
  Word: (s) => capital(s.word()),
  name: (s) => s.name(),
  host: (s) => s.host(),
  Host: (s) => s.host().split(".").map(capital).join("."),
  path: (s) => s.several(1, 4, "/", () => s.several(1, 2, "-", s.word)),
  Path: (s) => s.several(1, 4, "/", () => capital(s.word())),
  number: (s) => String(1 + s.below(999)),
  octet: (s) => String(s.below(256)),
  group: (s) => (0x1000 + s.below(0xefff)).toString(16),
  GROUP: (s) => (0xa000 + s.below(0x5fff)).toString(16).toUpperCase(),
  uuid: (s) => [8, 4, 4, 4, 12].map((length) => drawn(s, HEX, length)).join("-"),
  hex: (s, length) => drawn(s, HEX, length),
  digits: (s, length) => drawn(s, HEX.slice(0, 10), length),
  letters: (s, length) => drawn(s, LETTERS, length),
};

function drawn(s: Speaker, characters: string, length: number): string {
  return s.several(length, length, "", () => characters[s.below(characters.length)] as string);
}

const filled = (template: string, s: Speaker) =>
  template.replace(/\{(\w+)(?::(\d+))?\}/g, (_, name, length) => parts[name]?.(s, Number(length)) ?? "");

/** All kinds, in their order. */
export const kinds: readonly Kind[] = Object.entries(templates).flatMap(([group, all], index) =>
  Object.entries(all).map(([name, template]): Kind => {
    const texts = distinct(60 + index, (s) => filled(template, s), COUNT);
    const wrong = texts.map((text) => text.replace(/..$/, " $&"));
    const [parse, canParse, format, normalize] = LIMITS[group as keyof typeof templates];
    const isLong = texts.some(({ length }) => length > 255);
    const limits: KindLimits = [parse, isLong ? LONG : canParse, format, normalize];
    return { name, registry: group.startsWith("today") ? registry : rfc1738, texts, wrong, limits };
  }),
);
