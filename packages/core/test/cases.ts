import { readdirSync, readFileSync } from "node:fs";
import * as kit from "@url1738/core/define";

/**
 * Cases of the machines: grammar, inputs and results in one text, `cases/*.txt`, a file for each machine.
 *
 *     The text before the first title explains how to read the rows of the file.
 *
 *     # The title of a case
 *     sequence("//", unescapedText("name", some(alpha)))
 *
 *     //ab ==> ["ab"]
 *     //   ==> none
 *
 * The grammar is an expression over any number of lines that can use everything from `@url1738/core/define`. Each line
 * after it is an input and its result. Space around either is not part of it; the empty input is written as `""`.
 */

/** A line of a file, without the space around it. */
interface Line {
  readonly text: string;
  /** The file and the number of the line. */
  readonly where: string;
}

/** An input, the result of a machine for it, and the file and line of this row. */
export type Row = readonly [input: string, result: string, where: string];

/** A grammar and the results of a machine for it. */
export type Case = readonly [title: string, grammar: kit.Node, rows: readonly Row[]];

/** Evaluates an expression that can use everything from the grammar kit. */
export function evaluate(expression: string, where: string): unknown {
  try {
    return new Function(...Object.keys(kit), `"use strict"; return (${expression}\n);`)(...Object.values(kit));
  } catch (thrown) {
    throw new Error(`${where}: ${String(thrown)} in ${expression}`);
  }
}

function isNode(value: unknown): value is kit.Node {
  return typeof value === "object" && value !== null && "kind" in value;
}

function grammarOf(lines: readonly Line[], where: string): kit.Node {
  const grammar = evaluate(lines.map(({ text }) => text).join("\n"), where);
  if (!isNode(grammar))
    throw new Error(`${where}: the grammar is ${String(grammar)}, not what the combinators return.`);
  return grammar;
}

function rowOf({ text, where }: Line): Row {
  const [, input, result] = /^(\S.*?) *==> *(\S.*)$/.exec(text) ?? [];
  if (input === undefined || result === undefined) throw new Error(`${where}: "${text}" is not "input ==> result".`);
  return [input === '""' ? "" : input, result, where];
}

function refuseRepeated(names: readonly string[], where: string): void {
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`${where}: "${repeated}" is there twice.`);
}

/** Reads a case from its title and the lines up to the next. */
function caseOf(title: Line, lines: readonly Line[]): Case {
  const { where } = title;
  const first = lines.findIndex(({ text }) => text.includes("==>"));
  if (first < 0) throw new Error(`${where}: the case has no inputs.`);
  const rows = lines.slice(first).map(rowOf);
  refuseRepeated(
    rows.map(([input]) => input),
    where,
  );
  return [title.text.slice(2), grammarOf(lines.slice(0, first), where), rows];
}

/**
 * Reads the cases in a text.
 *
 * @param file - The name of the text in error messages.
 * @throws Error - If something is malformed, with its line.
 */
export function parseCases(file: string, text: string): readonly Case[] {
  const lines = text
    .split("\n")
    .map((line, index) => ({ text: line.trim(), where: `${file}:${index + 1}` }))
    .filter((line) => line.text !== "");
  const starts = lines.flatMap((line, index) => (line.text.startsWith("# ") ? [index] : []));
  if (starts.length === 0) throw new Error(`${file}: there are no cases.`);
  const stray = lines.slice(0, starts[0]).find((line) => line.text.includes("==>"));
  if (stray !== undefined) throw new Error(`${stray.where}: a row is before the first title.`);
  const cases = starts.map((start, index) => caseOf(lines[start] as Line, lines.slice(start + 1, starts[index + 1])));
  refuseRepeated(
    cases.map(([title]) => title),
    file,
  );
  return cases;
}

const folder = new URL("cases/", import.meta.url);

/** Reads the cases in a file of `cases/`. */
export function casesIn(file: string): readonly Case[] {
  return parseCases(file, readFileSync(new URL(file, folder), "utf8"));
}

/** The files of `cases/`. */
export const caseFiles: readonly string[] = readdirSync(folder).sort();
