import type { Sentence } from "@url1738/core/runtime";

/** Sentences that several hints share. */

export const perhapsSentence: Sentence = {
  reason: "perhaps",
  sentence: "Did you mean {replacement}?",
};
export const insteadSentence: Sentence = {
  reason: "instead",
  sentence: 'Write "{replacement}" instead of "{written}".',
};
export const leaveOutSentence: Sentence = {
  reason: "leave-out",
  sentence: 'Leave out "{leftOut}".',
};
export const spaceHereSentence: Sentence = {
  reason: "space-here",
  sentence: "Leave out the white space here.",
};
