import { component, decodedCodec, decodedText, list, many, rule, sequence, some, uchar } from "@url1738/core/define";
import { checkDefinition } from "@url1738/prove";
import { hostList } from "@url1738/rfc3986";
import { describe, expect, test } from "vitest";
import { errorOf } from "../../../core/test/error-of.ts";

/** Components whose options or functions cannot work, each with all of its errors. */

const word = rule("word", many(uchar));
const text = decodedText("text", word);
const own = {
  read: (text: string) => text,
  spell: (value: unknown) => (typeof value === "string" ? value : undefined),
};
const broken = (): never => {
  throw new Error("It does not work.");
};
const options = (given: object) => decodedText("text", word, given as never);
const withCodec = (given: unknown) => component("text", word, given as never);
const PLAIN = "a string, a number, true or false, null, or arrays and objects of them.";
const notPlain = (what: string) => `The "read" of the component "text" returns ${what} for "". A value is plain data`;

describe("a component is refused", () => {
  test.each<[why: string, schemepart: unknown, message: string]>([
    // Options and codecs.
    [
      "a misspelt option next to a right one",
      options({ chek: () => [], section: "1" }),
      '"chek" is not an option of the component "text": it takes [absent, section, specification, secret, parts, hint, sample, usual, check].',
    ],
    [
      "a misspelt option of a list",
      list("words", text, ";", "between", { absent: "", seperator: "," } as never),
      '"seperator" is not an option of the list "words": it takes [absent].',
    ],
    [
      "a check that nobody calls",
      component("text", word, own, { check: () => [] } as never),
      'The component "text" has its "check" among the options, where nobody calls it: make it a part of the codec.',
    ],
    [
      "a misspelt function of a codec",
      withCodec({ ...own, chek: () => [] }),
      '"chek" is unknown in the codec of the component "text": it takes [read, spell, check, inside, isAbsent, isExact].',
    ],
    [
      "a hint that is a sentence",
      options({ hint: "Write digits." }),
      'In the options of the component "text", "hint" is of type string; it must be a function.',
    ],
    [
      "an absent text that is a number",
      options({ absent: 21 }),
      'In the options of the component "text", "absent" is of type number; it must be a string, or a function that returns one.',
    ],
    [
      "a claim without texts",
      options({ usual: {} }),
      'In the options of the component "text", "usual.texts" is of type undefined; it must be a piece of grammar.',
    ],
    [
      "a claim with a misspelt field and one of the wrong type",
      options({ usual: { texts: many(uchar), pasing: many(uchar), most: "63" } }),
      'In the options of the component "text", "usual.most" is of type string; it must be a number. "usual.pasing" is not an option of the component "text": it takes [usual.texts, usual.except, usual.unchanged, usual.passing, usual.most, usual.checkLong, usual.mustRead].',
    ],
    [
      "a claim about texts that are no grammar",
      options({ usual: { texts: [many(uchar)] } }),
      'The component "text" contains a value of type array where a piece of grammar should be: use the functions of @url1738/core/define; for a text alone or several parts, sequence(…).',
    ],
    [
      "a claim that is a piece of grammar",
      options({ usual: "a" }),
      'In the options of the component "text", "usual" is of type string; it must be an object.',
    ],
    [
      "options that are a string",
      decodedText("text", word, "check" as never),
      'The options of the component "text" are of type string, not an object.',
    ],
    [
      "no codec",
      withCodec(undefined),
      'The component "text" has no codec: give an object with the functions read and spell, and perhaps check.',
    ],
    [
      "a codec that cannot spell",
      withCodec({ read: own.read }),
      'In the codec of the component "text", "spell" is of type undefined; it must be a function.',
    ],
    [
      "a codec that can do nothing",
      withCodec({}),
      'In the codec of the component "text", "read" is of type undefined; it must be a function. In the codec of the component "text", "spell" is of type undefined; it must be a function.',
    ],
    [
      "a codec whose read is a sentence",
      withCodec({ ...own, read: "text" }),
      'In the codec of the component "text", "read" is of type string; it must be a function.',
    ],
    [
      "a codec that reads nothing",
      withCodec({ ...own, read: () => undefined }),
      `${notPlain("undefined")}: ${PLAIN} The check must refuse a text that has no value.`,
    ],
    [
      "a codec that reads later",
      withCodec({ ...own, read: async (text: string) => text }),
      `${notPlain("a promise")} that is available at once: ${PLAIN}`,
    ],
    [
      "a codec that reads dates",
      withCodec({ ...own, read: () => new Date(0) }),
      `${notPlain("a value that JSON cannot hold")}: ${PLAIN}`,
    ],
    [
      "a codec that reads bytes, but not of the empty text",
      withCodec({ ...own, read: (text: string) => (text === "" ? "" : new Uint8Array(2)) }),
      expect.stringContaining("returns a value that JSON cannot hold"),
    ],
    [
      "a codec that reads a map, but not of the empty text",
      withCodec({ ...own, read: (text: string) => (text === "" ? "" : new Map()) }),
      expect.stringContaining("returns a value that JSON cannot hold"),
    ],
    [
      "a codec that reads instances among plain values",
      withCodec({ ...own, read: () => ({ plain: {}, instance: new (class {})() }) }),
      `${notPlain("a value that JSON cannot hold")}: ${PLAIN}`,
    ],
    [
      "a codec that spells nothing",
      withCodec({ ...own, spell: () => undefined }),
      'The "spell" of the component "text" returns a value of type undefined for the value that its "read" returns for "". It must return a string for every value that "read" returns.',
    ],
    [
      "a codec that spells as another value",
      withCodec({ ...own, spell: () => "a" }),
      'The component "text" reads the text "" and spells it as "a", which "read" turns into another value. "read" must turn the text that "spell" returns for a value back into that value.',
    ],
    [
      "a codec that spells against its rule",
      withCodec({ ...own, spell: () => "@" }),
      'The component "text" reads the text "" and spells it as "@", which its rule or its "check" does not allow. Let "spell" return a text that the component takes.',
    ],
    [
      "a check that does not see what an escape hides",
      component("text", some(uchar), {
        ...decodedCodec(uchar),
        check: (text: string) => (text.includes("x") ? [{ index: 0, end: 1, message: "It must not have an x." }] : []),
      }),
      'The component "text" reads the text "%42%1f%78%4B" and spells it as "B%1FxK", which its rule or its "check" does not allow. Let "spell" return a text that the component takes.',
    ],
    [
      "a check that returns no list",
      withCodec({ ...own, check: () => true }),
      'The "check" of the component "text" returns a value of type boolean for "". It must return an array of errors, which is empty for a text without errors.',
    ],
    [
      "a check that returns an error outside of its text",
      withCodec({ ...own, check: () => [{ index: 0, end: 9, message: "No." }] }),
      'The "check" of the component "text" returns an error from 0 to 9 for "". Both must be whole numbers from 0 to 0, and "end" must not be less than "index".',
    ],
    [
      "a check that returns nothing",
      withCodec({ ...own, check: () => undefined }),
      'The "check" of the component "text" returns a value of type undefined for "". It must return an array of errors, which is empty for a text without errors.',
    ],
    [
      "a check that forgets its message",
      withCodec({ ...own, check: (text: string) => [{ index: 0, end: text.length }] }),
      'The "check" of the component "text" returns an error without a message for "". Each error needs a sentence as its "message", or the "reason" of one.',
    ],
    [
      "a check that refuses everything",
      withCodec({ ...own, check: () => [{ index: 0, end: 0, message: "No." }] }),
      expect.stringMatching(
        /^The "check" of the component "text" refuses each of \d{3,4} texts of its rule\. If it is right, and few texts pass, give the component the option "sample": a grammar of texts that pass\.$/,
      ),
    ],
    [
      "a check that throws",
      withCodec({ ...own, check: broken }),
      'The "check" of the component "text" throws an error for "": It does not work.',
    ],
    [
      "a check that throws for some texts",
      withCodec({ ...own, check: (text: string) => (text.includes("%") ? broken() : []) }),
      expect.stringMatching(/^The "check" of the component "text" throws an error for ".*%.*": It does not work\.$/),
    ],
    [
      "a read that throws",
      withCodec({ ...own, read: broken }),
      'The "read" of the component "text" throws an error for "": It does not work.',
    ],
    [
      "a spell that throws",
      withCodec({ ...own, spell: broken }),
      'The "spell" of the component "text" throws an error for "": It does not work.',
    ],
    [
      "a value with a getter that throws",
      withCodec({ ...own, read: () => Object.defineProperty({}, "a", { get: broken, enumerable: true }) }),
      `${notPlain("a value that JSON cannot hold")}: ${PLAIN}`,
    ],
    [
      "options with a getter that throws",
      options(Object.defineProperty({}, "secret", { get: broken, enumerable: true })),
      'The component "text" has a codec or options that cannot be read, because one of their getters throws an error: It does not work.',
    ],
    [
      "a hint that returns a number",
      options({ hint: () => 7 }),
      'A "hint" returns a value of type number at offset 4 of "x-a:é". It must return a sentence, an object with a "reason" and a "sentence", or undefined.',
    ],
    [
      "a hint that forgets its sentence",
      options({ hint: () => ({ reason: "x-a/no" }) }),
      'A "hint" returns a value of type object at offset 4 of "x-a:é". It must return a sentence, an object with a "reason" and a "sentence", or undefined.',
    ],
    [
      "a hint whose fix is outside",
      options({
        hint: () => ({ reason: "x-a/no", sentence: "No.", fix: { index: 0, end: 99, replacement: "", sure: true } }),
      }),
      'A "hint" returns a fix from 0 to 99 for "x-a:é". Both must be whole numbers from 0 to 5, "end" must not be less than "index", and "replacement" must be a string.',
    ],
    [
      "a hint that throws",
      options({ hint: broken }),
      'The "hint" of the scheme throws an error for "x-a:é": It does not work.',
    ],
  ])("%s", (_, schemepart, message) => {
    const definition = { name: "x-a", defaultPort: 7, schemepart, access: "It designates nothing." };
    expect(errorOf(() => checkDefinition(definition as never))).toMatchObject({ code: "invalid-definition", message });
  });
});

describe("a fix of a hint", () => {
  const checked = (index: number, end: number, replacement: unknown) => {
    const hint = () => ({ reason: "x-a/no", sentence: "No.", fix: { index, end, replacement, sure: true } });
    const definition = { name: "x-a", schemepart: options({ hint }), access: "It designates nothing." };
    return errorOf(() => checkDefinition(definition as never))?.reason;
  };

  test.each([
    [0, 0],
    [0, 5],
    [5, 5],
    [2, 3],
  ])("may be from %d to %d", (index, end) => {
    expect(checked(index, end, "a")).toBeUndefined();
  });

  test.each<[index: number, end: number, replacement: unknown]>([
    ...(
      [
        [-1, 0],
        [0, 6],
        [6, 6],
        [3, 2],
        [0.5, 1],
        [0, 1.5],
        [Number.NaN, 1],
      ] as const
    ).map(([a, b]) => [a, b, "a"] as [number, number, unknown]),
    [0, 1, 1],
    [0, 1, undefined],
  ])("cannot be from %d to %d, with %j", (index, end, replacement) => {
    expect(checked(index, end, replacement)).toBe("definition/fix-outside");
  });
});

test("a further name with a port of its own, and ports in a list", () => {
  const defined = (defaultPort: number) => ({
    name: "x-a",
    names: [{ name: "x-b", defaultPort }],
    defaultPort: 7,
    schemepart: sequence("//", hostList("hosts")),
    access: "It designates nothing.",
  });
  const message =
    'The name "x-b" has a defaultPort of its own, but ports in the list "hosts" have that of the first name: define a scheme for "x-b".';
  expect(errorOf(() => checkDefinition(defined(8) as never))).toMatchObject({ code: "invalid-definition", message });
  expect(() => checkDefinition(defined(7) as never)).not.toThrow();
});
