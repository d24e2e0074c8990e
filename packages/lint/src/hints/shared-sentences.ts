import type { Sentence } from "@url1738/core/runtime";

/** Sentences that several hints share. */

/** `parse("www.host.dom")` */
export const perhapsSentence: Sentence = {
  reason: "perhaps",
  sentence: "Did you mean {replacement}?",
};
/** `parse("http://www,host.dom/")` */
export const insteadSentence: Sentence = {
  reason: "instead",
  sentence: 'Write "{replacement}" instead of "{written}".',
};
/** `parse("nntp://host.dom/comp.lang.c/")` */
export const leaveOutSentence: Sentence = {
  reason: "leave-out",
  sentence: 'Leave out "{leftOut}".',
};
/** `parse("http:// host.dom/")` */
export const spaceHereSentence: Sentence = {
  reason: "space-here",
  sentence: "Leave out the white space here.",
};
