import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeChunks, fromOctets, OctetDecoder } from "../../src/input/from-octets.ts";

test("the cuts of octets do not change the decoded strings", async () => {
  const octet = fc.oneof(fc.nat({ max: 255 }), fc.constantFrom(0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x98, 0x80));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(octet, { maxLength: 5 })), async (lists) => {
      const chunks = lists.map((list) => Buffer.from(list));
      let text = "";
      for await (const piece of decodeChunks(
        (async function* () {
          yield* chunks;
        })(),
      ))
        text += piece;
      expect(text).toBe(fromOctets(Buffer.concat(chunks)));
    }),
    { numRuns: 1000 },
  );
});

test("octets are unfinished while a character is", () => {
  const decoder = new OctetDecoder();
  const unfinished = [...Buffer.from("aé€😀b")].map((octet) => {
    decoder.push(Buffer.of(octet));
    return decoder.isUnfinished;
  });
  expect(unfinished.map(Number).join("")).toBe("01011011100");
});
