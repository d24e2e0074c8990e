import { readFileSync } from "node:fs";
import { bnf } from "@url1738/core/define";
import { definitions } from "url1738/definitions";
import { describe, expect, test } from "vitest";

/** The rules that a scheme states in other words than §5, and why they mean the same. */
const otherwise: Readonly<Record<string, { readonly ours: string; readonly why: string }>> = {
  domainlabel: {
    ours: '1*alphadigit *[ 1*"-" 1*alphadigit ]',
    why: "no repetition eats what must follow it: linear time",
  },
  toplabel: {
    ours: 'alpha *alphadigit *[ 1*"-" 1*alphadigit ]',
    why: "no repetition eats what must follow it: linear time",
  },
  fpath: {
    ours: '*[ fsegment "/" ] fsegment',
    why: "§3.2.2 and §3.10 tell the directories from the name at the end",
  },
  fileurl: {
    ours: '"file://" [ host ] "/" fpath',
    why: '"localhost" is a host by its spelling',
  },
  waisurl: {
    ours: '"wais://" hostport "/" database [ "?" search | "/" wtype "/" wpath ]',
    why: "what the three alternatives share is stated once",
  },
  prosperourl: {
    ours: '"prospero://" hostport "/" ppath *[ ";" fieldname "=" fieldvalue ]',
    why: "fieldspec is written out, because the list of fields is separated by its semicolon",
  },
};

/** The rules that no scheme's grammar names, and why. */
const unnamed: Readonly<Record<string, string>> = {
  genericurl: "what a scheme's name and its grammar make together",
  url: "what a registry of all ten schemes is",
  otherurl: "the generic fallback",
  scheme: "the first part of every URL, read before any grammar",
  schemepart: "the generic fallback",
  "ip-schemepart": "ipSchemePart",
  urlpath: "ipSchemePart",
  waisdatabase: "part of waisurl",
  waisindex: "part of waisurl",
  waisdoc: "part of waisurl",
  fieldspec: "part of prosperourl",
  national: "never part of a URL",
  punctuation: "never part of a URL",
};

function rules(text: string): readonly (readonly [name: string, right: string])[] {
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.map((line) => {
    const [name = "", right = ""] = line.replace(/ ; .*$/, "").split(/ = (.*)/);
    return [name, right.replace(/\](?=\])/g, "] ")];
  });
}

const section5 = new Map(rules(readFileSync(new URL("../section-5.txt", import.meta.url), "utf8")));

describe.each(definitions.map((definition) => [definition.name, definition] as const))("%s", (name, definition) => {
  test.each(rules(bnf(definition)))("%s", (rule, right) => {
    // The prose widens it: "Within the gopher-path, no characters are reserved" (§3.4.1).
    const widened = name === "gopher" && rule === "search" ? "*xchar" : undefined;
    expect(right).toBe(widened ?? otherwise[rule]?.ours ?? section5.get(rule));
  });
});

test("every rule of §5 is a rule of some scheme, or there is a known reason why not", () => {
  const printed = new Set(definitions.flatMap((definition) => rules(bnf(definition)).map(([rule]) => rule)));
  expect([...section5.keys()].filter((rule) => !printed.has(rule)).sort()).toEqual(Object.keys(unnamed).sort());
});

test("no exception is unnecessary", () => {
  for (const [rule, { ours }] of Object.entries(otherwise)) expect(section5.get(rule)).not.toBe(ours);
});
