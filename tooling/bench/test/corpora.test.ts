import { rfc1738 as registry, registry as today } from "url1738";
import { expect, test } from "vitest";
import { COUNT, characters, LENGTHS, notValid, ofToday, SCHEMES, valid } from "../corpora.ts";

const schemeOf = (text: string) => text.slice(0, text.indexOf(":"));
const lengthsOf = (texts: readonly string[]) => new Set(texts.map(({ length }) => length));

test.each([...ofToday, ...valid, ...notValid])("%s: enough strings, all distinct, of ASCII", (_, corpus) => {
  expect(corpus.length).toBeGreaterThanOrEqual(COUNT);
  expect(new Set(corpus).size).toBe(corpus.length);
  expect(corpus.filter((text) => !/^[\x20-\x7e]+$/.test(text))).toEqual([]);
});

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
