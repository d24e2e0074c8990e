import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Draws log lines, with one secret or with none, from forms that many hands write: `secrets.txt` and `innocents.txt`, and further ones that
 * were written before anybody saw how they are masked. A heading says whose forms follow. In a form `⏎` is a line end and `⇥` a tab, and `«pw»` stands for something drawn, by the name of a row below; no secret is
 * written in these files.
 */

/** A line, the form and the hand that it is of, and the secrets in it. */
export interface LogLine {
  readonly hand: string;
  readonly form: string;
  readonly text: string;
  readonly secrets: readonly string[];
}

/** Whether lines have secrets, and of which forms they are. */
export type LogLineKind = `${"" | "further-"}${"secrets" | "innocents"}`;

/** Draws a whole number below another one. */
type Random = (below: number) => number;

function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const SMALL = "abcdefghijklmnopqrstuvwxyz";
const CAPITALS = SMALL.toUpperCase();
const DIGITS = "0123456789";
const LETTERS = SMALL + CAPITALS;
const SIGNS = "!#$%&*+-.:;=?@^_~,/";
const BASE64 = `${LETTERS + DIGITS}+/`;

const WORDS =
  "marble orbit lantern copper tundra walnut thistle harbor velvet falcon ember willow saffron pebble".split(" ");

const pick = <T>(random: Random, items: ArrayLike<T>): T => items[random(items.length)] as T;
const some = (random: Random, length: number, alphabet: string) =>
  Array.from({ length }, () => pick(random, alphabet)).join("");

/** Draws letters and digits, with one of each at least. */
const token = (random: Random, length: number) =>
  `${some(random, length - 4, LETTERS + DIGITS)}${pick(random, SMALL)}${pick(random, DIGITS)}${pick(random, CAPITALS)}${pick(random, DIGITS)}`;

/** Passwords with letters and digits, as people and programs make them. */
const MIXED: readonly ((random: Random) => string)[] = [
  (random) => token(random, 8 + random(8)),
  (random) => `${pick(random, WORDS)}-${pick(random, WORDS)}-${10 + random(90)}`,
  (random) => `${pick(random, CAPITALS)}${pick(random, WORDS)}${2000 + random(30)}!`,
  (random) => `${pick(random, WORDS)}${random(10)}${pick(random, SMALL)}${random(10)}`,
  (random) => `${some(random, 5, LETTERS)}${pick(random, "._-+%!")}${token(random, 6)}`,
];

/** Passwords of letters alone. */
const WORDY: readonly ((random: Random) => string)[] = [
  (random) => pick(random, WORDS) + pick(random, WORDS),
  (random) => `${pick(random, WORDS)}-${pick(random, WORDS)}`,
  (random) => some(random, 12, LETTERS),
  (random) => `${pick(random, CAPITALS)}${pick(random, WORDS)}.${some(random, 5, LETTERS)}_${pick(random, WORDS)}`,
];

const basic = (random: Random) => Buffer.from(`${pick(random, WORDS)}:${token(random, 12)}`).toString("base64");

/** Each row draws a secret; a number at the end of a name is its length. */
const SECRETS: Readonly<Record<string, (random: Random, length: number) => string>> = {
  pw: (random) => pick(random, [...MIXED, ...WORDY])(random),
  mixed: (random) => pick(random, MIXED)(random),
  odd: (random) =>
    some(random, 4, LETTERS) + pick(random, SIGNS) + token(random, 5) + pick(random, SIGNS) + some(random, 2, DIGITS),
  token: (random, length) => token(random, length || 20 + random(21)),
  hex: (random, length) => `${some(random, (length || 32) - 2, "0123456789abcdef")}a7`,
  letters: (random, length) => some(random, length, LETTERS),
  cap: (random, length) => `${some(random, (length || 9) - 2, `${CAPITALS}234567`)}7X`,
  line: (random, length) => some(random, length, BASE64),
  b64: (random) => `${some(random, 37, BASE64)}9aZ=`.slice(0, 40),
  basic,
  pin: (random) => some(random, 6, "123456789"),
};

/** Each row draws something else. */
const OTHERS: Readonly<Record<string, (random: Random) => string>> = {
  user: (random) => pick(random, ["anna", "deploy", "svc_report", "max.meier", "root", "alice"]),
  host: (random) => pick(random, ["db.dom", "10.0.0.4", "api.shop.dom", "localhost", "mail.b.dom"]),
  id: (random) => some(random, 9, CAPITALS + DIGITS),
  ip: (random) => `10.${random(256)}.${random(256)}.${random(256)}`,
  time: (random) => `2026-01-${10 + random(20)}T10:${10 + random(50)}:00.${100 + random(900)}Z`,
};

const HOLE = /«(b64|[a-z]+)(\d*)[a-z]?»/g;

function draw(hand: string, form: string, random: Random): LogLine {
  const secrets: string[] = [];
  const text = form.replace(HOLE, (_, name: string, digits: string) => {
    const other = OTHERS[name];
    if (other) return other(random);
    const secret = (SECRETS[name] as (random: Random, length: number) => string)(random, Number(digits));
    secrets.push(secret);
    return secret;
  });
  return { hand, form, text: text.replaceAll("⏎", "\n").replaceAll("⇥", "\t"), secrets };
}

/** Tells in which of two halves a form is. */
const halfOf = (form: string, seed: number) =>
  randomFrom(
    [...form].reduce((hash, character) => (Math.imul(hash, 31) + (character.codePointAt(0) as number)) >>> 0, seed),
  )(2);

/**
 * Draws lines of every form.
 *
 * @param kind - Whether they have secrets, and of which forms they are.
 * @param seed - Draws what stands in the forms.
 * @param count - The number of lines of each form.
 * @param half - One half of the forms, 0 or 1; by default all of them.
 */
export function logLines(kind: LogLineKind, seed: number, count = 1, half?: number): readonly LogLine[] {
  const lines: LogLine[] = [];
  const random = randomFrom(seed);
  let hand = "";
  for (const row of readFileSync(join(import.meta.dirname, `${kind}.txt`), "utf8").split("\n")) {
    if (row.startsWith("# ")) hand = row.slice(2);
    else if (row !== "" && (half === undefined || halfOf(row, 59) === half))
      for (let each = 0; each < count; each++) lines.push(draw(hand, row, random));
  }
  return lines;
}

/** Tells whether a text shows four characters in a row of a secret, or all of a shorter one. */
export const shows = (text: string, secret: string): boolean =>
  Array.from({ length: Math.max(1, secret.length - 3) }, (_, index) => secret.slice(index, index + 4)).some((part) =>
    text.includes(part),
  );
