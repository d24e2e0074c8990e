import { createRegistry, defineScheme, diagnose, generate, repair, schemeDefinition } from "@url1738/core";
import {
  decodedText,
  list,
  login,
  many,
  oneOf,
  optional,
  rule,
  sequence,
  some,
  uchar,
  xchar,
} from "@url1738/core/grammar";
import { http } from "@url1738/http";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { edited } from "../../src/inspect/fixes.ts";

const fileDefinition = schemeDefinition({
  name: "x-file",
  defaultPort: 7,
  schemepart: sequence(
    "//",
    login,
    optional("/", list("path", decodedText("segment", rule("segment", many(uchar))), "/", "between")),
    optional("?", decodedText("query", rule("query", many(oneOf(uchar, "=&"))))),
  ),
  access: "It designates a file.",
});
const xFile = defineScheme(fileDefinition);

const xWord = defineScheme({
  name: "x-word",
  schemepart: decodedText("word", some(xchar)),
  access: "It designates a word.",
});

const registry = createRegistry([xFile, xWord]);

/** The places of all violations: index, component and advice. */
function places(text: unknown) {
  return diagnose(registry, text).map(({ index, component, hint }) => [index, component, hint]);
}

describe("diagnose finds every violation", () => {
  test.each<[text: string, places: unknown[]]>([
    ["x-file://h/a", []],
    [
      "x-file://h/~a b",
      [
        [11, "path", "Write %7E instead."],
        [13, "path", "Write %20 instead."],
      ],
    ],
    [
      "x-file://h/%~",
      [
        [12, "path", "Write %25 for a % that does not begin an escape."],
        [12, "path", "Write %7E instead."],
      ],
    ],
    ["x-file://h/%4", [[13, "path", "Write %25 for a % that does not begin an escape."]]],
    ["x-file://h/%%41", [[12, "path", "Write %25 for a % that does not begin an escape."]]],
    [
      "x-word:\u00e9\ud83d\udc7d",
      [
        [7, "word", "Write %C3%A9 instead."],
        [8, "word", "Write %F0%9F%91%BD instead."],
      ],
    ],
    ["x-word:\udce9", [[7, "word", "Write %E9 instead."]]],
    [
      "x-file://1.2.300.400:70000/ ~",
      [
        [13, "host", undefined],
        [17, "host", undefined],
        [21, "port", undefined],
        [27, "path", "Write %20 instead."],
        [28, "path", "Write %7E instead."],
      ],
    ],
    [
      "x-file://u~@h/ x",
      [
        [10, "host", "Write %7E instead."],
        [14, "path", "Write %20 instead."],
      ],
    ],
  ])("%j", (text, expected) => {
    expect(places(text)).toEqual(expected);
  });

  test.each([
    ["x-file://a~b/c", 10, "an escape would make it a user, which no @ ends"],
    ["x-word:a#b c", 8, "a fragment is not part of it"],
    ["x-word:a ", 8, "white space at the end"],
  ])("%j ends at %i: %s", (text, index) => {
    expect(diagnose(registry, text).map((error) => error.index)).toEqual([index]);
  });

  test.each([
    ["x-word:a\ud800 ~", [8, 9, 10], "half of a surrogate pair"],
    ["x-word:a\t~", [8, 9], "a control character"],
    ["x-word:a#b c", [8], "a fragment, which ends the URL"],
    [" x-word:a b", [0, 9], "white space before it"],
    ["x-file:/h/~", [8, 10], "a slash that is missing"],
    ["x-file://h:/~", [11, 12], "a port that is missing"],
  ])("%j goes on: %j, %s", (text, indices) => {
    expect(diagnose(registry, text).map(({ index }) => index)).toEqual(indices);
  });

  test.each([
    ["http://h_x:99999/a b%zz", [8, 11, 18, 21]],
    ["http://[::1]:99999/a b", [7, 13, 20]],
    ["http://u:p@h/x y", [9, 14]],
  ])("%j goes on behind a component that is wrong in itself: %j", (text, indices) => {
    expect(diagnose(http, text).map(({ index }) => index)).toEqual(indices);
  });

  test("what is not a URL of a known scheme has one error", () => {
    for (const text of [undefined, "", "no scheme", "y:a", "x-word:".padEnd(1_048_577, "a")])
      expect(diagnose(registry, text)).toEqual([registry.safeParse(text)].map((result) => !result.ok && result.error));
  });

  test("a scheme by itself will do", () => {
    expect(diagnose(xWord, "x-word:a b")).toHaveLength(1);
    expect(diagnose(xWord, "x-file://h")).toMatchObject([{ code: "unknown-scheme" }]);
  });
});

describe("repair", () => {
  test.each([
    [
      "x-file://h/~a b%",
      "x-file://h/%7Ea%20b%25",
      [
        [11, 12, "%7E"],
        [13, 14, "%20"],
        [15, 16, "%25"],
      ],
    ],
    [
      "x-word:\u20ac\udce9",
      "x-word:%E2%82%AC%E9",
      [
        [7, 8, "%E2%82%AC"],
        [8, 9, "%E9"],
      ],
    ],
    ["x-word:a%2fb", "x-word:a%2fb", []],
    ["X-WORD:{", "X-WORD:%7B", [[7, 8, "%7B"]]],
  ])("%j is %s", (text, href, changes) => {
    expect(repair(registry, text)).toEqual({
      ok: true,
      href,
      changes: changes.map(([index, end, replacement]) => ({ index, end, replacement })),
    });
  });

  test.each([
    ["x-word:a#b", 8, "a raw #"],
    [" x-word:a", 0, "white space before it"],
    ["x-word:a b ", 10, "white space after it"],
    ["x-file://\u00e9/", 9, "a host that is not ASCII"],
    ["x-file://u@v@h/~", 12, "a second @"],
    ["x-file://h/a;b", 12, "a reserved character"],
    ["x-file://h:70000/~", 11, "a rule beyond the grammar"],
    ["x-file://~@1.2.3.400/", 17, "a rule beyond the grammar, after a change"],
    ["x-word:a\tb", 8, "a control character"],
    ["y:a b", 0, "an unknown scheme"],
  ])("%j is refused at %i: %s", (text, index) => {
    const result = repair(registry, text);
    expect(result.ok ? result.href : result.error.index).toBe(index);
  });

  test.each([
    ["x-file:/h/a", "x-file://h/a"],
    ["x-file:\\\\h\\a", "x-file://h/a"],
    ["x-fle://h/a", "x-file://h/a"],
    ["x-file;//h/a", "x-file://h/a"],
    ["<x-file://h/a>", "x-file://h/a"],
    ["(x-file://h/a)", "x-file://h/a"],
    ["[a](x-file://h/a)", "x-file://h/a"],
    ["x-file://x-file://h/a", "x-file://h/a"],
    ["x-file://h:/a", "x-file://h/a"],
    ["x-file://a@b:c@h/a", "x-file://a%40b:c@h/a"],
    ["x-file://u:p/q@h/a", "x-file://u:p%2Fq@h/a"],
    ["x-file://h/a#b", "x-file://h/a"],
    ["x-file://h/a\u200b", "x-file://h/a"],
    ["\ufeff x-file://h/a b ", "x-file://h/a%20b"],
    ["x-file://h./a", "x-file://h/a"],
  ])("%j is likely to be %j", (text, href) => {
    const result = repair(registry, text, { likely: true });
    expect(result.ok ? result.href : result.error.message).toBe(href);
    if (result.ok) expect(edited(text, result.changes)).toBe(href);
    expect(repair(registry, text).ok).toBe(false);
  });

  test.each(["x-file://h_x/a", "x-file:///a", "x-fled:a", "git@h:x", "x-files://h/", "x-file://[::1]/"])(
    "nobody knows what %j is likely to be",
    (text) => {
      expect(repair(registry, text, { likely: true }).ok).toBe(false);
    },
  );

  test("what it returns is a URL, and the original with its changes", () => {
    const unsafe = [..."~ {}<\u00e9\u20ac%", "%4", "%zz"];
    fc.assert(
      fc.property(fc.gen(), (draw) => {
        const url = generate(fileDefinition, (n) => draw(fc.nat, { max: n - 1 }));
        const at = draw(fc.nat, { max: url.length });
        const text = url.slice(0, at) + (unsafe[draw(fc.nat, { max: unsafe.length - 1 })] as string) + url.slice(at);
        const result = repair(registry, text);
        if (!result.ok) return;
        expect(registry.canParse(result.href)).toBe(true);
        let applied = text;
        for (const { index, end, replacement } of [...result.changes].reverse())
          applied = applied.slice(0, index) + replacement + applied.slice(end);
        expect(applied).toBe(result.href);
        expect(diagnose(registry, text)).toHaveLength(result.changes.length);
      }),
    );
  });

  test("long texts take linear time and no more stack than short ones", () => {
    for (const fragment of ["~", "%", "%4", "\u00e9", "a b", " ", "@", ":"]) {
      const text = `x-file://h/${fragment.repeat(100_000 / fragment.length)}`;
      expect(repair(registry, text).ok).toBe(!/[ @:]/.test(fragment) || fragment === "a b");
    }
  });
});
