import type { UrlError } from "@url1738/core";
import { urlError } from "@url1738/core/define";
import { expect, test } from "vitest";
import { renderError } from "../../src/output/render-error.ts";

function errorAt(index: number, end: number): UrlError {
  return urlError({ code: "syntax", index, end }, "It is wrong.");
}

/** Returns the line that shows the input, and the line with the mark, indented in place of the border. */
function marked(input: string, index: number, end: number): readonly string[] {
  const lines = renderError(errorAt(index, end), input).split("\n").slice(1, 3);
  return lines.map((line) => line.replace(/^ {2}\| /, "  "));
}

test("reason and message, origin, place, section with what it expects, and hint, one below the other", () => {
  const expected = ["uchar", "end of the URL"];
  const error = { ...errorAt(10, 11), section: "3.3", expected, hint: "Write %23." };
  const lines = [
    "error: It is wrong.",
    " --> line 7",
    "  | http://h/a#b",
    "  |           ^",
    "  = RFC 1738, section 3.3: expected uchar, end of the URL",
    "help: Write %23.",
    "",
  ];
  expect(renderError(error, "http://h/a#b", { origin: "line 7" })).toBe(lines.join("\n"));
});

test("facts that the error lacks are left out", () => {
  const error = urlError({ code: "invalid-value" }, "No.");
  expect(renderError(error, "ignored")).toBe("error: No.\n");
});

test.each([
  ["the whole part with the error", "http://h:99999/", 9, 14, "  http://h:99999/", "           ^^^^^"],
  ["the end of the input", "http://", 7, 7, "  http://", "         ^"],
  ["a place of no length", "http://h/", 4, 4, "  http://h/", "      ^"],
  ["a character that is two columns wide", "http://h/漢字", 9, 10, "  http://h/漢字", "           ^^"],
  ["what follows such characters", "漢😀한\t#x", 5, 6, "  漢😀한\\t#x", "          ^"],
  ["a control character", "http://h/\x1B[0m", 9, 10, "  http://h/\\x1B[0m", "           ^^^^"],
  ["an octet that is not text", "http://h/a\uDCE9b", 10, 11, "  http://h/a\\xE9b", "            ^^^^"],
  ["a combining mark", "http://h/e\u0301", 10, 11, "  http://h/e\\u0301", "            ^^^^^^"],
  ["what follows a hidden password", "ftp://u:a-long-secret@h/ ", 24, 25, "  ftp://u:***@h/ ", "                ^"],
  ["all of a hidden password", "ftp://u:se/cret@h/", 10, 11, "  ftp://u:***@h/", "          ^^^"],
])("the mark is under %s", (_, input, index, end, line, mark) => {
  expect(marked(input, index, end)).toEqual([line, mark]);
});

test.each([
  ["at the end", `http://h/${"a".repeat(300)}#`, `  …${"a".repeat(73)}#`, 76],
  ["one that just fits is whole", `http://h/${"a".repeat(60)}#bcde`, `  http://h/${"a".repeat(60)}#bcde`, 71],
  ["in the middle", `http://h/${"a".repeat(300)}#${"b".repeat(300)}`, `  …${"a".repeat(46)}#${"b".repeat(27)}…`, 49],
  [
    "between pairs of surrogates",
    `x${"😀".repeat(60)}#x${"😀".repeat(60)}`,
    `  …${"😀".repeat(23)}#x${"😀".repeat(13)}…`,
    49,
  ],
  ["at the beginning", `#${"b".repeat(300)}`, `  #${"b".repeat(73)}…`, 2],
])("a long URL is shown only around the place: %s", (_, input, line, column) => {
  const index = input.indexOf("#");
  expect(marked(input, index, index + 1)).toEqual([line, `${" ".repeat(column)}^`]);
});

test("escapes count by their width when a long URL is cut", () => {
  const [line, mark] = marked("\x01".repeat(200), 100, 101);
  expect(line).toBe(`  …${"\\x01".repeat(11)}${"\\x01".repeat(7)}…`);
  expect(mark).toBe(`${" ".repeat(47)}^^^^`);
});

test.each([
  [-5, 2],
  [3, 1],
  [900, 1000],
  [1.5, 2.5],
])("a place out of any bounds, %d to %d, does not matter", (index, end) => {
  expect(marked("http://h/", index, end)[1]).toMatch(/^ +\^+$/);
});

test("nothing is printed that a terminal obeys", () => {
  const error = { ...errorAt(0, 1), message: "\x1B[2J", hint: "\x07", section: "\x9B" };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
  expect(renderError(error, "\x1B]0;\x07")).not.toMatch(/[\0-\x09\x0B-\x1F\x7F-\x9F]/);
});

test("colours change nothing but colours", () => {
  const error = { ...errorAt(10, 11), section: "3.3", hint: "Write %23." };
  const rendered = renderError(error, "http://h/a#b", { colour: true });
  expect(rendered).toContain("\x1B[31m^\x1B[39m");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape sequences of colours
  expect(rendered.replace(/\x1B\[\d+m/g, "")).toBe(renderError(error, "http://h/a#b"));
});

test("a text that is not a string is a typed error", () => {
  expect(() => renderError(errorAt(0, 1), 5 as never)).toThrow(
    expect.objectContaining({
      error: expect.objectContaining({ code: "not-a-string", reason: "text/not-a-string" }),
      message: "A text must be a string, but this is of type number.",
    }),
  );
});
