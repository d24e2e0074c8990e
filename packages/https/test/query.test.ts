import { urlErrorOf } from "@url1738/core";
import { accepts, machineOf } from "@url1738/core/grammar";
import { https } from "@url1738/https";
import { type QueryPair, readQuery, writeQuery } from "@url1738/https/query";
import { query } from "@url1738/rfc3986";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DRAWS } from "../../../tooling/build/vitest/draws.ts";

describe("a query is read, and written in one spelling", () => {
  test.each<[query: string | undefined, pairs: readonly QueryPair[], spelling?: string]>([
    [undefined, []],
    ["", [{ name: "" }]],
    ["a", [{ name: "a" }]],
    ["a=", [{ name: "a", value: "" }]],
    ["=", [{ name: "", value: "" }]],
    ["=b", [{ name: "", value: "b" }]],
    ["a=b=c", [{ name: "a", value: "b=c" }], "a=b%3Dc"],
    ["a&&b", [{ name: "a" }, { name: "" }, { name: "b" }]],
    ["&", [{ name: "" }, { name: "" }]],
    [
      "a=1&a=2",
      [
        { name: "a", value: "1" },
        { name: "a", value: "2" },
      ],
    ],
    ["q=a+b%20c%2Bd", [{ name: "q", value: "a b c+d" }], "q=a+b+c%2Bd"],
    ["a%3Db=c%26d", [{ name: "a=b", value: "c&d" }]],
    ["%7Eanna=~", [{ name: "~anna", value: "~" }], "~anna=~"],
    ["q=caf%c3%a9", [{ name: "q", value: "café" }], "q=caf%C3%A9"],
    ["q=caf%E9", [{ name: "q", value: "caf\udce9" }]],
    ["q=%EF%BB%BFa", [{ name: "q", value: "\ufeffa" }]],
    ["p=a/b?c:d@e", [{ name: "p", value: "a/b?c:d@e" }], "p=a%2Fb%3Fc%3Ad%40e"],
    ["a;b=*-._", [{ name: "a;b", value: "*-._" }], "a%3Bb=*-._"],
    ["%00", [{ name: "\0" }]],
    ["__proto__=1", [{ name: "__proto__", value: "1" }]],
  ])("%j", (query, pairs, spelling = query) => {
    expect(readQuery(query)).toEqual(pairs);
    expect(writeQuery(pairs)).toBe(spelling);
  });
});

test("whatever https takes as a query is read, and written as a query of the same pairs", () => {
  const piece = fc.constantFrom(..."az09-._~!$&'()*+,;=:@/?", "%41", "%C3%A9", "%e9", "%2B", "%3D", "%26", "%00");
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const { query } = https.parse(`https://h/?${pieces.join("")}`);
      const spelling = writeQuery(readQuery(query));
      expect(readQuery(spelling)).toEqual(readQuery(query));
      expect(writeQuery(readQuery(spelling))).toBe(spelling);
      expect(https.parse(`https://h/?${spelling}`).query).toBe(spelling);
    }),
  );
});

test("the platform reads the same names and values, where they are UTF-8", () => {
  const piece = fc.constantFrom(..."az~*+=&;/", "%41", "%C3%A9", "%2B", "%3D");
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const named = readQuery(pieces.join("")).filter(({ name, value }) => name !== "" || value !== undefined);
      expect(named.map(({ name, value = "" }) => [name, value])).toEqual([...new URLSearchParams(pieces.join(""))]);
    }),
  );
});

describe("a text that is no query is refused at its first wrong character", () => {
  test.each<[query: unknown, code: string, index?: number]>([
    ["a b", "syntax", 1],
    ["a#b", "syntax", 1],
    ["a=%zz", "syntax", 2],
    ["a=%4", "syntax", 2],
    ["a=é", "syntax", 2],
    ["a[]=1", "syntax", 1],
    [null, "invalid-value"],
    [7, "invalid-value"],
    [{}, "invalid-value"],
  ])("%j", (query, code, index) => {
    try {
      readQuery(query as string);
      expect.unreachable();
    } catch (thrown) {
      const { code: own, component, index: at } = urlErrorOf(thrown) ?? {};
      expect([own, component, at]).toEqual([code, "query", index]);
    }
  });
});

describe("what is no list of decoded pairs is refused, with its path", () => {
  test.each<[pairs: unknown, component: string]>([
    [undefined, "query"],
    [{ a: 1 }, "query"],
    [new URLSearchParams("a=1"), "query"],
    [[["a", "1"]], "query[0]"],
    [[{ name: "a" }, null], "query[1]"],
    [Array(1), "query[0]"],
    [[{ name: "a" }, { value: "1" }], "query[1].name"],
    [[{ name: 1 }], "query[0].name"],
    [[{ name: "a", value: null }], "query[0].value"],
    [[{ name: "a", value: "\ud800" }], "query[0].value"],
    [[{ name: "a", values: "1" }], "query[0].values"],
  ])("%j", (pairs, component) => {
    try {
      writeQuery(pairs as QueryPair[]);
      expect.unreachable();
    } catch (thrown) {
      expect(urlErrorOf(thrown)).toMatchObject({ code: "invalid-value", component });
    }
  });
});

// `readQuery` refuses the texts that the rule `query` of RFC 3986 does not have by an expression that looks at three characters at most. So
// it is proved to be right by all texts of three characters, one of each class that either of them tells apart, after any text and before any.

const machine = machineOf(query);
const isOfRule = (text: string) => accepts(machine, text);

/** Returns the index at which `readQuery` refuses a text; -1 for a query. */
function refusedAt(text: string): number {
  try {
    readQuery(text);
    return -1;
  } catch (thrown) {
    return (thrown as { readonly index: number }).index;
  }
}

/** Tells which texts of a character both accept, as one string. */
const signatureOf = (character: string) =>
  [character, `%${character}0`, `%0${character}`, `${character}00`]
    .flatMap((text) => [isOfRule(text), refusedAt(text) < 0])
    .map(Number)
    .join("");

test("readQuery refuses exactly what is not of the rule query, at the same character", () => {
  // No class begins after Latin-1: by day, the first unit of each block stands for those.
  const codes = [...Array(0x10000).keys()].filter((code) => DRAWS >= 1 || code < 0x100 || code % 0x40 === 0);
  const units = codes.map((code) => String.fromCharCode(code));
  const classes = new Map(units.map((unit) => [signatureOf(unit), unit]));
  // Raw characters, hexadecimal digits among them and others, `%`, and all that no query has.
  expect(classes.size).toBe(4);
  let texts = [""];
  for (let length = 0; length < 6; length++) {
    texts = texts.flatMap((text) => [...classes.values()].map((unit) => text + unit));
    for (const text of texts) {
      const at = refusedAt(text);
      expect([text, at < 0]).toEqual([text, isOfRule(text)]);
      // What comes before can still become a query, and nothing does with the character.
      if (at >= 0) expect([text, isOfRule(text.slice(0, at))]).toEqual([text, true]);
    }
  }
  expect(texts).toHaveLength(4 ** 6);
});
