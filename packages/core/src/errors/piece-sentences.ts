import type { Params, Sentence } from "./sentence.ts";

/**
 * The sentences about values that are not valid pieces of grammar, apart from those about definitions: a program that defines no scheme
 * carries only these.
 */
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
