import * as kit from "@url1738/core/define";
import { describe, expect, test } from "vitest";

/** RFC 1738 §5, "Miscellaneous definitions", in ASCII order. */
const members = {
  lowalpha: "abcdefghijklmnopqrstuvwxyz",
  hialpha: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  alpha: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
  digit: "0123456789",
  safe: "$+-._",
  extra: "!'()*,",
  national: "[\\]^`{|}~",
  punctuation: '"#%<>',
  reserved: "&/:;=?@",
  hex: "0123456789ABCDEFabcdef",
  escape: "",
  unreserved: "!$'()*+,-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz",
  uchar: "!$'()*+,-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz",
  xchar: "!$&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz",
  alphadigit: "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
} as const;

describe("the sets of §5", () => {
  test.each(Object.entries(members))("%s", (name, characters) => {
    const set = new Map(Object.entries<unknown>(kit)).get(name) as kit.CharacterSet;
    expect([...set.characters].sort().join("")).toBe(characters);
    expect(set.name).toBe(name);
    expect(set.escapes).toBe(["escape", "uchar", "xchar"].includes(name));
  });

  test("every printable ASCII character is unreserved, reserved, unsafe or the space (§2.2)", () => {
    const all = kit.xchar.characters + kit.national.characters + kit.punctuation.characters;
    const printable = Array.from({ length: 0x7e - 0x20 }, (_, index) => String.fromCharCode(0x21 + index));
    expect([...all].sort()).toEqual(printable);
  });
});
