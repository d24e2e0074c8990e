import { type Encoded, encoded, fromOctets, octets, urlErrorOf } from "@url1738/core";
import { decodedCodec, many, xchar } from "@url1738/core/define";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BARE_PERCENT } from "../../src/syntax/percent-encoding.ts";

const { read, spell } = decodedCodec(many(xchar));

/** Well-formed and ill-formed UTF-8 (Unicode, table 3-7) with the string that it decodes to. */
const rows: readonly (readonly [text: string, decoded: string, why: string])[] = [
  ["a", "a", "a raw character"],
  ["%00%7F", "\0\x7f", "the ends of one octet"],
  ["%C2%80%DF%BF", "\u0080\u07ff", "the ends of two octets"],
  ["%E0%A0%80%EF%BF%BF", "\u0800\uffff", "the ends of three octets"],
  ["%ED%9F%BF%EE%80%80", "\ud7ff\ue000", "around the surrogates"],
  ["%F0%90%80%80%F4%8F%BF%BF", "\u{10000}\u{10ffff}", "the ends of four octets"],
  ["%EF%BB%BFa", "\ufeffa", "a byte order mark is kept"],
  ["%80", "\udc80", "a continuation alone"],
  ["%FF", "\udcff", "an octet of no sequence"],
  ["%C3", "\udcc3", "a sequence cut short"],
  ["%C3a", "\udcc3a", "a sequence cut short by a character"],
  ["%E2%82a", "\udce2\udc82a", "three octets cut short after two"],
  ["%F0%9F%91a", "\udcf0\udc9f\udc91a", "four octets cut short after three"],
  ["%C0%80", "\udcc0\udc80", "overlong, two octets"],
  ["%E0%9F%BF", "\udce0\udc9f\udcbf", "overlong, three octets"],
  ["%F0%8F%BF%BF", "\udcf0\udc8f\udcbf\udcbf", "overlong, four octets"],
  ["%ED%A0%80", "\udced\udca0\udc80", "a surrogate"],
  ["%F4%90%80%80", "\udcf4\udc90\udc80\udc80", "beyond U+10FFFF"],
  ["%C3%C3%A9", "\udcc3\u00e9", "a sequence after one cut short"],
];

describe("decoded components", () => {
  test.each(rows)("%s is %j: %s", (text, decoded) => {
    expect(read(text)).toBe(decoded);
    expect(spell(decoded)).toBe(text);
  });

  test("a long text, with characters of all lengths", () => {
    const character = ["a", "%00", "%C3%A9", "%E5%86%99", "%F0%9F%91%8D", "%FF"];
    const decoded = "a\0é写👍\udcff";
    expect(read(character.join("").repeat(2_000))).toBe(decoded.repeat(2_000));
  });

  test("every sequence of octets has a string, and comes back", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 12 }), (bytes) => {
        const text = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
        const decoded = read(text);
        expect(octets(decoded)).toEqual(bytes);
        expect(fromOctets(bytes)).toBe(decoded);
        expect(read(spell(decoded) ?? "")).toBe(decoded);
      }),
    );
  });

  test("a string comes back or is refused", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)) }), (string) => {
        const text = spell(string);
        expect(text === undefined || read(text) === string).toBe(true);
        expect(octets(string) === undefined).toBe(text === undefined);
      }),
    );
  });

  test.each([["\ud800"], ["\udfff"], ["\udc7f"], ["\udc00\ud800"], ["\udcc3\udca9"]])("%j has no octets", (string) => {
    expect(spell(string)).toBeUndefined();
    expect(octets(string)).toBeUndefined();
  });
});

describe("Encoded", () => {
  test.each([
    ["", ""],
    ["a/b?c", "a/b?c"],
    ["%7e%7E", "%7E%7E"],
    ["%41%5a%61%7A%30%39%2d%5F%2e", "AZaz09-_."],
    ["%24%2B%2541", "%24%2B%2541"],
    ["%c3%A9", "%C3%A9"],
  ])("%s in normal form is %s", (text, normal) => {
    expect(encoded(text)).toBe(normal as Encoded);
    expect(encoded(normal)).toBe(normal);
  });

  test.each([
    ["a b", 1],
    ["%", 1],
    ["a%4", 3],
    ["%4g", 2],
    ["\u00e9", 0],
    ["a#", 1],
  ])("%j is not encoded", (text, index) => {
    try {
      encoded(text);
    } catch (thrown) {
      expect(urlErrorOf(thrown)).toMatchObject({ code: "syntax", index });
      return;
    }
    expect.unreachable();
  });
});

describe("a % that begins no escape", () => {
  test.each([["%"], ["%4"], ["%g1"], ["%4g"], ["%%41"], ["a%41%"], ["%41%4"], ["%\n1"], ["%4\n"]])(
    "is in %j",
    (text) => {
      expect(BARE_PERCENT.test(text)).toBe(true);
    },
  );

  test.each([[""], ["a"], ["%41"], ["%aF%Fa"], ["4%41g"]])("is not in %j", (text) => {
    expect(BARE_PERCENT.test(text)).toBe(false);
  });
});
