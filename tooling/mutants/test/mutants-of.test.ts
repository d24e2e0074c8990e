import { expect, test } from "vitest";
import { mutantsOf } from "../mutants-of.ts";

test.each<[code: string, changed: readonly string[]]>([
  ["a < b", ["a <= b", "true", "false"]],
  ["a + b", []],
  ["a + 2", ["a - 2", "a + 3"]],
  ["a * b", ["a / b"]],
  ["a += b", ["a -= b"]],
  ["(a) === b", ["(a) !== b", "true", "false"]],
  ["a && b", ["(a)", "(b)", "a || b"]],
  ["a ?? b", ["(a)"]],
  ["a.b ? 1 : -1", ["true ? 1 : -1", "false ? 1 : -1", "a.b ? 0 : -1", "a.b ? 1 : -0", "a.b ? 1 : 1"]],
  ["if (a) return;", ["function f() {}", ";", "if (true) return;"]],
  ["if (a === b) return;", ["function f() {}", ";", "if (a !== b) return;", "if (true) return;", "if (false) return;"]],
  ["if (!a) return b;", ["function f() {}", ";", "if (true) return b;", "if (a) return b;", "if (!a) return;"]],
  ["a.find(b)", ["a.findLast(b)"]],
  ["a.trim()", ["a"]],
  ["a.toString()", []],
  ["a.constructor", []],
  ["a.b.hasOwnProperty(c)", []],
  ["!(a)", ["(a)"]],
  ["-(a.b)", ["(a.b)"]],
  ["~ a", ["a"]],
  ["a?.b", ["a.b"]],
  ["a?.[b]?.(c)", ["a[b]?.(c)", "a?.[b](c)"]],
  ["a++", ["a--"]],
  ["--a", ["++a"]],
  ["() => a", ["() => undefined"]],
  ['a === ""', ['a !== ""', 'a === "x"', "true", "false"]],
  ['a("host", "The host.")', ['a("", "The host.")', 'a("host", "")']],
  ["`a`", ["``"]],
  ['const a: "b" = c as 1 & 2', []],
  ["const a = []", ['const a = ["x"]']],
  ["const a = { b: 2 }", ["const a = { b: 3 }", "const a = {}"]],
  [
    "const a = [1, 1, 1, 1, 1]",
    [
      "const a = []",
      ...Array.from(
        "01234",
        (at) =>
          `const a = [${"11111"
            .split("")
            .map((one, index) => (index === Number(at) ? 0 : one))
            .join(", ")}]`,
      ),
    ],
  ],
  ["/^a+[b]$/", ["/a+[b]$/", "/^a[b]$/", "/^a+[^b]$/", "/^a+[b]/"]],
  [
    "/(?:\\d{2,3}?|[\\d*])(?!b)/",
    [
      "/(?:\\D{2,3}?|[\\d*])(?!b)/",
      "/(?:\\d|[\\d*])(?!b)/",
      "/(?:\\d{2,3}?|[^\\d*])(?!b)/",
      "/(?:\\d{2,3}?|[\\D*])(?!b)/",
      "/(?:\\d{2,3}?|[\\d*])(?=b)/",
    ],
  ],
  ['import a from "b"; export * from "c"', []],
])("the mutants of %s", (code, changed) => {
  const source = `${code.startsWith("if") ? `function f() { ${code} }` : code}\n`;
  const mutants = mutantsOf(source).map(
    ({ index, before, after }) => source.slice(0, index) + after + source.slice(index + before.length),
  );
  // An expression is also a statement that is dropped.
  const texts = mutants.map((text) => text.trim().replace(/^function f\(\) \{ (.*) \}$/, "$1"));
  expect(texts.filter((text) => code.startsWith("if") || text !== ";").sort()).toEqual([...changed].sort());
});
