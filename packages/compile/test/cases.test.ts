import { readdirSync, readFileSync } from "node:fs";
import * as compiledCore from "@url1738/core/compiled";
import * as kit from "@url1738/core/grammar";
import { describe, expect, test } from "vitest";
import { CompileError, compileScheme, drawScheme } from "../src/index.ts";

/**
 * A file holds the cases of one pass: a title, a grammar in the terms of `@url1738/core/grammar`, and after an arrow the automaton as the
 * pass leaves it. Those of `refused.txt` are refused with the code and sentence after the arrow.
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

function grammarOf(text: string): kit.Node {
  return new Function(...Object.keys(kit), `return ${text};`)(...Object.values(kit));
}

function refusal(text: string): string {
  try {
    compileScheme(
      { name: "x-a", schemepart: grammarOf(text), access: "Nothing." },
      { "@url1738/core/compiled": compiledCore },
    );
  } catch (thrown) {
    if (thrown instanceof CompileError) return `${thrown.code}: ${thrown.message}`;
    throw thrown;
  }
  return "compiled";
}

describe.each(readdirSync(folder))("%s", (file) => {
  const pass = file.replace(".txt", "");
  test.each(casesIn(file))("$title", ({ grammar, result }) => {
    const is = pass === "refused" ? refusal(grammar) : drawScheme({ schemepart: grammarOf(grammar) }, pass).trim();
    expect(is).toBe(result);
  });
});
