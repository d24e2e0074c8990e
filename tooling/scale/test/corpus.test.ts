import { isUtf8 } from "node:buffer";
import { rfc1738 as registry } from "url1738";
import { expect, test } from "vitest";
import { corpus } from "../corpus.ts";

const octetsOf = (seed: number) => Buffer.concat([...corpus(20_000, seed)]);

const linesOf = (seed: number) => {
  const octets = octetsOf(seed);
  const lines: Buffer[] = [];
  for (let at = 0; at < octets.length; ) {
    const end = octets.indexOf(10, at);
    lines.push(octets.subarray(at, end));
    at = end + 1;
  }
  return lines;
};

test("has the requested number of lines: most are URLs, and one in a hundred is not text", () => {
  const lines = linesOf(1);
  expect(lines).toHaveLength(20_000);
  const good = lines.filter((line) => registry.canParse(line.toString("latin1"))).length / lines.length;
  expect(good).toBeGreaterThan(0.85);
  expect(good).toBeLessThan(0.96);
  // Some characters of UTF-8 never occur in text.
  const binary = lines.filter((line) => !isUtf8(line) || /[\0\r\x7f\ufffe]/.test(line.toString()));
  expect(binary.length / lines.length).toBeGreaterThan(0.007);
  expect(binary.length / lines.length).toBeLessThan(0.013);
  for (const octet of [0x00, 0x0d, 0xe9])
    expect(binary.filter((line) => line.includes(octet)).length).toBeGreaterThan(10);
});

test("is the same for the same seed, and differs for another", () => {
  const octets = octetsOf(2);
  expect(octets.equals(octetsOf(2))).toBe(true);
  expect(octets.equals(octetsOf(3))).toBe(false);
});
