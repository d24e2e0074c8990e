import { alpha, digits, lowalpha, optional, sequence, some, unescapedText } from "@url1738/core/grammar";
import { describe, expect, test, vi } from "vitest";
import { quickReader } from "../../src/machines/quick-reader.ts";
import { componentsReader } from "../../src/machines/reader.ts";
import { caseFiles, casesIn } from "./cases.ts";
import { checkReaders } from "./check-readers.ts";
import { SITE } from "./site.ts";

/** A text and others like it: with escapes, in capitals, and longer than the plain form may be without a check. */
function* textsLike(text: string): Iterable<string> {
  yield text;
  yield text.toUpperCase();
  yield `${text}%41`;
  yield text.replace(/[a-z]/i, "%4");
  for (let index = 0; index < text.length; index++)
    yield text.slice(0, index) + text.charAt(index).repeat(64) + text.slice(index + 1);
}

describe.each(caseFiles)("%s: it agrees with the strict reader", (file) => {
  test.each(casesIn(file))("%s", (_, grammar, rows) => {
    checkReaders(
      grammar,
      rows.flatMap(([input, result]) => [input, result].flatMap((text) => [...textsLike(text)])),
    );
  });
});

describe("what is plain", () => {
  const check = vi.fn((text: string) =>
    text.length > 63 ? [{ index: 0, end: text.length, message: "It is too long." }] : [],
  );
  const lowerCase = (text: string) => text.toLowerCase();
  const name = unescapedText("name", some(alpha), lowerCase, { plain: some(lowalpha), check });
  const grammar = sequence(name, optional("-", unescapedText("number", digits)));
  const strict = componentsReader(grammar, "[xX]:", SITE);
  const read = vi.fn(strict.read);
  const quick = quickReader(grammar, "[xX]:", "x:", { ...strict, read });
  const asked = () => [check, read].map(({ mock }) => mock.calls.splice(0).length > 0);

  test("needs neither the check nor the strict reader", () => {
    expect(quick.read(`x:${"a".repeat(63)}-1`)?.slice(1)).toEqual(["a".repeat(63), "1"]);
    expect(quick.test(`x:${"a".repeat(63)}-1`)).toBe(true);
    expect(asked()).toEqual([false, false]);
  });

  test("is checked where it is longer than a label", () => {
    expect(quick.read(`x:${"a".repeat(64)}`)).toBeUndefined();
    expect(asked()).toEqual([true, false]);
    expect(quick.test(`x:${"a".repeat(64)}`)).toBe(false);
    expect(asked()).toEqual([true, false]);
  });

  test("does not become longer by what has no check", () => {
    expect(quick.test(`x:a-${"1".repeat(64)}`)).toBe(true);
    expect(asked()).toEqual([false, false]);
  });

  test.each([["x:aB"], ["X:ab"]])("is not %s, so the strict reader is asked", (text) => {
    expect(quick.read(text)?.slice(1)).toEqual(["ab", undefined]);
    expect(asked()).toEqual([true, true]);
  });
});

test("nothing is compiled before it is needed", () => {
  const compile = vi.spyOn(globalThis, "RegExp");
  try {
    const grammar = unescapedText("name", some(alpha));
    const strict = componentsReader(grammar, "x:", SITE);
    const quick = quickReader(grammar, "x:", "x:", strict);
    expect(compile).not.toHaveBeenCalled();
    expect(quick.test("x:a")).toBe(true);
    expect(compile).toHaveBeenCalledTimes(1);
  } finally {
    compile.mockRestore();
  }
});
