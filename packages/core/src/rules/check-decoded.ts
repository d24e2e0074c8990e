import { Automaton } from "../automaton/automaton.ts";
import { following } from "../automaton/expectation.ts";
import { type Machine, walked } from "../automaton/machine.ts";
import type { TableText } from "../automaton/table.ts";
import { tableMachine } from "../automaton/table-machine.ts";
import type { Params, Sentence } from "../errors/sentence.ts";
import { mismatchSentence } from "../errors/sentences.ts";
import { admittedGrammar } from "../grammar/check-grammar.ts";
import { many } from "../grammar/combinators.ts";
import { withFacts } from "../grammar/facts.ts";
import type { Node, RuleError } from "../grammar/nodes.ts";
import { rawCharacters, withSets } from "../grammar/walk.ts";
import type { CharacterSet } from "../syntax/character-set.ts";
import { xchar } from "../syntax/characters.ts";
import { escapesOf, octetAt, PERCENT } from "../syntax/percent-encoding.ts";
import { schemeEnd } from "../syntax/scheme-name.ts";
import { lazyTable } from "../values/generated.ts";
import type { Reading, RuleErrorOf } from "../values/scribe.ts";

/** Makes the same check as {@link checkDecoded} from the table of a compiled grammar. @public */
export function checkDecodedBy(text: TableText): (text: string) => readonly RuleError[] {
  const table = lazyTable(text);
  return decodedErrors(() => tableMachine(table(), []));
}

/**
 * Makes a rule beyond the grammar from a grammar of the decoded text.
 *
 * @param grammar - The grammar, of decoded characters; octets beyond ASCII never obey it.
 * @throws Url1738Error - With the code `invalid-definition` if it is none.
 * @returns The check. Its error is the first raw character, or whole escape, that no text of the grammar can continue with.
 * @public
 */
export function checkDecoded(grammar: Node): (text: string) => readonly RuleError[] {
  admittedGrammar({ schemepart: grammar });
  // In an encoded text, every `%` begins an escape.
  const encoded = withSets(grammar, (set) => ({ ...set, characters: set.characters.replaceAll("%", "") }));
  const spared = rawCharacters(encoded).includes("%") ? undefined : encoded;
  return withFacts(
    decodedErrors(() => new Automaton(grammar).machine),
    { recipe: { name: "checkDecodedBy", arguments: [grammar] }, spared },
  );
}

/** Makes the same check as {@link checkRule} from the table of a compiled grammar. @public */
export function checkRuleBy(text: TableText): (text: string) => readonly RuleError[] {
  const table = lazyTable(text);
  return ruleErrors(() => tableMachine(table(), []));
}

/**
 * Makes a rule beyond the grammar from another grammar of the same text, such as that of one of several parts.
 *
 * @param grammar - The grammar of the text as it is written.
 * @throws Url1738Error - With the code `invalid-definition` if it is none.
 * @returns The check. Its error is the character with which the text leaves the grammar.
 * @public
 */
export function checkRule(grammar: Node): (text: string) => readonly RuleError[] {
  admittedGrammar({ schemepart: grammar });
  return withFacts(
    ruleErrors(() => new Automaton(grammar).machine),
    { recipe: { name: "checkRuleBy", arguments: [grammar] }, spared: grammar },
  );
}

/** Makes the check of {@link checkRule}; `make` makes the machine that reads the text. */
function ruleErrors(make: () => Machine): (text: string) => readonly RuleError[] {
  let machine: Machine | undefined;
  return (text) => {
    machine ??= make();
    const { index, state } = walked(machine, machine.first, text, 0);
    if (index === text.length && machine.isEnd(state)) return [];
    const { params = {}, ...sentence } = mismatchSentence(text.charAt(index), following(machine, state));
    return [ruleError(index, Math.min(index + 1, text.length), sentence, params)];
  };
}

/** Counts the characters that encode the octet at an offset. */
function lengthAt(text: string, index: number): number {
  if (index === text.length) return 0;
  return text[index] === "%" ? 3 : 1;
}

/** Returns terms for some decoded characters as a URL can have them at an index: escaped, if its grammar does not allow them there. */
function acceptedTerms(expected: string, { text, machine }: Reading, index: number): readonly string[] {
  const { state } = walked(machine, machine.first, text, schemeEnd(text) + 1, index);
  const isRaw = (term: string) =>
    term.length > 1 || (term !== "%" && machine.step(state, term.charCodeAt(0)) !== undefined);
  const terms = expected.split(" ").map((term) => (term === "space" ? " " : term));
  return terms.map((term) => (isRaw(term) ? term : (escapesOf(term) ?? term)));
}

/** Makes the check of {@link checkDecoded}; `make` makes the machine that reads the decoded text. */
function decodedErrors(
  make: () => Machine,
): (text: string) => readonly (RuleError & Pick<RuleErrorOf, "acceptedTerms">)[] {
  let machine: Machine | undefined;
  return (text) => {
    machine ??= make();
    let state = machine.first;
    let index = 0;
    while (index < text.length) {
      const code = text.charCodeAt(index);
      const next = machine.step(state, code === PERCENT ? octetAt(text, index) : code);
      if (next === undefined) break;
      state = next;
      index += code === PERCENT ? 3 : 1;
    }
    if (index === text.length && machine.isEnd(state)) return [];
    const end = index + lengthAt(text, index);
    const expected = following(machine, state);
    const { params = {}, ...sentence } = mismatchSentence(text.slice(index, end), expected);
    const error = ruleError(index, end, sentence, params);
    if (expected === "") return [error];
    return [{ ...error, acceptedTerms: (reading, place) => acceptedTerms(expected, reading, place) }];
  };
}

export function ruleError(index: number, end: number, { reason, sentence }: Sentence, params: Params): RuleError {
  return { index, end, reason, params, message: sentence };
}

/** Makes the check of {@link checkEscapes} without the facts that only a compiler needs. */
export function escapesAmong(
  octets: readonly number[],
  sentence: Sentence | string,
): (text: string) => readonly RuleError[] {
  const { sentence: message, ...facts } = typeof sentence === "string" ? { sentence } : sentence;
  return (text) => {
    const errors: RuleError[] = [];
    for (let index = text.indexOf("%"); index >= 0; index = text.indexOf("%", index + 3))
      if (octets.includes(octetAt(text, index))) errors.push({ ...facts, index, end: index + 3, message });
    return errors;
  };
}

/**
 * Makes a rule beyond the grammar: some octets must not be escaped.
 *
 * @param octets - The octets, 0-255.
 * @param sentence - A sentence that names the component and the octets; without a reason, as a string.
 * @returns The check. Its errors are the escapes of these octets.
 * @public
 */
export function checkEscapes(
  octets: readonly number[],
  sentence: Sentence | string,
): (text: string) => readonly RuleError[] {
  const any: CharacterSet = { ...xchar, without: octets };
  const recipe = { name: "escapesAmong", arguments: [octets, sentence] };
  return withFacts(escapesAmong(octets, sentence), { recipe, spared: many(any) });
}
