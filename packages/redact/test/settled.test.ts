import fc from "fast-check";
import { expect, test } from "vitest";
import { createRedactor, type RedactorOptions } from "../src/index.ts";
import { cut, inPieces, PIECES } from "./in-pieces.ts";

test("where it has settled, another redactor may take the rest", () => {
  const more = `Cookie: X-API-Key: " ' \\ \\" > -H --header -u -u, "-u", "--user", a: token password = =\n {"token":" :" ghp_ eyJ a`;
  const parts = fc.constantFrom(...PIECES, ...more.split(" "), " ", "\n", "\n", ",\n", "\r\n", "=\n");
  const texts = fc
    .array(parts, { maxLength: 16, size: "max" })
    .map((pieces) => `${pieces.join("")}\n//u:p@h ?token=x\n`);
  const given = fc.constantFrom<RedactorOptions>({}, { only: ["urls"] }, { softBreaks: true });
  const seen = new Set<string>();
  fc.assert(
    fc.property(texts, given, fc.constantFrom(1, 3, 99), (text, options, length) => {
      const { push, end, isSettled } = createRedactor(options);
      const pieces = cut(text, length);
      const shown = pieces.map((piece) => {
        const before = push(piece);
        return { before, settled: isSettled() };
      });
      const last = end();
      shown.forEach(({ settled }, index) => {
        seen.add(`${settled} ${pieces[index]?.endsWith("\n")}`);
        if (!settled) return;
        const after = shown.slice(index + 1).map(({ before }) => before);
        expect(inPieces(pieces.slice(index + 1), options)).toBe(after.join("") + last);
      });
    }),
    { numRuns: 4000 },
  );
  expect([...seen].sort()).toEqual(["false false", "false true", "true true"]);
});

test.each([
  ["a line", "GET http://h/?a=b 200\n", {}, true],
  ["no text", "", {}, true],
  ["no line end", "GET http://h/\r", {}, false],
  ["a wrapper", "see <URL:http://h/\n", {}, false],
  ["a wrapper that was given up, with a secret", "see <URL:ftp://u:p@h\nx <\n", {}, false],
  ["a soft break", "http=\n", { softBreaks: true }, false],
  ["an argument", '["--user",\n', {}, false],
  ["the name of a member", '"token"\n', {}, false],
  ["members", '{"token": "x"}\n', {}, true],
])("it has settled or not after %s", (_, text, options, settled) => {
  const { push, isSettled } = createRedactor(options);
  push(text);
  expect(isSettled()).toBe(settled);
});
