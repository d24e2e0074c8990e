import { readdirSync, readFileSync } from "node:fs";
import * as define from "@url1738/core/define";
import * as runtime from "@url1738/core/runtime";
import * as rfc3986 from "@url1738/rfc3986";
import { describe, expect, test } from "vitest";
import { shown } from "./shown.ts";

/**
 * A case of one step of the compiler. Each file holds the cases of one step: a title, a grammar in the terms of `@url1738/core/define`,
 * `@url1738/core/runtime` and `@url1738/rfc3986`, and after an arrow the result of the step; for a pass, the automaton after it. The grammars in `refused.txt` are refused with the code
 * and sentence after the arrow.
 */
interface Case {
  readonly title: string;
  readonly grammar: string;
  readonly result: string;
}

const folder = new URL("cases/", import.meta.url);

function casesIn(file: string): readonly Case[] {
  const text = readFileSync(new URL(file, folder), "utf8");
  return text
    .split(/^# /m)
    .slice(1)
    .map((one) => {
      const [, title = "", grammar = "", result = ""] = /^(.*)\n\n([\s\S]*?)\n\n==>\n\n([\s\S]*)$/.exec(one) ?? [];
      return { title, grammar, result: result.trim() };
    });
}

const kit = { ...runtime, ...define, ...rfc3986 };

function grammarOf(text: string): define.Node {
  return new Function(...Object.keys(kit), `return ${text};`)(...Object.values(kit));
}

test("every step has its cases", () => {
  expect(readdirSync(folder).sort()).toEqual(
    Object.keys(shown)
      .map((step) => `${step}.txt`)
      .sort(),
  );
});

describe.each(readdirSync(folder))("%s", (file) => {
  test.each(casesIn(file))("$title", ({ grammar, result }) => {
    expect(shown[file.replace(".txt", "")]?.(grammarOf(grammar)).trim()).toBe(result);
  });
});
