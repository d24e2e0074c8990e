import { fromOctets as coreFromOctets, octets } from "@url1738/core";
import { expect, test } from "vitest";
import { fromOctets } from "../../src/input/from-octets.ts";

test.each([
  ["ASCII", [0x68, 0x00, 0x7f], "h\0\x7F"],
  ["UTF-8 of two, three and four octets", [0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x98, 0x80], "é€😀"],
  ["a byte order mark, which is kept", [0xef, 0xbb, 0xbf, 0x68], "\uFEFFh"],
  ["Latin-1", [0x61, 0xe9, 0x62], "a\uDCE9b"],
  ["a sequence that ends too early", [0xe2, 0x82], "\uDCE2\uDC82"],
  ["a sequence that the next one breaks off", [0xe2, 0xc3, 0xa9], "\uDCE2é"],
  ["an overlong sequence", [0xc0, 0xaf], "\uDCC0\uDCAF"],
  ["a surrogate in UTF-8", [0xed, 0xa0, 0x80], "\uDCED\uDCA0\uDC80"],
  ["a code point beyond Unicode", [0xf4, 0x90, 0x80, 0x80], "\uDCF4\uDC90\uDC80\uDC80"],
])("octets to text: %s", (_, given, text) => {
  expect(fromOctets(Buffer.from(given))).toBe(text);
  expect(coreFromOctets(Uint8Array.from(given))).toBe(text);
});

test("nothing is lost: core's octets brings back every pair of octets between letters", () => {
  for (let pair = 0; pair <= 0xffff; pair++) {
    const given = Buffer.from([0x61, pair >> 8, pair & 0xff, 0x62]);
    const back = octets(fromOctets(given));
    if (back === undefined || !given.equals(back)) expect(back, given.toString("hex")).toEqual(Uint8Array.from(given));
  }
});
