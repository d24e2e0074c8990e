import { rfc1738 as registry, registry as today } from "url1738";
import { expect, test } from "vitest";
import { characters, LENGTHS, notValid, ofToday, SCHEMES, valid } from "../corpora.ts";
import { kinds } from "../kinds.ts";
import { occurring, sharesOf } from "../occurring.ts";
import { quantile } from "../quantile.ts";
import { COUNT } from "../speaker.ts";

const schemeOf = (text: string) => text.slice(0, text.indexOf(":"));
const lengthsOf = (texts: readonly string[]) => new Set(texts.map(({ length }) => length));

test.each([...occurring, ...ofToday, ...valid, ...notValid])(
  "%s: enough strings, all distinct, of ASCII",
  (_, corpus) => {
    expect(corpus.length).toBeGreaterThanOrEqual(COUNT);
    expect(new Set(corpus).size).toBe(corpus.length);
    expect(corpus.filter((text) => !/^[\x20-\x7e]+$/.test(text))).toEqual([]);
  },
);

test.each([...valid])("%s: everything is a URL, also for the platform", (_, corpus) => {
  expect(corpus.filter((text) => !registry.canParse(text) || !URL.canParse(text))).toEqual([]);
});

test.each([...ofToday])("%s: everything is a URL of today, also for the platform", (name, corpus) => {
  expect(corpus.filter((text) => !today.canParse(text) || !URL.canParse(text))).toEqual([]);
  expect(new Set(corpus.map(schemeOf))).toEqual(new Set([name.startsWith("https") ? "https" : "http"]));
  if (name.includes("characters")) return;
  expect([...lengthsOf(corpus)].filter((length) => length < 40 || length > 80)).toEqual([]);
});

test.each([...notValid])("%s: nothing is a URL; the platform takes as many as the name says", (name, corpus) => {
  expect(corpus.filter((text) => registry.canParse(text))).toEqual([]);
  const taken = corpus.filter((text) => URL.canParse(text)).length;
  if (name !== "invalid") expect(taken).toBe(name.endsWith("taken by URL") ? COUNT : 0);
});

test.each(SCHEMES)("%s has only its own URLs, and its share of the mix", (scheme) => {
  expect(new Set(valid.get(scheme)?.map(schemeOf))).toEqual(new Set([scheme]));
  expect(valid.get("the mix")?.filter((text) => schemeOf(text) === scheme)).toHaveLength(COUNT / SCHEMES.length);
});

test.each(LENGTHS)("https and http have URLs of exactly %d characters", (length) => {
  const corpora = [ofToday.get(`https, ${characters(length)}`), valid.get(`http, ${characters(length)}`)];
  for (const corpus of corpora) expect(lengthsOf(corpus ?? [])).toEqual(new Set([length]));
});

test("the %-heavy corpus has at least one escape in six characters", () => {
  const all = valid.get("%-heavy")?.join("") ?? "";
  expect(all.split("%").length * 6).toBeGreaterThan(all.length);
});

test.each([...occurring])("%s: everything is a URL of today, also for the platform", (_, corpus) => {
  expect(corpus.filter((text) => !today.canParse(text) || !URL.canParse(text))).toEqual([]);
});

test.each([...occurring])("%s have the shares and lengths that were counted", (name, corpus) => {
  const shares = sharesOf[name] as (typeof sharesOf)[string];
  const perThousand = (expression: RegExp) => (corpus.filter((text) => expression.test(text)).length / COUNT) * 1_000;
  const expected: readonly (readonly [RegExp, number])[] = [
    [/^http:/, shares.http],
    [/^https?:\/\/www\./, shares.www],
    [/^https?:\/\/[^/?#]*:\d/, shares.port],
    [/^https?:\/\/[^/?#]*(?:[?#]|$)/, shares.noPath],
    [/^https?:\/\/[^/?#]*\/(?:[?#]|$)/, shares.depths[0] as number],
    [/^https?:\/\/[^/]*\/[^?#]*[A-Z]/, shares.capitals],
    [/\?/, shares.query],
    [/#/, shares.fragment],
    [/%/, shares.escapesInPath + shares.escapesInQuery],
  ];
  for (const [expression, share] of expected) {
    // Three standard deviations of a draw, and capitals of escapes.
    const margin = 3 * Math.sqrt((share * (1_000 - share)) / COUNT) + 12;
    expect(Math.abs(perThousand(expression) - share), String(expression)).toBeLessThan(margin);
  }
  const lengths = corpus.map(({ length }) => length);
  for (const [index, share] of [0.1, 0.25, 0.5, 0.75, 0.9].entries()) {
    const counted = shares.lengths[index + 1] as number;
    expect(Math.abs(quantile(lengths, share) / counted - 1), `${share}`).toBeLessThan(0.15);
  }
});

test.each(kinds)("$name: its texts are URLs, also for the platform, and their neighbours are not", (kind) => {
  expect(kind.texts.filter((text) => !kind.registry.canParse(text) || !URL.canParse(text))).toEqual([]);
  expect(kind.wrong.filter((text) => kind.registry.canParse(text))).toEqual([]);
});
