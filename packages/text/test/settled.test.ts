import fc from "fast-check";
import { expect, test } from "vitest";
import { rfc1738 } from "../../url1738/src/index.ts";
import { createUrlFinder, type FindOptions, findUrls } from "../src/index.ts";
import { options, sources, texts } from "./drawn-texts.ts";

/** Returns the place after some lines. */
const after = (text: string) => ({ offset: text.length, line: text.split("\n").length });

test("where it has settled, another finder may take the rest", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(texts, texts, options, sources, (before, rest, given, source) => {
      const first = `${before}\n`;
      const finder = createUrlFinder(source, given);
      const found = finder.push(first);
      const isSettled = finder.isSettled();
      seen.add(`${isSettled} ${given.mime === false}`);
      if (!isSettled) return;
      const other = createUrlFinder(source, given, after(first));
      const all = [...found, ...other.push(rest), ...other.end()];
      expect(all).toEqual([...findUrls(source, first + rest, given)]);
    }),
    { numRuns: 3000 },
  );
  expect([...seen].sort()).toEqual(["false false", "false true", "true true"]);
});

test.each<[after: string, text: string, options: FindOptions, settled: boolean]>([
  ["no text", "", {}, true],
  ["a line", "http://h/ <URL:news:a>\r\n", { bare: true }, true],
  ["no line end", "news:a \r", {}, false],
  ["a line that begins later", "news:a \nb", {}, false],
  ["a wrapper", "<URL:ftp://h\n", {}, false],
  ["a prefix", "URL:\n", { prefix: true }, false],
  ["an angle bracket before a URL that may be folded", "<http://h/\n", { bare: true }, false],
  ["a hyphen", "http://www.rfc-\n", { bare: true }, true],
  ["a colour", "\x1b[31m\n", {}, true],
  ["the text of a link", "\x1b]8;;http://h/\x07h\n", { bare: true }, false],
  ["the text of a link that has ended", "\x1b]8;;http://h/\x07h\x1b]8;;\x07\n", { bare: true }, true],
  ["a sequence that goes on", "a\n\x1b[3", {}, false],
  ["mail, whose encoding goes on", "a\n", { mime: true }, false],
])("it has settled or not after %s", (_, text, given, settled) => {
  const finder = createUrlFinder(rfc1738, given);
  finder.push(text);
  expect(finder.isSettled()).toBe(settled);
});

test("it refuses anything but a string", () => {
  expect(() => createUrlFinder(rfc1738).push(1 as never)).toThrow(expect.objectContaining({ code: "not-a-string" }));
});
