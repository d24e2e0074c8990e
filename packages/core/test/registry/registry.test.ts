import { createRegistry, type Url1738Error, urlErrorOf } from "@url1738/core";
import { decodedText, defineScheme, many, uchar } from "@url1738/core/define";
import { advice } from "@url1738/lint";
import { describe, expect, test } from "vitest";
import { errorOf } from "../error-of.ts";
import { scheme as xHost } from "../x-host.ts";

const xText = defineScheme({
  name: "x-text",
  schemepart: decodedText("text", many(uchar)),
  access: "It designates its own text.",
});

const registry = createRegistry([xHost, xText]);

describe("a registry", () => {
  test("parses by the scheme, in any case", () => {
    expect(registry.parse("x-host://H:8")).toEqual({ scheme: "x-host", host: "h", port: 8 });
    expect(registry.parse("X-Text:a%2F")).toEqual({ scheme: "x-text", text: "a/" });
  });

  test("builds, formats and accesses by the scheme", () => {
    expect(registry.build({ scheme: "x-host", host: "H" })).toEqual({ scheme: "x-host", host: "h", port: 7 });
    expect(registry.format({ scheme: "x-text", text: "/" })).toBe("x-text:%2F");
    expect(errorOf(() => registry.access({ scheme: "x-text", text: "/" }))).toMatchObject({
      code: "no-access",
      hint: "It designates its own text.",
    });
    expect(errorOf(() => registry.access({ scheme: "x-text", text: "\ud800" }))).toMatchObject({
      code: "invalid-value",
    });
  });

  test.each([
    ["", "no-scheme", 0],
    ["x-host", "no-scheme", 6],
    [":", "no-scheme", 0],
    ["x host:", "no-scheme", 1],
    ["\ufeffx-host://h", "no-scheme", 0],
    ["x-hos\u212a://h", "no-scheme", 5],
    ["y://h", "unknown-scheme", 0],
    ["X-HOST1://h", "unknown-scheme", 0],
    ["__proto__:x", "no-scheme", 0],
    ["constructor:x", "unknown-scheme", 0],
    ["x-host://h".padEnd(1_048_577, "h"), "too-long", 1_048_576],
  ])("%.20j: %s at %i", (text, code, index) => {
    expect(registry.safeParse(text)).toMatchObject({ ok: false, error: { code, index } });
    expect(registry.canParse(text)).toBe(false);
    expect(errorOf(() => registry.parse(text))).toMatchObject({ code, index });
  });

  test.each([[undefined], [null], [0], [1n], [{}], [["x-host://h"]], [new String("x-host://h")], [Symbol("s")]])(
    "%s is not a string",
    (value) => {
      expect(registry.safeParse(value)).toMatchObject({ ok: false, error: { code: "not-a-string" } });
      expect(registry.canParse(value)).toBe(false);
    },
  );

  test.each([[undefined], [null], [{}], ["x-host://h"], [{ scheme: 1 }], [{ scheme: "y" }]])(
    "%s is spelt by no scheme",
    (value) => {
      for (const spell of [registry.format, registry.build])
        expect(errorOf(() => spell(value as never))).toMatchObject({
          code: expect.stringMatching("invalid-value|unknown-scheme"),
        });
    },
  );

  test("a value that cannot be read is an error as well", () => {
    const trap = () => {
      throw new Error("trap");
    };
    const unreadable = new Proxy({}, { get: trap, ownKeys: trap });
    expect(errorOf(() => registry.format(unreadable as never))).toMatchObject({
      code: "invalid-value",
      component: "scheme",
    });
  });

  test("a scheme given twice is an error that says what to do", () => {
    expect(errorOf(() => createRegistry([xHost, xText, xHost]))).toMatchObject({
      code: "invalid-definition",
      scheme: "x-host",
      message: 'The scheme "x-host" is given twice, at the indices 0 and 2; leave one out.',
    });
  });

  test("the methods can be taken off", () => {
    const { parse, format, safeParse, canParse, build } = registry;
    expect(format(parse("x-text:a"))).toBe("x-text:a");
    expect([safeParse("x-text:a").ok, canParse("x-text:a"), build({ scheme: "x-text", text: "a" })]).toEqual([
      true,
      true,
      { scheme: "x-text", text: "a" },
    ]);
  });
});

describe("the thrown error", () => {
  test("is an Error around the record", () => {
    const result = registry.safeParse("x-host://h:x");
    try {
      registry.parse("x-host://h:x");
      expect.unreachable();
    } catch (thrown) {
      expect(thrown).toBeInstanceOf(Error);
      const error = thrown as Url1738Error;
      expect(error.error).toEqual(result.ok ? undefined : result.error);
      expect([error.name, error.code, error.index, error.message]).toEqual([
        "Url1738Error",
        "syntax",
        11,
        error.error.message,
      ]);
      expect(JSON.parse(JSON.stringify(error))).toEqual(error.error);
    }
  });

  test("has the hint and the fix of the record", () => {
    try {
      createRegistry(registry.schemes, { advice }).parse("x-text:a b");
      expect.unreachable();
    } catch (thrown) {
      const { hint, fix } = thrown as Url1738Error;
      expect([hint, fix]).toEqual(["Write %20 instead.", { index: 8, end: 9, replacement: "%20", sure: true }]);
    }
  });

  test("is recognised by its brand, whichever copy made it", () => {
    const record = structuredClone(errorOf(() => registry.parse("x")));
    expect(urlErrorOf(record)).toBe(record);
    expect(urlErrorOf({ error: record })).toBe(record);
    for (const other of [undefined, null, "x", {}, new Error("x"), { error: {} }])
      expect(urlErrorOf(other)).toBeUndefined();
  });

  test("is also there in JSON, in a copy and in a comparison", () => {
    const result = xHost.safeParse("x-host:");
    const plain = { ok: false, error: result.ok ? undefined : result.error };
    const copies = [{ ...result }, structuredClone(result), JSON.parse(JSON.stringify(result)), new Proxy(result, {})];
    for (const copy of [result, ...copies]) expect(copy).toStrictEqual(plain);
  });

  test("is computed once", () => {
    const result = xHost.safeParse("x-host:");
    const [once, twice] = [0, 1].map(() => (result.ok ? undefined : result.error));
    expect(once).toBeDefined();
    expect(twice).toBe(once);
  });
});

test.each<[why: string, given: unknown]>([
  ["a scheme for an array", xText],
  ["nothing for an array", undefined],
])("%s is refused", (_, given) => {
  expect(errorOf(() => createRegistry(given as never))).toMatchObject({
    code: "invalid-definition",
    message: "createRegistry takes an array of schemes.",
  });
});
