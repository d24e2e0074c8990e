import { createRegistry, safeBuild, safeFormat } from "@url1738/core";
import {
  decimal,
  decodedText,
  defineScheme,
  digits,
  many,
  optional,
  rule,
  schemeDefinition,
  sequence,
  uchar,
} from "@url1738/core/define";
import { derivedDefinition } from "@url1738/derive";
import { advice, diagnose, repair } from "@url1738/lint";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, expect, test } from "vitest";
import { withoutGrowth } from "../../../testkit/test/without-growth.ts";

const definition = schemeDefinition({
  name: "x-pages",
  schemepart: sequence(
    decodedText("title", rule("title", many(uchar))),
    "/",
    decimal("first", digits, 99),
    optional("-", decimal("last", digits, 99)),
  ),
  check: ({ title, first, last }) => [
    ...(last !== undefined && last < first
      ? [{ component: "last" as const, message: "The last page is not before the first.", hint: "Swap them." }]
      : []),
    ...(title === "" && first > 9
      ? [{ component: "first" as const, message: "A book without a title is short." }]
      : []),
    ...(title === "whole" && last === undefined
      ? [{ component: "last" as const, message: "Of a whole, say the last." }]
      : []),
  ],
  access: "It designates pages of a book.",
});
const pages = defineScheme(definition);

const examples: Examples = {
  urls: [
    { url: "x-pages:a/1-2", value: { title: "a", first: 1, last: 2 } },
    { url: "x-pages:/9", value: { title: "", first: 9 } },
  ],
  errors: [
    {
      why: "a rule of two components",
      url: "x-pages:a/2-01",
      code: "not-allowed",
      index: 12,
      end: 14,
      component: "last",
    },
    {
      why: "of several errors, the leftmost",
      url: "x-pages:/12-11",
      code: "not-allowed",
      index: 9,
      end: 11,
      component: "first",
    },
    {
      why: "a component that is not there",
      url: "x-pages:whole/1",
      code: "not-allowed",
      index: 15,
      end: 15,
      component: "last",
    },
    {
      why: "first the rules of the components",
      url: "x-pages:a/100-99",
      code: "not-allowed",
      index: 10,
      end: 13,
      component: "first",
    },
  ],
  parts: [
    { parts: { title: "a", first: "01", last: 1 }, url: "x-pages:a/1-1" },
    { parts: { title: "a", first: 2, last: 1 }, refused: "last" },
  ],
  refused: [{ value: { title: "a", first: 2, last: 1 }, component: "last" }],
};

describe("a scheme with rules across components", () => {
  for (const { name, run } of withoutGrowth(conformance(pages, definition, examples))) test(name, run);
});

describe("a scheme that is derived from it", () => {
  const derived = derivedDefinition(definition, { name: "x-copy", access: "It designates pages of a copy." });
  const copy = defineScheme(derived);

  test("has them as well", () => {
    expect(copy.canParse("x-copy:a/1-2")).toBe(true);
    expect(copy.canParse("x-copy:a/2-1")).toBe(false);
  });

  test("or its own", () => {
    const other = defineScheme(
      derivedDefinition(definition, { name: "x-b", check: () => [], access: "It designates pages." }),
    );
    expect(other.canParse("x-b:a/2-1")).toBe(true);
  });
});

test("the error says what is wrong, and what to do", () => {
  expect(createRegistry([pages], { advice }).safeParse("x-pages:a/2-1")).toMatchObject({
    ok: false,
    error: {
      message: "The last page is not before the first.",
      hint: "Swap them.",
      component: "last",
      index: 12,
      end: 13,
    },
  });
  expect(safeFormat(pages, { scheme: "x-pages", title: "a", first: 2, last: 1 })).toMatchObject({
    error: {
      code: "invalid-value",
      component: "last",
      message: expect.stringContaining("The last page is not before the first."),
    },
  });
  expect(safeBuild(pages, { title: "a", first: 2, last: 1 })).toMatchObject({
    error: { code: "invalid-value", component: "last" },
  });
});

test("diagnose and repair know of it", () => {
  expect(diagnose(pages, "x-pages:/12-11").map(({ component }) => component)).toEqual(["first", "last"]);
  expect(repair(pages, "x-pages:a b/2-1")).toMatchObject({ ok: false, error: { component: "last" } });
});

test("an error that the author's function throws is the author's", () => {
  const broken = defineScheme({
    ...definition,
    check: () => {
      throw new RangeError("x");
    },
  } as never) as typeof pages;
  expect(broken.safeParse("x-pages:a/1").ok).toBe(false);
  expect(broken.canParse("x-pages:a/1")).toBe(false);
});

test("a check cannot change the value", () => {
  const vain = defineScheme({
    name: "x-vain",
    schemepart: decodedText("word", rule("word", many(uchar))),
    check: (url) => {
      Object.assign(url, { word: "changed", more: true });
      return [];
    },
    access: "It designates a word.",
  });
  expect(vain.parse("x-vain:a")).toEqual({ scheme: "x-vain", word: "a" });
  expect(vain.format(vain.build({ word: "b" }))).toBe("x-vain:b");
  expect(vain["~standard"].validate("x-vain:a")).toEqual({ value: { scheme: "x-vain", word: "a" } });
});
