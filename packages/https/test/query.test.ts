import { urlErrorOf } from "@url1738/core";
import { https } from "@url1738/https";
import { type QueryPair, readQuery, writeQuery } from "@url1738/https/query";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

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
