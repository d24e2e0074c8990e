import { rfc1738 as registry, registry as today } from "url1738";
import { describe, expect, test } from "vitest";
import { COUNT, characters, LENGTHS, mixed, notValid, ofToday, SCHEMES, valid } from "../corpora.ts";

const all = [...ofToday, ...valid, ...notValid];
const schemeOf = (text: string) => text.slice(0, text.indexOf(":"));

describe.each(all)("%s", (_name, corpus) => {
  test("has enough strings, all distinct, of ASCII", () => {
    expect(corpus.length).toBeGreaterThanOrEqual(COUNT);
    expect(new Set(corpus).size).toBe(corpus.length);
    expect(corpus.filter((text) => !/^[\x20-\x7e]+$/.test(text))).toEqual([]);
  });
});

test.each([...valid])("%s: everything is a URL, also for the platform", (_name, corpus) => {
  expect(corpus.filter((text) => !registry.canParse(text))).toEqual([]);
  expect(corpus.filter((text) => !URL.canParse(text))).toEqual([]);
});

test.each([...ofToday])("%s: everything is a URL of today, also for the platform", (name, corpus) => {
  expect(corpus.filter((text) => !today.canParse(text) || !URL.canParse(text))).toEqual([]);
  expect(new Set(corpus.map(schemeOf))).toEqual(new Set([name.startsWith("https") ? "https" : "http"]));
});

test.each([...ofToday].filter(([name]) => !name.includes("characters")))(
  "%s: of 40 to 80 characters",
  (_name, corpus) => {
    expect(corpus.filter((text) => text.length < 40 || text.length > 80)).toEqual([]);
  },
);

test.each([...notValid])("%s: nothing is a URL", (_name, corpus) => {
  expect(corpus.filter((text) => registry.canParse(text))).toEqual([]);
});

test("the platform accepts none or all of the strings, as the name says", () => {
  const taken = (name: string) => notValid.get(name)?.filter((text) => URL.canParse(text)).length;
  expect(taken("invalid, refused by URL too")).toBe(0);
  expect(taken("invalid, taken by URL")).toBe(COUNT);
});

test.each(SCHEMES)("the mix has its share of %s", (scheme) => {
  const own = valid.get("the mix")?.filter((text) => schemeOf(text) === scheme);
  expect(own?.length).toBe(COUNT / SCHEMES.length);
});

test.each(SCHEMES)("%s has only its own URLs", (scheme) => {
  expect(new Set(valid.get(scheme)?.map(schemeOf))).toEqual(new Set([scheme]));
});

test.each(LENGTHS)("https and http have URLs of exactly %d characters", (length) => {
  const corpora = [ofToday.get(`https, ${characters(length)}`), valid.get(`http, ${characters(length)}`)];
  expect(new Set(corpora.flatMap((corpus) => corpus?.map((text) => text.length)))).toEqual(new Set([length]));
});

test("the %-heavy corpus has at least one escape in six characters", () => {
  const corpus = valid.get("%-heavy") ?? [];
  const escapes = corpus.join("").match(/%/g)?.length ?? 0;
  expect(escapes * 6).toBeGreaterThan(corpus.join("").length);
});

test("the lines are URLs, the same in every run", () => {
  const lines = [...mixed(1, 500)];
  expect(lines).toEqual([...mixed(1, 500)]);
  expect(lines.filter((line) => !registry.canParse(line))).toEqual([]);
});
