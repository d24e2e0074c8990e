/**
 * What only the other packages of this repository import. It may change in any release.
 *
 * @packageDocumentation
 */

export { isOfRule } from "./automaton/grammar-machine.ts";
export { completion, departureOf } from "./automaton/machine.ts";
export type { End, NfaState, Reader } from "./automaton/nfa.ts";
export { checkVersion } from "./errors/check-version.ts";
export { notEncoded, notPlainOf, typeOf } from "./errors/sentences.ts";
export { checkKnown } from "./grammar/check-node.ts";
export { escapedBeforeHost } from "./grammar/escaped-before-host.ts";
export { quote, termsOf } from "./grammar/terms.ts";
export { allElements, charactersOf, type Defaults, rawCharacters, ruleOf, withChildren } from "./grammar/walk.ts";
export { admitted } from "./scheme/admitted.ts";
export { throwErrors, type Unchecked } from "./scheme/check.ts";
export { guardedFunction } from "./scheme/guarded-scheme.ts";
export { refusedError } from "./scheme/refused-error.ts";
export { services } from "./scheme/services.ts";
export { BARE_PERCENT } from "./syntax/percent-encoding.ts";
export { fieldNames, isPlainArray } from "./values/record.ts";
export { Refusal, refusalInList, refusalOf } from "./values/refusal.ts";
