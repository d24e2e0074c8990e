import { expect, test } from "vitest";
import { withoutLastDot } from "../../src/gopher/without-last-dot.ts";

/** Returns the text that is left of pieces, and how often the dot was missing. */
async function left(pieces: readonly string[]): Promise<readonly [text: string, missing: number]> {
  let missing = 0;
  async function* octets(): AsyncGenerator<Uint8Array, void> {
    for (const piece of pieces) yield Buffer.from(piece, "latin1");
  }
  const texts: Uint8Array[] = [];
  const onMissing = () => {
    missing++;
  };
  for await (const piece of withoutLastDot(octets(), onMissing)) texts.push(piece);
  return [Buffer.concat(texts).toString("latin1"), missing];
}

test.each<[text: string, left: string, missing: number]>([
  ["a\r\n.\r\n", "a\r\n", 0],
  ["a\n.\n", "a\n", 0],
  ["a\r\n.", "a\r\n", 0],
  [".\r\n", "", 0],
  [".", "", 0],
  ["", "", 1],
  ["a", "a", 1],
  ["a.", "a.", 1],
  ["a.\r\n", "a.\r\n", 1],
  ["a\r\n..\r\n", "a\r\n..\r\n", 1],
  ["a\n.b\n", "a\n.b\n", 1],
  ["a\n.\nb\n.\n", "a\n.\nb\n", 0],
  ["a\n.\n.\n", "a\n.\n", 0],
  ["a\n.\r\n\n", "a\n.\r\n\n", 1],
  ["a\n.\r", "a\n", 0],
  ["a\n.\rb", "a\n.\rb", 1],
  ["a\r.\r\n", "a\r.\r\n", 1],
])("%j, in pieces of any length", async (text, rest, missing) => {
  for (let length = 1; length <= Math.max(1, text.length); length++) {
    const pieces = text.match(new RegExp(`[^]{1,${length}}`, "g")) ?? [];
    expect([length, await left(pieces)]).toEqual([length, [rest, missing]]);
  }
});
