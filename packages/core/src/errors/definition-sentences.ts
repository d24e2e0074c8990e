import type { Params, Sentence } from "./sentence.ts";

/** The sentences about definitions, by their reasons without the prefix `definition/`. */
export const definitionSentences = {
  // The definition as a whole.
  "takes-definition": "defineScheme takes an object with {keys}.",
  "scheme-for-definition":
    "This is a scheme, but its definition is needed: the object that was given to defineScheme or schemeDefinition.",
  "unknown-key": '"{key}" is unknown: defineScheme takes an object with {keys}.',
  "unreadable-definition": "The definition cannot be read, because one of its getters throws an error: {why}",
  "no-name": 'The scheme needs a name, which is a string: take lower-case letters, digits, "+", "." and "-".',
  "not-a-name":
    '"{name}" is not the name of a scheme: take lower-case letters, digits, "+", "." and "-". Names that begin with x- are free for anyone, such as "x-example".',
  "async-access":
    'The "access" must not be async: it says how a resource is reached, as plain data that is available at once, and opens no connection.',
  "no-access":
    'The scheme needs an "access" (RFC 1738 §4): a function that says how a resource is reached, or one sentence on what the scheme\'s names designate instead.',
  "type-of-key": '"{key}" must be {kind}, or left out.',
} as const;

/** Makes the sentence about an error in a definition. */
export function wrong(reason: keyof typeof definitionSentences, params?: Params): Sentence {
  return { reason: `definition/${reason}`, sentence: definitionSentences[reason], params };
}

/**
 * The sentences about values that are not valid pieces of grammar, apart from those about definitions: a program that defines no scheme
 * carries only these.
 */
export const pieceSentences = {
  "not-a-piece":
    "The {where} contains a value of type {type} where a piece of grammar should be: use the functions of @url1738/core/define; for a text alone or several parts, sequence(…).",
  "unknown-kind":
    "The {where} contains a piece of the kind {piece}, which is not known here. The kinds are {pieces}: those of version {version} of the contract between packages. If a newer version of @url1738/core made it, install that version here as well.",
  "wrong-piece":
    'The {where} contains a piece of the kind {piece} whose "{field}" is wrong: use the functions of @url1738/core/define.',
  "name-of-piece":
    "The {where} contains a {piece} whose name is of type {type}: the name comes first, and is a string.",
  "rule-of-piece": "The {where} needs a piece of grammar after its name, but has a value of type {type} there.",
  "wrong-place": 'The place of the separators of the {where} must be "before", "between" or "after".',
  "contains-itself":
    "The {where} contains a piece of the kind {piece} that contains itself: a grammar of URLs is finite, so use many, some or list for repetitions.",
  "nested-too-deeply": "The grammar is nested more than {most} deep: make it flatter.",
  "no-codec":
    'The component "{name}" has no codec: give an object with the functions read and spell, and perhaps check.',
  "options-not-an-object": 'The options of the component "{name}" are of type {type}, not an object.',
  "type-in-codec": 'In the codec of the component "{name}", "{field}" is of type {type}; it must be {kind}.',
  "type-in-options": 'In the options of the component "{name}", "{field}" is of type {type}; it must be {kind}.',
  "unreadable-in-component":
    'The {kind} "{name}" has a codec or options that cannot be read, because one of their getters throws an error: {why}',
  "unknown-option": '"{word}" is not an option of the {kind} "{name}": it takes [{known}].',
  "unknown-in-codec": '"{word}" is unknown in the codec of the component "{name}": it takes [{known}].',
  "check-in-options":
    'The component "{name}" has its "check" among the options, where nobody calls it: make it a part of the codec.',
  "not-a-component-name":
    '"{name}" cannot be the name of a component: take a lower-case letter and then letters and digits, but neither "scheme" nor a name that every object has, such as "toString".',
  "not-a-separator":
    'The list "{name}" needs a separator of one ASCII character, neither % nor a hexadecimal digit: escapes are made of these.',
  "raw-before-host":
    'The component "{name}" is before the host and may contain a raw {end}, where other parsers see the end of the host or of the user. Take it out of the set, or make the component decoded text, whose canonical spelling escapes it.',
  "absent-unread":
    'The component "{name}" has the "absent" {absent}, for which its "read" returns no value. Give a text that it reads, or leave out "absent": then the component has no value where the URL leaves it out.',
  "not-times": "times takes two whole numbers, the least and the most, which may be Infinity, and then the parts.",
} as const;

/** Makes the sentence about a value that is not a valid piece of grammar. */
export function wrongPiece(reason: keyof typeof pieceSentences, params?: Params): Sentence {
  return { reason: `definition/${reason}`, sentence: pieceSentences[reason], params };
}
