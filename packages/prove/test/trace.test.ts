import {
  alpha,
  decodedText,
  digit,
  hostport,
  list,
  many,
  optional,
  rule,
  sequence,
  some,
  uchar,
} from "@url1738/core/define";
import { bnf, type TraceStep, trace } from "@url1738/prove";
import { describe, expect, test } from "vitest";
import { errorOf } from "../../core/test/error-of.ts";

const definition = {
  name: "x-a",
  schemepart: sequence(
    "//",
    hostport,
    optional("/", list("words", decodedText("word", rule("word", some(uchar))), ";", "between")),
  ),
};

/** Writes the ways of a step: those that the text takes have a mark. */
const written = ({ found, ways }: TraceStep) => [
  found,
  ...ways.map(({ rules, component = "", next, isTaken }) =>
    [isTaken ? ">" : " ", rules.at(-1), component, next].join(" ").trimEnd(),
  ),
];

describe("a trace", () => {
  test("has all ways at each character, and at the end", () => {
    expect(trace(definition, "X-A://h/a").map(written)).toEqual([
      ["/", '> x-aurl  "//"'],
      ["/", '> x-aurl  "//"'],
      ["h", "> domainlabel host alphadigit", "> toplabel host alpha", "  digits host digit"],
      expect.arrayContaining(["/", '> x-aurl  "/"', '  hostport  ":"', "  x-aurl"]),
      ["a", "> word words uchar", '  word words "%" hex hex'],
      expect.arrayContaining(["", "> x-aurl", '  x-aurl words ";"', "  word words uchar"]),
    ]);
  });

  test("names the lines, outermost first", () => {
    const [, , host] = trace(definition, "x-a://h");
    expect(host?.ways[0]?.rules).toEqual(["x-aurl", "hostport", "host", "hostname", "domainlabel"]);
  });

  test("ends at the first character that no way allows", () => {
    const steps = trace(definition, "x-a://h_/a");
    expect(steps.at(-1)).toMatchObject({ index: 7, found: "_" });
    expect(steps.at(-1)?.ways.some(({ isTaken }) => isTaken)).toBe(false);
    expect(trace(definition, "x-a://\u00e9").at(-1)).toMatchObject({ index: 6, found: "\u00e9" });
  });

  test("goes into escapes", () => {
    const steps = trace(definition, "x-a://h/%4").map(written);
    expect(steps.slice(-2)).toEqual([
      ["4", "> word words hex"],
      ["", "  word words hex"],
    ]);
  });

  test("of another scheme has one step", () => {
    expect(trace(definition, "y:")).toEqual([
      { index: 0, found: "y", ways: [{ rules: ["x-aurl"], next: '"x-a:"', isTaken: false }] },
    ]);
  });

  test("is as long as the text, and quick", () => {
    const words = { name: "x-b", schemepart: decodedText("word", rule("word", many(some(alpha), many(digit)))) };
    expect(trace(words, `x-b:${"a1".repeat(20_000)}`)).toHaveLength(40_001);
  });

  test.each<[unknown, reason: string]>([
    [{ name: "x-a", schemepart: "x" }, "not-a-piece"],
    [{ schemepart: definition.schemepart }, "no-name"],
    [{ name: null, schemepart: definition.schemepart }, "no-name"],
    [{ name: 1, schemepart: definition.schemepart }, "no-name"],
    [{ name: Symbol("x-a"), schemepart: definition.schemepart }, "no-name"],
    [{ name: "x-a" }, "not-a-piece"],
    [undefined, "not-a-piece"],
  ])("and a BNF of what is not a definition are refused: %o", (value, reason) => {
    for (const ask of [() => trace(value as never, "x-a:"), () => bnf(value as never)])
      expect(errorOf(ask)).toMatchObject({ code: "invalid-definition", reason: `definition/${reason}` });
  });
});
