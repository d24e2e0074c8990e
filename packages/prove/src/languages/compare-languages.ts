import type { Scheme } from "@url1738/core";
import type { Node } from "@url1738/core/define";
import { admittedGrammar, type Machine, type WholeScheme } from "@url1738/core/grammar";
import { Automaton } from "@url1738/core/inside/automaton/automaton";
import { BnfError } from "./bnf-error.ts";
import type { Language } from "./language.ts";
import { type NotationName, notationOf } from "./notation.ts";
import { readRules } from "./read-rules.ts";
import { rulesLanguage } from "./rules-language.ts";
import { throughPairs } from "./through-pairs.ts";

/** A grammar: a scheme, interpreted or compiled, or a definition. @public */
export type Grammar =
  | { readonly name: string; readonly schemepart: Node }
  | Pick<Scheme, "name" | "canParse">
  | { readonly name: string; machine(): Machine };

/** A rule to read in place of the text's own, or in addition to it: what prose makes of it. @public */
export interface ChangedRule {
  /** The right side of the rule, in the notation of the text. */
  readonly bnf: string;
  /** The sentence of the specification that changes the rule, or the reason why the rule is another one. */
  readonly sentence: string;
}

/** The options of {@link compareLanguages}. @public */
export interface LanguageOptions {
  /** The rules that prose changes, by their names. Each must be part of the comparison. */
  readonly rules?: Readonly<Record<string, ChangedRule>> | undefined;
  /**
   * The notation of the text. By default, it is that of RFC 1959 if the text has `::=`, that of MIME if it has `:=`, that of RFC 1738 if it has
   * `|` between alternatives, and otherwise ABNF.
   */
  readonly notation?: NotationName | undefined;
  /** The BNF of specifications that this one refers to, each in its notation. A rule that a text lacks is that of the next one. */
  readonly others?: readonly string[] | undefined;
}

/** A text that only one of two languages has. @public */
export interface Difference {
  /** One of the shortest such texts; the scheme's name is in lower case. */
  readonly text: string;
  /** The one that accepts the text. */
  readonly takenBy: "scheme" | "bnf";
}

/** A state that is forgotten and made anew would be another one; too many are refused below. */
const NEVER_FORGET = { most: Number.POSITIVE_INFINITY };

/** Returns the machine of a grammar's texts after the colon. */
function machineOf(grammar: Grammar): Machine {
  if (!("schemepart" in grammar)) return (grammar as WholeScheme).machine();
  return new Automaton(admittedGrammar(grammar), NEVER_FORGET).machine;
}

/** Returns the language of whole URLs. While the name and its colon are being read, the state is the text of them that is left. */
function urlLanguage({ name }: Grammar, machine: Machine): Language {
  return {
    first: `${name}:`,
    step(state, code) {
      if (typeof state !== "string") return machine.step(state, code);
      if (state.charCodeAt(0) !== code) return undefined;
      return state.length === 1 ? machine.first : state.slice(1);
    },
    isEnd: (state) => typeof state !== "string" && machine.isEnd(state),
  };
}

function checkRules(rules: Readonly<Record<string, ChangedRule>>): void {
  for (const [name, rule] of Object.entries(rules))
    if (typeof rule?.bnf !== "string" || typeof rule.sentence !== "string" || rule.sentence.trim() === "")
      throw new BnfError(name, `The rule ${name} is handed in as { bnf, sentence }, with the reason as the sentence.`);
}

/**
 * Proves that the grammar of a scheme is that of its specification, or finds a shortest text that only one of them takes. It walks the
 * automata of both together through every pair of states that a text leads to, so finding nothing is a proof, over all texts of ASCII. The
 * names of schemes are compared in lower case.
 *
 * The languages are those of the grammars: a text that only a `check` refuses, such as a port of 65536, is taken.
 *
 * @param grammar - A scheme, interpreted or compiled, or a definition.
 * @param bnf - The BNF of the specification: the notation of RFC 1738 §5, RFC 1959 §2 or RFC 2397 §3, or ABNF by RFC 5234 and RFC 7405. A rule needs
 *   no certain indentation, and what breaks an RFC into pages may be left in. Rules that `rule` does not need may be prose.
 * @param rule - The name of the rule whose texts are the scheme's URLs.
 * @returns The difference; `undefined` if there is none.
 * @throws BnfError - If a rule that is needed contains itself, is missing, prose or wrong, or if a rule handed in is not needed.
 * @throws Url1738Error - With the code `contract-version` if the grammar has a kind of node that is unknown here.
 * @throws RangeError - If there are too many pairs of states to walk through.
 * @public
 */
export function compareLanguages(
  grammar: Grammar,
  bnf: string,
  rule: string,
  { rules = {}, notation = notationOf(bnf), others = [] }: LanguageOptions = {},
): Difference | undefined {
  checkRules(rules);
  const ruleNamed = readRules(
    [{ bnf, notation }, ...others.map((other) => ({ bnf: other, notation: notationOf(other) }))],
    Object.fromEntries(Object.entries(rules).map(([name, { bnf }]) => [name, bnf])),
  );
  const specified = rulesLanguage(ruleNamed(rule));
  for (const name of Object.keys(rules))
    if (!specified.reached.has(ruleNamed(name)))
      throw new BnfError(name, `The rule ${name} is handed in, but ${rule} does not need it.`);
  const language = urlLanguage(grammar, machineOf(grammar));
  const difference = throughPairs(language, specified, (text, state, specifiedState): Difference | undefined => {
    const isOwn = state !== undefined && language.isEnd(state);
    const isSpecified = specifiedState !== undefined && specified.isEnd(specifiedState);
    return isOwn === isSpecified ? undefined : { text, takenBy: isOwn ? "scheme" : "bnf" };
  });
  return typeof difference === "number" ? undefined : difference;
}
