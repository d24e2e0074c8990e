import { expect, test } from "vitest";
import { mutantsOf } from "../mutants-of.ts";

test.each<[code: string, changed: readonly string[]]>([
  ["a < b", ["a <= b"]],
  ["a + b", []],
  ["a + 2", ["a - 2", "a + 3"]],
  ["(a) === b", ["(a) !== b"]],
  ["a && b", ["(a)", "(b)", "a || b"]],
  ["a ?? b", ["(a)"]],
  ["a.b ? 1 : -1", ["!(a.b) ? 1 : -1", "a.b ? 0 : -1", "a.b ? 1 : -0"]],
  ["if (a) return;", [";", "if (!(a)) return;"]],
  ["if (a === b) return;", [";", "if (a !== b) return;"]],
  ["a.find(b)", ["a.findLast(b)"]],
  ['a === ""', ['a !== ""', 'a === "x"']],
  ['a("host", "The host.")', ['a("", "The host.")']],
  ['const a: "b" = c as 1 & 2', []],
  ["const a = [1, 2, 3, 4, 5]", []],
  ["const a = { b: 2 }", ["const a = { b: 3 }"]],
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
