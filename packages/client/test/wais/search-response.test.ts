import { urlErrorOf } from "@url1738/core";
import { expect, test } from "vitest";
import { apdu as apduOf, element, TAG, word } from "../../src/wais/elements.ts";
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
  ["an APDU of another type", apdu(21, [1, 0, 0, 1, 0, 0, 1, 0, 0, 1]), "client/wais-not-a-search"],
  [
    "another element in place of the records",
    Buffer.concat([apdu(23, Array(10).fill(1)), word(TAG.headline, "x")]),
    "client/wais-no-records",
  ],
  ["a length of one octet", Uint8Array.of(1), "client/wais-inside-element"],
  ["nothing", Uint8Array.of(), "client/wais-inside-element"],
])("%s is not a search response", (_, octets, reason) => {
  expect(refusalOf(() => readSearchResponse(octets))).toBe(reason);
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

const SEARCH_RESPONSE = 23;

/** The status, and three numbers of three octets each. */
const counts = Buffer.alloc(10, 1);

test("elements after the counts are passed over, and records are read", () => {
  const other = word(TAG.resultSetName, "one");
  const header = element(
    TAG.documentHeaderGroup,
    Buffer.concat([
      word(TAG.documentId, "caf\xe9"),
      word(TAG.headline, "A headline"),
      element(TAG.typeBlock, Buffer.concat([word(TAG.type, "TEXT"), word(TAG.headline, "none"), word(TAG.type, "PS")])),
    ]),
  );
  const text = element(TAG.documentTextGroup, Buffer.concat([word(TAG.documentId, "d"), word(TAG.documentText, "Hi")]));
  // The tag, the length, the code, the text, whether it replaces a record, and the end.
  const diagnostic = Buffer.from("\x1c\0\x06D1no!\0\x1d", "latin1");
  const records = element(TAG.userInformation, Buffer.concat([header, diagnostic, text]));
  const answer = readSearchResponse(Buffer.concat([apduOf(SEARCH_RESPONSE, [counts, other]), records]));
  expect(answer.headers).toEqual([{ documentId: "caf\udce9", headline: "A headline", types: ["TEXT", "PS"] }]);
  expect(answer.texts.map((octets) => Buffer.from(octets).toString())).toEqual(["Hi"]);
  expect(answer.diagnostics).toEqual([{ code: "D1", text: "no!" }]);
});

test("a group without its fields has empty ones", () => {
  const records = element(
    TAG.userInformation,
    Buffer.concat([TAG.documentHeaderGroup, TAG.documentTextGroup].map((tag) => element(tag, Buffer.alloc(0)))),
  );
  const answer = readSearchResponse(Buffer.concat([apduOf(SEARCH_RESPONSE, [counts]), records]));
  expect(answer.headers).toEqual([{ documentId: "", headline: "", types: [] }]);
  expect(answer.texts.map(({ length }) => length)).toEqual([0]);
});
