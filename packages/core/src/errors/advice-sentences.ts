import type { Sentence } from "./sentence.ts";

export * from "./component-advice-sentences.ts";

/** The sentences that say what to write instead. Each stands by itself, as those of `sentences.ts` do. */

// Where no URL has begun.

export const byteOrderMark: Sentence = {
  reason: "byte-order-mark",
  sentence: "Leave out the byte order mark before the URL.",
};
export const spaceBefore: Sentence = {
  reason: "space-before",
  sentence: "Leave out the white space before the URL.",
};
export const spaceAfter: Sentence = {
  reason: "space-after",
  sentence: "Leave out the white space after the URL.",
};
export const wrapped: Sentence = {
  reason: "wrapped",
  sentence: "Leave out what stands around the URL.",
};
export const prefixed: Sentence = {
  reason: "prefixed",
  sentence: "Leave out the prefix before the URL.",
};
export const noSchemeBefore: Sentence = {
  reason: "no-scheme-before",
  sentence: "Write the scheme and a colon before the two slashes.",
};
export const hostAlone: Sentence = {
  reason: "host-alone",
  sentence: "Write the scheme and :// before the host.",
};
export const perhaps: Sentence = {
  reason: "perhaps",
  sentence: "Perhaps {replacement} is meant.",
};
export const nearly: Sentence = {
  reason: "nearly",
  sentence: "Is {name} meant?",
};
export const nearlyEither: Sentence = {
  reason: "nearly-either",
  sentence: "Is {name} or {other} meant?",
};
export const scp: Sentence = {
  reason: "scp",
  sentence:
    "This is how scp and git name a host and a path. A URL has a scheme and // before the host, and a / after it.",
};
export const onlyScheme: Sentence = {
  reason: "only-scheme",
  sentence: "Only {name} URLs are taken here.",
};

// Where a text leaves the grammar.

export const unseenAfter: Sentence = {
  reason: "unseen-after",
  sentence: "Leave out the characters after the URL that are not seen.",
};
export const unseenBefore: Sentence = {
  reason: "unseen-before",
  sentence: "Leave out the characters before the URL that are not seen.",
};
export const unseenHere: Sentence = {
  reason: "unseen-here",
  sentence: "Leave out this character, which is not seen.",
};
export const unseen: Sentence = {
  reason: "unseen",
  sentence: "Leave out this character, which is not seen; one that belongs to the URL is written {escapes}.",
};
export const closing: Sentence = {
  reason: "closing",
  sentence: "Leave out what stands after the URL.",
};
export const cutOff: Sentence = {
  reason: "cut-off",
  sentence: "The rest of the URL was cut off: look it up where it was copied from.",
};
export const another: Sentence = {
  reason: "another",
  sentence: "Another URL begins here: write one at a time.",
};
export const placeholder: Sentence = {
  reason: "placeholder",
  sentence: "Write what {written} stands for.",
};
export const colonMissing: Sentence = {
  reason: "colon-missing",
  sentence: "Write a colon after the scheme.",
};
export const escapingBackslash: Sentence = {
  reason: "escaping-backslash",
  sentence: "Leave out the backslash.",
};
export const lineBreak: Sentence = {
  reason: "line-break",
  sentence: "Leave out the line break.",
};
export const fragment: Sentence = {
  reason: "fragment",
  sentence: "Leave out the fragment, from the # on, or write the # as %23.",
};
export const barePercent: Sentence = {
  reason: "bare-percent",
  sentence: "Write %25 for a % that does not begin an escape.",
};
export const drive: Sentence = {
  reason: "drive",
  sentence: "Write {replacement} after the letter of the drive.",
};
export const slashBeforePath: Sentence = {
  reason: "slash-before-path",
  sentence: "Write another / before the path.",
};
export const slashes: Sentence = {
  reason: "slashes",
  sentence: "Write {replacement} after the colon.",
};
export const slashesAndHost: Sentence = {
  reason: "slashes-and-host",
  sentence: "After the colon come // and a host.",
};
export const backslash: Sentence = {
  reason: "backslash",
  sentence: 'Write "{replacement}" instead of "{backslashes}".',
};
export const fewerSlashes: Sentence = {
  reason: "fewer-slashes",
  sentence: "Write two slashes before the host, and no more.",
};
export const leaveOut: Sentence = {
  reason: "leave-out",
  sentence: 'Leave out "{leftOut}".',
};
export const instead: Sentence = {
  reason: "instead",
  sentence: 'Write "{replacement}" instead of "{written}".',
};
export const spaceHere: Sentence = {
  reason: "space-here",
  sentence: "Leave out the white space here.",
};
export const lastSlash: Sentence = {
  reason: "last-slash",
  sentence: "Write a / after the host.",
};
export const slashBefore: Sentence = {
  reason: "slash-before",
  sentence: 'Write a / before the "{following}".',
};
export const twice: Sentence = {
  reason: "twice",
  sentence: "Leave out one of the two schemes.",
};
export const escape: Sentence = {
  reason: "escape",
  sentence: "Write {replacement} instead.",
};
export const escapeIfMeant: Sentence = {
  reason: "escape-if-meant",
  sentence: "Write {replacement} if it belongs to the {component}.",
};
export const escapeOrLeaveOut: Sentence = {
  reason: "escape-or-leave-out",
  sentence: "Leave it out, or write {replacement}.",
};
export const halfCharacter: Sentence = {
  reason: "half-character",
  sentence: "Leave it out: it is half of a character.",
};
export const lostCharacter: Sentence = {
  reason: "lost-character",
  sentence: "A character was lost here before the text was a URL: look up what stood where it was copied from.",
};
export const leaveOutRest: Sentence = {
  reason: "leave-out-rest",
  sentence: "Leave out what stands here: the URL ends before it.",
};
