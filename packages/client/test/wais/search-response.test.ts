import { urlErrorOf } from "@url1738/core";
import { expect, test } from "vitest";
import { readInitResponse } from "../../src/wais/message.ts";
import { readSearchResponse } from "../../src/wais/search-response.ts";

/** Makes an APDU: the length of the rest in two octets, the type, and the rest. */
const apdu = (type: number, rest: readonly number[]) => Uint8Array.of(0, rest.length + 1, type, ...rest);

const refusalOf = (read: () => unknown) => {
  try {
    read();
    return undefined;
  } catch (thrown) {
    return urlErrorOf(thrown)?.reason;
  }
};

test("a search response has a status and three numbers of three octets (protspec.txt §3.2)", () => {
  const nothing = { headers: [], texts: [], diagnostics: [] };
  expect(readSearchResponse(apdu(23, [1, 0, 0, 1, 0, 0, 1, 0, 0, 1]))).toEqual(nothing);
  expect(refusalOf(() => readSearchResponse(apdu(23, [1, 0, 0, 1, 0, 0, 1, 0, 0])))).toBe("client/wais-inside-element");
});

test.each([
  ["of as many octets as a number can hold", [0x05, 0x06, 0, 0, 0, 0, 0x10, 0], 0x1000],
  ["greater than what was asked for", [0x05, 0x06, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], 0x1_0000],
  ["of no octets", [0x05, 0x00], 0],
  ["with more octets than a number can hold", [0x05, 0x07, 0, 0, 0, 0, 0, 0x10, 0], "client/wais-number-too-long"],
])("a size of messages %s", (_, element, expected) => {
  const octets = apdu(21, [1, ...element]);
  if (typeof expected === "string") expect(refusalOf(() => readInitResponse(octets))).toBe(expected);
  else expect(readInitResponse(octets)).toEqual({ isAccepted: true, messageSize: expected });
});
