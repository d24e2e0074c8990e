import { readFileSync } from "node:fs";
import { Automaton } from "@url1738/core/inside/automaton/automaton";
import { compareLanguages } from "@url1738/prove";
import { describe, expect, test } from "vitest";
import { DRAWS, sampled } from "../../../build/vitest/draws.ts";
import { proofs } from "../proofs.ts";

// A proof can fail: each rule of §5 is changed in every small way, one at a time, and no scheme has the language then. A quick run makes
// every third change.

const section5 = readFileSync(new URL("../../rfc/section-5.txt", import.meta.url), "utf8");

/** The rules by name, without their comments. */
const rights: ReadonlyMap<string, string> = new Map(
  section5
    .trim()
    .split("\n")
    .map((line) => line.replace(/ ; .*/, "").split(/ = (.*)/) as [string, string]),
);

const TOKEN = /"[^"]*"|<">|\d*\*|[a-z][\w+-]*|[|[\]]/gi;

function namesIn(right: string): readonly string[] {
  return Array.from(right.matchAll(TOKEN), ([token]) => token).filter((token) => rights.has(token));
}

/** Lists the rules that a rule reaches, itself among them. */
function reachedFrom(rule: string): readonly string[] {
  const reached = new Set([rule]);
  for (const name of reached) for (const other of namesIn(rights.get(name) as string)) reached.add(other);
  return [...reached];
}

/** Returns where the bracket that opens at an index closes. */
function closing(right: string, open: number): number {
  let depth = 0;
  for (const { 0: token, index } of right.matchAll(TOKEN)) {
    if (index < open) continue;
    if (token === "[") depth++;
    if (token === "]" && --depth === 0) return index;
  }
  throw new Error(`A bracket is not closed in ${right}`);
}

/** Returns what a token may be changed to: a character more or less, at least one or none. */
function changesOf(token: string): readonly string[] {
  if (token === "*") return ["1*"];
  if (token === "1*") return ["*"];
  if (rights.has(token)) return [`( ${token} | "~" )`, `( ${token} "~" )`];
  if (!token.startsWith('"')) return [];
  const text = token.slice(1, -1);
  const shorter = text.length === 1 ? [] : [...text].map((_, at) => `"${text.slice(0, at)}${text.slice(at + 1)}"`);
  return [`( ${token} | "~" )`, `"${text}~"`, ...shorter];
}

/** Returns every right side that differs from one in one place. */
function changed(right: string): readonly string[] {
  return Array.from(right.matchAll(TOKEN)).flatMap(({ 0: token, index }) => {
    const [before, after] = [right.slice(0, index), right.slice(index + token.length)];
    const all = changesOf(token).map((other) => before + other + after);
    // A part that may be left out must be there; an alternative is missing.
    if (token === "[" && !before.endsWith("*")) {
      const end = closing(right, index);
      all.push(`${before}(${right.slice(index + 1, end)})${right.slice(end + 1)}`);
    }
    const [alternative] = token === "|" ? (/^ (?:"[^"]*"|<">|[\w+-]+)(?= \||\s*\]|$)/.exec(after) ?? []) : [];
    if (alternative !== undefined) all.push(before.trimEnd() + after.slice(alternative.length));
    return all;
  });
}

/** Returns the changes in words only, after which the language of a scheme stays the same. */
function inWordsOnly(name: string): readonly string[] {
  const [, section = ""] = readFileSync(new URL("in-words-only.txt", import.meta.url), "utf8").split(`\n[${name}]\n`);
  return section.split(/\n\n/, 1)[0]?.trimEnd().split("\n").filter(Boolean) ?? [];
}

const ofSection5 = proofs.filter(({ specification }) => specification === "RFC 1738 §5");

/** The rules that have been changed so far. */
const tried = new Set<string>();

describe.each(ofSection5.map((proof) => [proof.definition.name, proof] as const))("%s", (name, proof) => {
  const { schemepart } = proof.definition;
  const { machine } = new Automaton(schemepart);
  const scheme = { name, machine: () => machine };
  const reached = reachedFrom(proof.rule);
  // A quick run changes a rule for the first scheme that reaches it.
  const rules = DRAWS < 1 ? reached.filter((rule) => !tried.has(rule)) : reached;
  for (const rule of rules) tried.add(rule);

  test("has none of the languages of §5 changed in one place", () => {
    const same: string[] = [];
    const mutants = new Set<string>();
    for (const rule of rules) {
      const right = rights.get(rule) as string;
      for (const other of sampled(changed(right))) {
        mutants.add(`${rule} = ${other}`);
        const text = `\n${section5}`.replace(`\n${rule} = ${right}`, () => `\n${rule} = ${other}`);
        expect(text).not.toBe(`\n${section5}`);
        if (compareLanguages(scheme, text, proof.rule) === undefined) same.push(`${rule} = ${other}`);
      }
    }
    const wanted = inWordsOnly(name);
    expect(same).toEqual(DRAWS < 1 ? wanted.filter((line) => mutants.has(line)) : wanted);
  });
});

test("every rule of §5 that a URL is made of has been changed", () => {
  expect([...tried].sort()).toEqual([...new Set(ofSection5.flatMap(({ rule }) => reachedFrom(rule)))].sort());
});
