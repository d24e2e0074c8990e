import { createRegistry } from "@url1738/core";
import { decodedText, defineScheme, sequence, some, xchar } from "@url1738/core/define";
import { ftp } from "@url1738/ftp";
import { http } from "@url1738/http";
import { advice, diagnose } from "@url1738/lint";
import { mailto } from "@url1738/mailto";
import { describe, expect, test } from "vitest";
import { registry, xWord } from "../x-schemes.ts";

/** Returns the index, component and advice of every error. */
function places(text: unknown) {
  return diagnose(registry, text).map(({ index, component, hint }) => [index, component, hint]);
}

describe("diagnose finds every violation", () => {
  test.each<[text: string, places: unknown[]]>([
    ["x-file://h/a", []],
    [
      "x-file://h/~a b",
      [
        [11, "path[0]", "Write %7E instead."],
        [13, "path[0]", "Write %20 instead."],
      ],
    ],
    [
      "x-file://h/%~",
      [
        [12, "path[0]", "Write %25 for a % that does not begin an escape."],
        [12, "path[0]", "Write %7E instead."],
      ],
    ],
    [
      `x-file://${"a".repeat(64)} b/`,
      [
        [9, "host", undefined],
        [73, "host", "A host may contain only letters, digits, hyphens and dots."],
      ],
    ],
    ["x-word:a .", [[8, "word", "Leave out everything after the URL."]]],
    ["x-word:a b x-word://c", [[8, "word", "Another URL begins here: write one at a time."]]],
    ["x-file://h/%4", [[13, "path[0]", "Write %25 for a % that does not begin an escape."]]],
    ["x-file://h/%%41", [[12, "path[0]", "Write %25 for a % that does not begin an escape."]]],
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
        [13, "host", "Check the address at its source, or write the name of the host."],
        [17, "host", "Check the address at its source, or write the name of the host."],
        [21, "port", "Check the port at its source, or leave it out for port 7."],
        [27, "path[0]", "Write %20 instead."],
        [28, "path[0]", "Write %7E instead."],
      ],
    ],
    [
      "x-file://u~@h/ x",
      [
        [10, "user", "Write %7E instead."],
        [14, "path[0]", "Write %20 instead."],
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

  test.each([
    ["http://h_x/a b", [undefined, "%20"], "where it is read as before once it is mended"],
    ["http://http:\n//>h/", ["", undefined, undefined], "not where the mended text would be read in another way"],
  ])("%j has fixes after an error that has none: %j, %s", (text, fixes) => {
    const errors = diagnose(http, text);
    expect(errors.map(({ fix }) => fix?.replacement)).toEqual(fixes);
    const unmended = errors.findIndex(({ fix }) => fix === undefined);
    for (const { fix, advice, hint } of errors.slice(unmended + 1))
      expect([fix, advice, hint].filter((one) => one !== undefined)).toHaveLength(fix === undefined ? 0 : 3);
  });

  const twice = "Leave out one of the two schemes.";
  test.each<[text: string, hints: unknown[]]>([
    ["http:http://h/", [twice]],
    ["http:HTTP://h/", [twice]],
    ["http:/http:/h/", [twice, "Write / after the colon."]],
    ["http:ftp//h/", [twice, "Write a colon after the scheme."]],
    ["http:http:ftp://h/a b", [twice, twice, "Write %20 instead."]],
    ["http://h:8O80/", ['Write "080" instead of "O80".']],
    // Any name may be read as a scheme.
    ["x-other:another:~", ["Write %7E instead."]],
  ])("a scheme written twice is told first: %j", (text, hints) => {
    const all = createRegistry([http, ftp], { generic: true, advice });
    expect(diagnose(all, text).map(({ hint }) => hint)).toEqual(hints);
    expect(all.safeParse(text)).toMatchObject({ error: { hint: hints[0] } });
  });

  test("a name that the grammar has after the scheme is not told as a second scheme", () => {
    const access = "It designates a word.";
    const xOver = defineScheme({ name: "x-over", schemepart: sequence("http:", some(xchar)), access });
    const all = createRegistry([http, xOver], { advice });
    expect(diagnose(all, "x-over:http:h/~").map(({ hint }) => hint)).toEqual(["Write %7E instead."]);
  });

  test("a text without a known scheme has one error", () => {
    for (const text of [undefined, "", "no scheme", "y:a", "x-word:".padEnd(1_048_577, "a")])
      expect(diagnose(registry, text)).toEqual([registry.safeParse(text)].map((result) => !result.ok && result.error));
  });

  test("one fix that makes a URL comes before errors that have none", () => {
    const fix = { index: 7, end: 30, replacement: "anna@example.com", sure: false };
    expect(diagnose(mailto, "mailto:Anna <anna@example.com>")).toMatchObject([{ index: 11, fix }]);
  });

  test.each([
    ["<http://u:p@h/{x", 0],
    ["<URL:http://u:p@h/ {x", 0],
    ["<http://u:p@h/{x>", 1],
    ["http://h/{x", 1],
  ])("what redact masks in %j is not quoted", (text, times) => {
    const sentences = diagnose(http, text).map(({ message, hint }) => `${message}${hint}`);
    expect(sentences.join().match(/\{|%7B/g) ?? []).toHaveLength(2 * times);
  });

  test("a scheme by itself will do", () => {
    expect(diagnose(xWord, "x-word:a b")).toHaveLength(1);
    expect(diagnose(xWord, "x-file://h")).toMatchObject([{ code: "unknown-scheme" }]);
  });
});

describe("the limit", () => {
  test.each([
    ["http://10.0.0.256/", "~", "a rule broken before them, whose error is found after them"],
    ["http://h_x.dom:99999/", "a b", "components that are wrong in themselves before them"],
    ["http://h/", "%zz", "escapes that are broken"],
    ["http://u:p@h/", "\\ ", "fixes that are not sure"],
  ])("%s and 1,100 times %j: the first 1,000 errors, as without a limit; %s", (start, wrong) => {
    const text = start + wrong.repeat(1100);
    const errors = diagnose(http, text);
    expect([errors.length, errors.more]).toEqual([1000, true]);
    expect([...errors]).toEqual(diagnose(http, text, { limit: Infinity }).slice(0, 1000));
  });

  test.each([
    [1, [12], true],
    [2, [12, 13], undefined],
    [undefined, [12, 13], undefined],
  ])("of %j for a text with two errors", (limit, indices, more) => {
    const errors = diagnose(registry, "x-file://h/a~~", { limit });
    expect([errors.map(({ index }) => index), errors.more]).toEqual([indices, more]);
  });

  test("a text is read no further than one error after the limit", () => {
    let asked = 0;
    const counting = defineScheme({
      name: "x-count",
      schemepart: decodedText("word", some(xchar)),
      hint: () => {
        asked += 1;
        return undefined;
      },
      access: "It designates a word.",
    });
    expect(diagnose(counting, `x-count:${"~".repeat(100_000)}`)).toHaveLength(1000);
    expect(asked).toBeLessThan(5000);
  });

  test("an escape that decides on a component is taken back after the limit", () => {
    expect(diagnose(registry, `x-file://${"~".repeat(1100)}`).map(({ index }) => index)).toEqual([9]);
    expect(diagnose(registry, `x-file://${"~".repeat(1100)}@h`)).toHaveLength(1000);
  });

  test.each([0, -1, 1.5, NaN, "5", null])("%j is not a limit", (limit) => {
    expect(() => diagnose(registry, "x-word:a b", { limit: limit as number })).toThrow(
      'The option "limit" must be a whole number of at least 1.',
    );
  });
});
