import type { Node } from "@url1738/core/define";
import { componentsOf } from "@url1738/core/grammar";
import * as compiledCore from "@url1738/core/runtime";
import { exceptOf, fewTextsOf, usualOf } from "../src/automaton/plain-texts.ts";
import { keysOf } from "../src/automaton/program.ts";
import { usualOfGrammar } from "../src/automaton/usual-url.ts";
import { leavesOf } from "../src/automaton/watched-texts.ts";
import { emitScheme } from "../src/emit/emit-scheme.ts";
import { CompileError } from "../src/index.ts";
import { analyse, passes, presenceOf, programOf } from "../src/table/analysis.ts";
import { encodeTable } from "../src/table/encode-table.ts";
import { homeOf } from "../src/table/homes.ts";
import type { Layout } from "../src/table/layout.ts";
import { longestOf } from "../src/table/longest.ts";
import { drawn } from "./drawn.ts";

/** Shows as text what each step of the compiler makes of a grammar, for comparison with the cases of that name. */

const lines = (all: readonly string[]) => all.join("\n");

/** Shows rows with the characters that lead from each to the next. */
function shownRows({ next, states }: Layout): readonly string[] {
  return states.map((_, row) => {
    const ways = new Map<number, string>();
    for (const [code, to] of (next[row] ?? []).entries())
      if (to !== undefined) ways.set(to, (ways.get(to) ?? "") + String.fromCharCode(code));
    return `${row}: ${[...ways].map(([to, characters]) => `${characters} ${to}`).join(", ")}`.trim();
  });
}

function shownLayout(node: Node): string {
  const { layout } = analyse(node);
  const { states, entered, flagged, finals, ends, initial } = layout;
  return lines([
    `initial: ${keysOf(initial)}`,
    ...shownRows(layout),
    ...entered.map(({ to, ops }, at) => `${states.length + at}: like ${to}, ${keysOf(ops)}`),
    `flagged: ${flagged}`,
    ...finals.map((ops, at) => `end ${at + 1}: ${keysOf(ops)}`),
    `ends: ${ends.map((end) => (end === undefined ? "-" : end + 1)).join(" ")}`,
  ]);
}

function shownRegisters(node: Node): string {
  const { registers } = analyse(node);
  const places = [...registers].map(([mark, { first, register }]) =>
    register === undefined ? `${mark}: always ${first}` : `${mark}: register ${register}`,
  );
  const firsts = new Map([...registers.values()].map(({ register, first }) => [register, first]));
  firsts.delete(undefined);
  return lines([...places, `at first: ${[...firsts.values()].map((first) => first ?? "-").join(" ")}`]);
}

function shownTable(node: Node): string {
  const [classes, cells, entered, flagged, heads, terms, owners] = encodeTable(analyse(node).layout).text;
  const shown = { classes, cells, entered, flagged, heads, terms, owners };
  return lines(Object.entries(shown).map(([name, value]) => `${name}: ${JSON.stringify(value)}`));
}

function shownHomes(node: Node): string {
  const { layout, elements } = analyse(node);
  return lines(
    leavesOf(elements).map((leaf) => {
      const home = homeOf(layout, leaf);
      if (home === undefined) return `${leaf.name}: no home`;
      const { lead, row, ends } = home;
      return `${leaf.name}: home ${row}${lead === "" ? "" : ` after ${lead}`}, ends ${ends.join(" ")}`;
    }),
  );
}

/** Compiles the scheme x-a, and returns its code. */
function code(schemepart: Node): string {
  const modules = { "@url1738/core/runtime": compiledCore };
  return emitScheme({ name: "x-a", schemepart, access: "Nothing." }, modules).code;
}

/** Returns a function that finds a function of the generated module, from its name to the closing brace. */
const method = (name: string) => (schemepart: Node) =>
  new RegExp(`^(?: {2}${name}: |const ${name} = )\\([^]*?^ {2}\\}`, "m").exec(code(schemepart))?.[0] ?? "";

function refusal(schemepart: Node): string {
  try {
    code(schemepart);
  } catch (thrown) {
    if (thrown instanceof CompileError) return `${thrown.code}: ${thrown.message}`;
    throw thrown;
  }
  return "compiled";
}

/** Shows the automaton as it is after some of the passes. */
const after = (count: number) => (node: Node) =>
  drawn(
    Object.values(passes)
      .slice(0, count)
      .reduce((program, pass) => pass(program), programOf(node, componentsOf(node))),
  );

/** Shows the result of each step, by the step's name. */
export const shown: Readonly<Record<string, (node: Node) => string>> = {
  ...Object.fromEntries(["from-automaton", ...Object.keys(passes)].map((name, count) => [name, after(count)])),
  presence: (node) => {
    const elements = componentsOf(node);
    const told = presenceOf(node, elements).map((of) =>
      of === undefined ? "always there" : `told by ${elements[of]?.name}`,
    );
    return lines(elements.map(({ name }, at) => `${name}: ${told[at]}`));
  },
  layout: shownLayout,
  registers: shownRegisters,
  "encode-table": shownTable,
  homes: shownHomes,
  longest: (node) => JSON.stringify(longestOf(analyse(node))) ?? "none",
  "few-texts": (node) =>
    lines(
      leavesOf(componentsOf(node)).map((leaf) => `${leaf.name}: ${JSON.stringify(fewTextsOf(leaf)) ?? "too many"}`),
    ),
  "plain-texts": (node) =>
    lines(leavesOf(componentsOf(node)).map((leaf) => `${leaf.name}: ${usualOf(leaf) ?? "not told by an expression"}`)),
  "usual-url": (node) => {
    const { expression, cuts } = usualOfGrammar(node, "x-a:", { defaultPort: undefined }) ?? {};
    if (expression === undefined) return "no usual texts";
    const shownCuts = cuts?.map(({ component, delimiter, outside, inside, brackets, isOptional, isValue }, at) => {
      const facts = [
        at > 0 && `skips ${isOptional ? `${outside} and ${inside}` : outside}`,
        brackets && `after ${brackets.join("")}`,
        isOptional && "optional",
        isValue && "as it is",
      ].filter(Boolean);
      return `${component.name}: ${[JSON.stringify(delimiter), ...facts].join(", ")}`;
    });
    return lines([expression, ...(shownCuts ?? ["delimiters do not tell its components"])]);
  },
  "spelt-by-octets": (node) =>
    lines(leavesOf(componentsOf(node)).map((leaf) => `${leaf.name}: ${exceptOf(leaf) ?? "each must be looked at"}`)),
  "emit-reader": method("R"),
  "emit-writer": method("write"),
  "emit-scribe": (node) => lines(code(node).match(/^const .*$/gm) ?? []),
  refused: refusal,
};
