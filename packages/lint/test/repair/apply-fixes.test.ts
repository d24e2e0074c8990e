import { createRegistry } from "@url1738/core";
import { advice, applyFixes, diagnose, repair } from "@url1738/lint";
import { describe, expect, test } from "vitest";
import { registry } from "../x-schemes.ts";

describe("applyFixes", () => {
  const text = "x-file://h/~a b#c";
  const errors = diagnose(registry, text);

  test("applies the sure fixes of all errors", () => {
    expect(applyFixes(text, errors)).toEqual({
      text: "x-file://h/%7Ea%20b#c",
      changes: [
        { index: 11, end: 12, replacement: "%7E" },
        { index: 13, end: 14, replacement: "%20" },
      ],
    });
  });

  test("and the likely ones on request", () => {
    const { text: fixed } = applyFixes(text, errors, { likely: true });
    expect(repair(registry, text, { likely: true })).toMatchObject({ ok: true, href: fixed });
    expect(fixed).toBe("x-file://h/%7Ea%20b");
  });

  test("of one error, its fix alone", () => {
    const result = createRegistry(registry.schemes, { advice }).safeParse(text);
    expect(result.ok ? undefined : applyFixes(text, result.error).text).toBe("x-file://h/%7Ea b#c");
    expect(applyFixes(text, [])).toEqual({ text, changes: [] });
  });

  test("of two fixes that change the same part, the one that begins first", () => {
    const [error] = errors;
    const fixOf = (index: number, end: number) =>
      ({ ...error, fix: { index, end, replacement: "", sure: true } }) as never;
    expect(applyFixes("abcdef", [fixOf(2, 4), fixOf(1, 3), fixOf(4, 5)]).text).toBe("adf");
  });

  test("of anything but a string and errors, nothing foreign is thrown", () => {
    for (const errors of [undefined, null, 5, {}, [null], [{ fix: { index: "a" } }]])
      expect(applyFixes("a b", errors as never)).toEqual({ text: "a b", changes: [] });
    for (const given of [undefined, 5, Symbol("s")])
      expect(() => applyFixes(given as never, [])).toThrow(expect.objectContaining({ name: "Url1738Error" }));
  });
});
