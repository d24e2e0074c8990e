import type { Params, Sentence } from "./sentence.ts";

/** Sentences about pieces of grammar. They are apart from those about definitions, which programs that define no scheme of their own lack. */

/** The sentences about values that are not valid pieces of grammar. */
export const pieceSentences = {
  "not-a-piece":
    'The {where} contains a value of type {type} where a piece of grammar should be: use the functions of @url1738/core/define; for a text alone, sequence("…").',
  "unknown-kind":
    "The {where} contains a piece of the kind {piece}, which is not known here. The kinds are {pieces}: those of version {version} of the contract between packages. If a newer version of @url1738/core made it, install that version here as well.",
  "wrong-piece":
    'The {where} contains a piece of the kind {piece} whose "{field}" is wrong: use the functions of @url1738/core/define.',
  "wrong-place": 'The place of the separators of the {where} must be "before", "between" or "after".',
  "contains-itself":
    "The {where} contains a piece of the kind {piece} that contains itself: a grammar of URLs is finite, so use many, some or list for repetitions.",
  "nested-too-deeply": "The grammar is nested more than {most} deep: make it flatter.",
  "no-codec":
    'The component "{name}" has no codec: give an object with the functions read and spell, and perhaps check.',
  "codec-lacks":
    'The codec of the component "{name}" lacks {missing}: it needs the functions read and spell, and has [{has}].',
  "options-not-an-object": 'The options of the component "{name}" are of type {type}, not an object.',
  "type-in-codec": 'The codec of the component "{name}" has a "{field}" of type {type}; it must be {kind}.',
  "type-in-options": 'Among its options, the component "{name}" has a "{field}" of type {type}; it must be {kind}.',
} as const;

/** Makes the sentence about a value that is not a valid piece of grammar. */
export function wrongPiece(reason: keyof typeof pieceSentences, params: Params): Sentence {
  return { reason: `definition/${reason}`, sentence: pieceSentences[reason], params };
}

/** The sentences about the changes of a derived scheme. */
export const changeSentences = {
  "takes-changes": "deriveScheme takes a definition and an object with {keys}.",
  "unknown-change": '"{key}" is unknown: deriveScheme takes a definition and an object with {keys}.',
  "not-a-definition":
    'deriveScheme takes a definition, which the package of a scheme exports from its entry "definition".',
  "replaces-nothing":
    'The {kind} "{name}" replaces nothing in this grammar. Its rules are [{rules}], its components [{components}], its lists [{lists}].',
  "other-components":
    'The {kind} "{name}" has the components [{had}], but its replacement has [{has}]. A replacement has the same ones in the same order; for another value, write the grammar with defineScheme.',
  "absent-or-place":
    'The {kind} "{name}" has a value where the URL leaves it out, so its replacement also needs one: a place other than "between", or the option "absent".',
  "absent-of-replacement":
    'The {kind} "{name}" has a value where the URL leaves it out, so its replacement also needs one: the option "absent".',
  "replaced-in-list": 'The {kind} "{name}" is inside the list "{list}": replace the whole list.',
  "codec-of-one-rule":
    'The component "{name}" has a codec that was made for its own rule, so a rule inside it cannot be replaced. Replace the whole component.',
  "not-a-replacement": "Only rules, components and lists can replace parts of a grammar: those of the same name.",
  "replaced-twice": 'The {kind} "{name}" is replaced twice; leave one out.',
} as const;

/** Makes the sentence about an error in the changes of a derived scheme. */
export function wrongChange(reason: keyof typeof changeSentences, params?: Params): Sentence {
  return { reason: `definition/${reason}`, sentence: changeSentences[reason], params };
}
