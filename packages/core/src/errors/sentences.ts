import type { Sentence } from "./sentence.ts";

/**
 * The sentences about texts and values that are not URLs. Each is a constant of its own, so that a bundle contains only those that it uses.
 */

// Errors of a text before its scheme is known.

export const notAString: Sentence = {
  reason: "not-a-string",
  sentence: "A URL must be a string, but this is of type {type}.",
};
export const tooLong: Sentence = {
  reason: "too-long",
  sentence: "A URL and its canonical form may have at most {most} characters.",
};
export const noName: Sentence = {
  reason: "no-name",
  sentence: "Expected the name of a scheme, but found {found}.",
};
export const noColon: Sentence = {
  reason: "no-colon",
  sentence: 'Expected ":" after the scheme, but found {found}.',
};
export const unknownScheme: Sentence = {
  reason: "unknown-scheme",
  sentence: 'The scheme "{name}" is not known here.',
};

// Errors of a text that leaves the grammar, or of a value whose spelling would.

const unexpected: Sentence = {
  reason: "unexpected",
  sentence: "{found} is not allowed here in the {component}: expected {expected}.",
};
const unexpectedHere: Sentence = {
  reason: "unexpected-here",
  sentence: "{found} is not allowed here in the {component}.",
};
const unexpectedEscape: Sentence = {
  reason: "unexpected-escape",
  sentence: "{escape} is not allowed here in the {component}: expected {expected}.",
};
const unexpectedEscapeHere: Sentence = {
  reason: "unexpected-escape-here",
  sentence: "{escape} is not allowed here in the {component}.",
};
const nothingFollows: Sentence = {
  reason: "nothing-follows",
  sentence: "{found} is not allowed here: nothing may follow.",
};
const endsEarly: Sentence = {
  reason: "ends-early",
  sentence: "Unexpected end of the {component}: expected {expected}.",
};
const endsHere: Sentence = {
  reason: "ends-here",
  sentence: "Unexpected end of the {component}.",
};

// Errors of rules beyond the grammar.

export const tooGreat: Sentence = {
  reason: "at-most",
  sentence: "The {component} must be at most {most}.",
};
export const tooSmall: Sentence = {
  reason: "at-least",
  sentence: "The {component} must be at least {least}.",
};
export const hostTooLong: Sentence = {
  reason: "host-too-long",
  sentence: "A host may have at most {most} characters.",
};
export const labelTooLong: Sentence = {
  reason: "label-too-long",
  sentence: "A label of a host may have at most {most} characters.",
};
export const groupTooGreat: Sentence = {
  reason: "group-too-great",
  sentence: "A number in a host must be at most {most}.",
};

// Errors of a value that cannot be spelt.

export const missing: Sentence = {
  reason: "missing",
  sentence: "The {component} is missing.",
};
const wrongType: Sentence = {
  reason: "wrong-type",
  sentence: "The {component} cannot be of type {type}.",
};
export const loneSurrogate: Sentence = {
  reason: "lone-surrogate",
  sentence: "The {component} cannot be encoded: it has half of a surrogate pair.",
};
export const notCanonical: Sentence = {
  reason: "not-canonical",
  sentence: "The {component} is not in canonical form; build() normalises it.",
};
export const notPlain: Sentence = {
  reason: "not-plain",
  sentence: "The {component} must be a plain {kind}.",
};
export const emptyList: Sentence = {
  reason: "empty-list",
  sentence: 'The list "{component}" must not be empty.',
};
export const takesPrecedence: Sentence = {
  reason: "takes-precedence",
  sentence: "The text of the {component} would be read as another alternative, which takes precedence.",
};
export const notTogether: Sentence = {
  reason: "not-together",
  sentence: "The {component} cannot be combined with the others.",
};
export const notAComponent: Sentence = {
  reason: "not-a-component",
  sentence: 'This scheme has no component "{component}".',
};
export const otherScheme: Sentence = {
  reason: "other-scheme",
  sentence: 'The scheme must be "{name}".',
};
export const notASchemeName: Sentence = {
  reason: "not-a-scheme-name",
  sentence: "The scheme must be a name in lower case.",
};
export const unreadable: Sentence = {
  reason: "unreadable",
  sentence: "The value cannot be read.",
};
export const noAccess: Sentence = {
  reason: "no-access",
  sentence: 'A URL of the scheme "{scheme}" designates nothing that can be accessed.',
};

// Errors of an encoded text by itself.

export const encodedNotAString: Sentence = {
  reason: "encoded-not-a-string",
  sentence: "An encoded text must be a string.",
};

/** The sentence about a text that is not percent-encoded. @public */
export const notEncoded: Sentence = {
  reason: "not-encoded",
  sentence:
    "An encoded text may contain only characters that are allowed in a URL, and escapes: % and two hexadecimal digits.",
};

/** More terms than a sentence lists: they are only in its params. */
const MORE_TERMS = /^(?:[^ ]* ){6}/;

/**
 * Returns the sentence for a place where a text leaves its rule.
 *
 * @param character - The escape found there, a character, or the empty text at the end.
 * @param expected - The characters that could have followed, see `following`.
 */
export function mismatchSentence(character: string, expected: string): Sentence {
  if (expected === "") return nothingFollows;
  const isLong = MORE_TERMS.test(expected);
  if (character.length > 2)
    return { ...(isLong ? unexpectedEscapeHere : unexpectedEscape), params: { expected, escape: character } };
  const sentence = character === "" ? (isLong ? endsHere : endsEarly) : isLong ? unexpectedHere : unexpected;
  return { ...sentence, params: { expected } };
}

/** Names the type of a value for a sentence. */
export function typeOf(value: unknown): string {
  return value === null ? "null" : typeof value;
}

export function wrongTypeOf(value: unknown): Sentence {
  return { ...wrongType, params: { type: typeOf(value) } };
}

/** Returns the sentence for a value that is not a plain array or object, as JSON has them. */
export function notPlainOf(kind: "array" | "object"): Sentence {
  return { ...notPlain, params: { kind } };
}
