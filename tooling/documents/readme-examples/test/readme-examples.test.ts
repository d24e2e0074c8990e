import { describe, expect, test } from "vitest";
import { blockModule } from "../block-module.ts";
import { blocks } from "../blocks.ts";
import { prints, same, throws } from "../checks.ts";

// The examples of example.md pass, which shows that examples run; these tests show that examples can fail.

test("a block is found by its fence, with its line", () => {
  expect(blocks("# Title\n\n```ts\nf(); // 1\n```\n\n```console\n$ url1738\n```\n")).toEqual([
    { language: "ts", line: 4, code: "f(); // 1\n", rows: [[]] },
    { language: "console", line: 8, code: "$ url1738\n", rows: [[]] },
  ]);
});

test("an example in a table after a block becomes a check on its line", () => {
  const [block] = blocks(
    "```ts\nlet a = 1;\n```\n\n| x | y |\n|---|---|\n| `a` | `a; // 1`, `a + 1; // 2` |\n\n`a; // 3`\n",
  );
  expect(block?.rows.flat()).toEqual(["a; // 1", "a + 1; // 2"]);
  const lines = block ? blockModule(block).split("\n") : [];
  expect([lines[1], lines[6]]).toEqual(["let a = 1;", "same(a, (1)); same(a + 1, (2));"]);
});

describe("an example becomes a check on the same line", () => {
  const lines = (language: "ts" | "console", code: string) =>
    blockModule({ language, line: 4, code, rows: [] }).split("\n").slice(3);

  test.each([
    ["f(); // { a: 1 }", ["same(f(), ({ a: 1 }));"]],
    ["f(\n  1,\n); // 2", ["same(f(", "  1,", "), (2));"]],
    ["f(); // [\n//   1,\n// ]\ng();", ["same(f(), ([", "  1,", "]));", "g();"]],
    ["f(); // TypeError: no", ['await throws(async () => f(), "TypeError", "no");']],
    ["const a = f(); // prose", ["const a = f(); // prose"]],
  ])("%j", (code, expected) => {
    expect(lines("ts", code)).toEqual(expected);
  });

  test("a command and its output", () => {
    expect(lines("console", "$ npm i url1738\n$ url1738 x\na\n\nb\n$ echo y | url1738\n")).toEqual([
      "",
      'await prints("url1738 x", "a\\n\\nb\\n");',
      "",
      "",
      "",
      'await prints("echo y | url1738", "");',
      "",
    ]);
  });
});

describe("a wrong example fails", () => {
  test("with another value", () => {
    expect(() => same({ a: 1 }, { a: 2 })).toThrow("deeply equal");
  });

  test("without the error", async () => {
    await expect(throws(async () => 1, "TypeError", "no")).rejects.toThrow("expected TypeError: no\nbut got 1");
  });

  test.each([
    ["RangeError", "no"],
    ["TypeError", "yes"],
  ])("with another error than %s: %s", async (name, text) => {
    const run = async () => {
      throw new TypeError("no");
    };
    await expect(throws(run, name, text)).rejects.toThrow("TypeError: no");
  });

  test("with other output", async () => {
    await expect(prints("url1738 --nothing-of-the-kind", "fine")).rejects.toThrow("fine");
  });
});
