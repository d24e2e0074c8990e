import { octets } from "@url1738/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromPercent } from "../../src/input/read-json.ts";
import { toJson } from "../../src/output/json.ts";

/** Writes a value as JSON, and reads it back. */
const thereAndBack = (value: unknown) => fromPercent(JSON.parse(toJson(value)));

describe("JSON that every engine takes", () => {
  test.each<[value: unknown, json: string]>([
    ["café", '"café"'],
    ["caf\udce9", '{"percent":"caf%E9"}'],
    ["100%\udce9é", '{"percent":"100%25%E9%C3%A9"}'],
    ["a\0b", '{"percent":"a%00b"}'],
    ["\uffff", '{"percent":"%EF%BF%BF"}'],
    ["\u{1fffe}", '{"percent":"%F0%9F%BF%BE"}'],
    ["\ud800", '{"percent":"%ED%A0%80"}'],
    ["\x7f\x80\u202e\ufeff\u2028\u200b", '"\\u007f\\u0080\\u202e\\ufeff\\u2028\\u200b"'],
    ["\u{e0001}", '"\\udb40\\udc01"'],
    ["😀\t\x1b", '"😀\\t\\u001b"'],
    [{ percent: "a" }, '{"percent":{"percent":"a"}}'],
    [{ percent: { percent: "a" } }, '{"percent":{"percent":{"percent":{"percent":"a"}}}}'],
    [{ percent: "a", b: undefined }, '{"percent":{"percent":"a"}}'],
    [{ "a\udce9": 1n }, '{"a%E9":"1"}'],
    [["\0"], '[{"percent":"%00"}]'],
  ])("case %#", (value, json) => {
    expect(toJson(value)).toBe(`${json}\n`);
  });

  test("comes back, whatever octets and objects there are", () => {
    const octet = fc.integer({ min: 0x80, max: 0xff }).map((code) => String.fromCharCode(0xdc00 + code));
    const text = fc.array(fc.oneof(fc.string({ unit: "binary" }), fc.constant("\0"), octet)).map((all) => all.join(""));
    const isComponent = (value: string) => octets(value) !== undefined;
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        text.filter(isComponent),
        fc.integer(),
        fc.array(tie("value")),
        fc.dictionary(fc.constantFrom("percent", "a"), tie("value"), { noNullPrototype: true }),
      ),
    }));
    fc.assert(
      fc.property(value, (one) => {
        expect(thereAndBack(one)).toEqual(one);
      }),
    );
  });

  test("anything but an escape is not decoded", () => {
    for (const value of [{ percent: "%zz" }, { percent: "é" }, { percent: 1 }, { percent: "a", b: 1 }])
      expect(fromPercent(value)).toEqual(value);
  });
});
