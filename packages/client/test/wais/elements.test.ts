import { PassThrough } from "node:stream";
import { urlErrorOf } from "@url1738/core";
import { expect, test } from "vitest";
import { apdu, ElementReader, element, fixedNumber, number, numberIn, word } from "../../src/wais/elements.ts";
import { framed, initRequest, readInitResponse, readMessage } from "../../src/wais/message.ts";
import { Connection } from "../../src/wire/connection.ts";
import { Scope } from "../../src/wire/scope.ts";

const hex = (octets: Uint8Array) => Buffer.from(octets).toString("hex");

const reasonOf = async (read: () => unknown) => {
  try {
    return await read();
  } catch (thrown) {
    return urlErrorOf(thrown)?.reason;
  }
};

test.each([
  [0, "01 00"],
  [1, "01 01"],
  [0xff, "01 ff"],
  [0x100, "02 0100"],
  [0xffff, "02 ffff"],
  [0x1_0000, "03 010000"],
  [0xff_ffff, "03 ffffff"],
  [0x100_0000, "04 01000000"],
  [0xffff_ffff, "04 ffffffff"],
])("the number %d is written as %s after its tag, and read back", (value, written) => {
  expect(hex(number(5, value))).toBe(`05${written.replace(" ", "")}`);
  expect(numberIn(number(5, value).subarray(2))).toBe(value);
});

test.each([
  [3, 0, "0300"],
  [0x7f, 1, "7f01"],
  [0x80, 127, "81007f"],
  [99, 128, "638100"],
  [150, 16_383, "8116ff7f"],
  [0x3fff, 16_384, "ff7f818000"],
  [0x4000, 2, "81800002"],
])("an element with the tag %d and %d octets begins with %s, and is read back", (tag, length, beginning) => {
  const written = element(tag, Buffer.alloc(length, 7));
  expect(hex(written)).toBe(beginning + "07".repeat(length));
  const [[readTag, value] = [0, Buffer.alloc(0)], ...others] = new ElementReader(Buffer.concat([written])).elements();
  expect([readTag, value.length, others]).toEqual([tag, length, []]);
});

test("octets are read in order, and never past the last", async () => {
  const reader = new ElementReader(Buffer.from("0102030405", "hex"));
  expect([reader.fixedNumber(2), reader.isAtEnd, hex(reader.take(0)), hex(reader.take(2))]).toEqual([
    0x0102,
    false,
    "",
    "0304",
  ]);
  expect(await reasonOf(() => reader.take(2))).toBe("client/wais-inside-element");
  expect([hex(reader.take(1)), reader.isAtEnd, hex(reader.take(0))]).toEqual(["05", true, ""]);
  expect(await reasonOf(() => reader.compressed())).toBe("client/wais-inside-element");
});

test.each([
  ["00", 0],
  ["7f", 127],
  ["8100", 128],
  ["ffffff7f", 2 ** 28 - 1],
  ["80808001", 1],
  ["8080808001", "client/wais-number-too-long"],
  ["808080", "client/wais-inside-element"],
])("the compressed number %s is %s", async (octets, expected) => {
  expect(await reasonOf(() => new ElementReader(Buffer.from(octets, "hex")).compressed())).toBe(expected);
});

test("words, APDUs and messages are written octet by octet", () => {
  expect(hex(fixedNumber(0x0102, 3))).toBe("000102");
  expect(hex(word(17, "a\xff"))).toBe("110261ff");
  expect(hex(apdu(20, []))).toBe("000114");
  expect(hex(apdu(23, [Buffer.of(1), Buffer.of(2, 3)]))).toBe("000417010203");
  expect(framed(Buffer.from("abc")).toString("latin1")).toBe("0000000003z2wais        0abc");
  // Version 1, searches, and messages of 64 kB.
  expect(hex(initRequest())).toBe("0011140301800401800503010000" + "0603010000");
});

/** Reads a message that a server has sent, in one piece. */
async function read(sent: string): Promise<unknown> {
  const stream = new PassThrough();
  const scope = new Scope({ timeout: 1000, idleTimeout: 1000 }, undefined);
  const connection = new Connection(stream, { address: "", port: 0 }, scope, () => undefined);
  stream.end(Buffer.from(sent, "latin1"));
  const message = await reasonOf(async () => Buffer.from(await readMessage(connection)).toString("latin1"));
  scope.end();
  return message;
}

const header = (beginning: string, end = "  0") => beginning + "wais".padEnd(10) + end;

test.each([
  ["a message", `${header("0000000003z2")}abc`, "abc"],
  ["one of no octets", header("0000000000z2"), ""],
  ["a capital letter", `${header("0000000001Z2")}a`, "a"],
  ["an acknowledgement before it", `${header("0000000000a2")}${header("0000000001z2")}a`, "a"],
  ["an acknowledgement with octets", `${header("0000000002A2")}xy${header("0000000001z2")}a`, "a"],
  ["a refusal", header("0000000000n2"), "client/wais-not-understood"],
  ["a refusal in capitals", header("0000000000N2"), "client/wais-not-understood"],
  ["another type", header("0000000000b2"), "client/wais-no-header"],
  ["a length that is not a number", header("00000000x0z2"), "client/wais-no-header"],
  ["compression", header("0000000000z2", "c 0"), "client/wais-compressed"],
  ["an encoding", header("0000000000z2", " u0"), "client/wais-compressed"],
  ["a line feed in the header", header("0000000000z\n"), ""],
  ["a greater length than the limit", header("0001048577z2"), "client/wais-message-too-long"],
  ["octets that are missing", `${header("0000000003z2")}ab`, "client/octets-missing"],
  ["an end within the header", header("0000000003z2").slice(0, -1), "client/octets-missing"],
])("%s is read as %j: %j", async (_, sent, expected) => {
  expect(await read(sent)).toBe(expected);
});

test("a message of the greatest length is read", async () => {
  expect((await read(`${header("0001048576z2")}${"x".repeat(1_048_576)}`)) === "x".repeat(1_048_576)).toBe(true);
});

test.each([
  ["000215" + "01", { isAccepted: true, messageSize: 65_536 }],
  ["000215" + "00", { isAccepted: false, messageSize: 65_536 }],
  ["000215" + "02", { isAccepted: false, messageSize: 65_536 }],
  ["000615" + "01" + "05020400", { isAccepted: true, messageSize: 1024 }],
  ["000615" + "01" + "06020400", { isAccepted: true, messageSize: 65_536 }],
  ["000215" + "01" + "05020400", { isAccepted: true, messageSize: 65_536 }],
  ["000216" + "01", "client/wais-not-a-beginning"],
  ["000315" + "01", "client/wais-inside-element"],
])("the answer to the beginning %s is read as %j", async (octets, expected) => {
  expect(await reasonOf(() => readInitResponse(Buffer.from(octets, "hex")))).toEqual(expected);
});
