import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_LENGTH, redact } from "../../src/index.ts";
import { createRedactor } from "../../src/output/redactor.ts";

function inPieces(pieces: readonly string[]): string {
  const redactor = createRedactor();
  return pieces.map(redactor.push).join("") + redactor.end();
}

describe("a text in pieces", () => {
  test("where it is cut changes nothing", () => {
    const pieces = fc.array(fc.string({ unit: fc.constantFrom(...'//:@ab <>"\n\xe9'), maxLength: 8 }));
    fc.assert(
      fc.property(pieces, (texts) => inPieces(texts) === redact(texts.join(""))),
      { numRuns: 1000 },
    );
  });

  test("what can be told is given at once", () => {
    const { push } = createRedactor();
    expect([push("a b"), push("c //u:"), push("p@h "), push("d")]).toEqual(["a ", "bc ", "//u:***@h ", ""]);
  });

  test.each([
    ["a password without end is hidden to its end", `//u:${"x".repeat(3 * MAX_LENGTH)}@h y`, "//u:***@h y"],
    ["and beyond, when no @ comes", `//u:${"x".repeat(3 * MAX_LENGTH)} y //v:p@i`, "//u:*** y //v:***@i"],
    ["a long word that holds none is kept", `${"x".repeat(3 * MAX_LENGTH)} y`, `${"x".repeat(3 * MAX_LENGTH)} y`],
  ])("%s", (_, text, redacted) => {
    const pieces = Array.from({ length: Math.ceil(text.length / 65_536) }, (_piece, index) =>
      text.slice(index * 65_536, (index + 1) * 65_536),
    );
    expect(inPieces(pieces) === redacted).toBe(true);
  });
});
