import { createRegistry, type UrlError, urlErrorOf } from "@url1738/core";
import {
  alpha,
  decimal,
  decodedText,
  defineScheme,
  digit,
  digits,
  list,
  login,
  optional,
  rule,
  sequence,
  some,
  times,
} from "@url1738/core/define";
import type { WholeScheme } from "@url1738/core/grammar";
import { ftp } from "@url1738/ftp";
import { advice, audit, diagnose, repair, secretsIn } from "@url1738/lint";
import { redact } from "@url1738/redact";
import { options } from "@url1738/rfc3986";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scheme, word } from "../x-safe.ts";

test("a URL says nothing of it", () => {
  expect((scheme as unknown as WholeScheme).secrets?.paths).toEqual(["token", "pins"]);
  expect(scheme.parse("x-safe:abc@here;1")).toEqual({ scheme: "x-safe", token: "abc", place: "here", pins: ["1"] });
});

test("audit reports it if it is there", () => {
  expect(audit(scheme, "x-safe:abc@here;1")).toMatchObject([
    { code: "secret", component: "token", severity: "warning" },
    { code: "secret", component: "pins", severity: "warning" },
  ]);
  expect(audit(scheme, "x-safe:@here")).toEqual([]);
});

test("it is found, and masked", () => {
  const hidden = (text: string) => redact(text, { single: true, also: secretsIn(scheme, text) });
  expect(hidden("x-safe:abc@here;1;2")).toBe("x-safe:***@here***");
  expect(hidden("x-safe:here")).toBe("x-safe:here");
  expect(hidden("X-SAFE:ab^c@here")).toBe("X-SAFE:***");
  expect(hidden("x-safe:abc@here;1x;2")).toMatch(/^x-safe:\*\*\*@?\w*\*\*\*$/);
  expect(secretsIn(createRegistry([scheme]), "y:abc")).toEqual([]);
  expect(secretsIn(createRegistry([scheme, ftp]), "ftp://h/x-safe:abc@here")).toEqual([]);
});

test.each([" ", '"', "<", "<URL:", "\n", "(see: ", "\u200b"])("it is found after %j, which slipped in", (before) => {
  for (const source of [scheme, createRegistry([scheme])])
    expect(
      redact(`${before}x-safe:a^c@here`, { single: true, also: secretsIn(source, `${before}x-safe:a^c@here`) }),
    ).toBe(`${before}x-safe:***`);
});

/** Returns all errors of a text. */
function errorsOf(text: string): readonly UrlError[] {
  const result = scheme.safeParse(text);
  const repaired = repair(scheme, text);
  const standard = scheme["~standard"].validate(text);
  return [
    ...(result.ok ? [] : [result.error]),
    ...(standard instanceof Promise || standard.issues === undefined ? [] : (standard.issues as unknown as UrlError[])),
    ...diagnose(scheme, text),
    ...(repaired.ok ? [] : [repaired.error]),
  ];
}

test("no error shows a found character of one, or a replacement", () => {
  const errors = errorsOf("x-safe:a\u00e9c@here");
  expect(errors.length).toBeGreaterThan(2);
  for (const error of errors) {
    expect(error).not.toHaveProperty("found");
    expect(error.message).toMatch(/^Masked text is not allowed here/);
    // Only the fix, which people do not read, may contain an escape from within a secret.
    expect(JSON.stringify({ ...error, fix: undefined })).not.toMatch(/\u00e9|%C3/i);
  }
  expect(() => scheme.parse("x-safe:a\u00e9c@here")).toThrow(/^Masked text is not allowed here/);
  expect(() => scheme.build({ token: "a", place: "here", pins: ["0"] })).toThrow("A pin is not zero.");
});

test("only the error of a secret omits the found text if it breaks a rule beyond the grammar", () => {
  expect(scheme.safeParse("x-safe:nowhere")).toMatchObject({ error: { component: "place", found: "n".charCodeAt(0) } });
  const [error] = errorsOf("x-safe:here;0");
  expect(error).toMatchObject({ component: "pins[0]", message: "A pin is not zero." });
  expect(error).not.toHaveProperty("found");
});

describe("only a character that may be a part of one is masked", () => {
  const pin = decodedText("pin", times(4, 4, digit), { secret: true });
  const box = sequence(decodedText("box", some(alpha)), "/", pin, optional(";key=", decodedText("key", some(alpha))));
  const given = options("given", {
    size: decimal("size", digits, 9),
    pin: decodedText("pin", digits, { secret: true }),
  });
  const boxes = defineScheme({ name: "x-box", schemepart: box, access: "It is a box." });
  const query = sequence("/", optional("?", given));
  const queries = defineScheme({ name: "x-query", schemepart: query, access: "It is a query." });
  const registry = createRegistry([boxes, queries], { advice });

  test.each([
    ["before it", "x-box:a\u00e9/1234", "\u00e9", "x-box:a\u00e9***"],
    ["in it", "x-box:a/12\u00e94", undefined, "x-box:a/***"],
    ["one too many in it", "x-box:a/12345", undefined, "x-box:a/***"],
    ["after it", "x-box:a/1234;key=b\u00e9c", "\u00e9", "x-box:a/***;key=b\u00e9***"],
    ["where only literals can follow", "x-box:a/1234;1234", undefined, "x-box:a/***;***"],
    ["another field of the same query", "x-query:/?size=1x&pin=2", "x", "x-query:/?size=1x&pin=***"],
    [
      "another field with what no query has",
      "x-query:/?pin=2&size=1\u00e9",
      "\u00e9",
      "x-query:/?pin=***&size=1\u00e9",
    ],
    ["the name of a field", "x-query:/?pen=2", "p", "x-query:/?pen=2"],
    ["the field itself", "x-query:/?size=1&pin=2x", undefined, "x-query:/?size=1&pin=***"],
    ["the field itself with what no query has", "x-query:/?size=1&pin=2\u00e9", undefined, "x-query:/?size=1&pin=***"],
  ])("%s", (_, text, found, shown) => {
    const result = registry.safeParse(text);
    const error = result.ok ? undefined : result.error;
    expect(error?.found).toBe(found?.codePointAt(0));
    expect(/masked text/i.test(error?.message ?? "")).toBe(found === undefined);
    // Nor does any advice.
    if (found === undefined) expect(JSON.stringify({ ...error, fix: undefined })).not.toMatch(/\u00e9|%C3/i);
    expect(redact(text, { single: true, also: secretsIn(registry, text) })).toBe(shown);
  });
});

test("nor do build and format, of a value that is refused", () => {
  const refused = (run: () => unknown) => {
    try {
      run();
    } catch (thrown) {
      return urlErrorOf(thrown);
    }
    return undefined;
  };
  const value = { scheme: "x-safe", token: undefined, place: "here", pins: ["1", "2^3"] } as const;
  for (const error of [refused(() => scheme.format(value as never)), refused(() => scheme.build(value as never))]) {
    expect(error).toMatchObject({ code: "invalid-value", component: "pins[1]" });
    expect(error?.message).toMatch(/^Masked text is not allowed here/);
    expect(JSON.stringify(error)).not.toMatch(/\^|%5E/);
  }
  expect(refused(() => scheme.format({ ...value, pins: [], place: "he^re" } as never))).toMatchObject({ found: 94 });
});

describe("a name that says it", () => {
  const letters = rule("letters", some(alpha));
  const named = defineScheme({
    name: "x-named",
    schemepart: sequence(
      "//",
      login,
      "/",
      decodedText("apiKey", letters),
      ";",
      decodedText("tokenType", letters),
      list("tokens", decodedText("item", letters), ",", "before"),
      ";",
      decodedText("secretWord", letters, { secret: false }),
    ),
    access: "It designates nothing.",
  });
  const url = "x-named://u:pw@h.dom/abc;def,ghi;jkl";

  test("makes a component or a list secret, unless its scheme says that it is none", () => {
    expect((named as unknown as WholeScheme).secrets?.paths).toEqual(["apiKey", "tokens"]);
    expect(redact(url, { single: true, also: secretsIn(named, url) })).toBe("x-named://u:***@h.dom/***;def***;jkl");
    expect(audit(named, url).map(({ code, component }) => [code, component])).toEqual([
      ["password", "password"],
      ["secret", "apiKey"],
      ["secret", "tokens"],
    ]);
  });

  test("no error shows a character of it, only of others", () => {
    const refused = (parts: object) => () => named.build({ ...named.parse(url), ...parts } as never);
    expect(refused({ apiKey: "a^b" })).toThrow(/^Masked text is not allowed/);
    expect(refused({ tokens: ["a^b"] })).toThrow(/^Masked text is not allowed/);
    expect(refused({ tokenType: "a^b" })).toThrow(/^"%" is not allowed/);
    expect(refused({ secretWord: "a^b" })).toThrow(/^"%" is not allowed/);
  });

  test("the password of a login hides nothing of a host", () => {
    expect(secretsIn(createRegistry([ftp]), "ftp://h.dom:80/a b")).toEqual([]);
    expect((ftp as unknown as WholeScheme).secrets).toBeUndefined();
  });
});

test("advice that is nothing but a sentence could show it, and is not given", () => {
  const told = defineScheme({
    name: "x-told",
    schemepart: decodedText("code", word, { secret: true, hint: ({ found }) => `Leave out the ${found}.` }),
    access: "It designates a code.",
  });
  const result = told.safeParse("x-told:a^b");
  expect(result).toMatchObject({ ok: false, error: { message: expect.stringMatching(/^Masked text/) } });
  expect(JSON.stringify(result)).not.toContain("^");
});

test("whatever the secret, no error contains a character that occurs only in it", () => {
  const characters = fc.string({
    unit: fc.constantFrom("\u0416", "^", "|", "\u{1f511}", "\n", "~", "a"),
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(characters, (token) => {
      for (const error of errorsOf(`x-safe:${token}@here`)) {
        const shown = `${error.message} ${error.hint ?? ""}`;
        expect(error).not.toHaveProperty("found");
        expect(shown).not.toMatch(/[\u0416^|~\u{1f511}]|%D0|%5E|%7C|%F0|%7E|line feed/u);
      }
    }),
  );
});
