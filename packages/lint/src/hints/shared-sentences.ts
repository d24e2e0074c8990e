import type { Sentence } from "@url1738/core/runtime";

/** Sentences that several hints share, and how sentences name components. */

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

/** The meanings of the components whose names only the RFC uses. */
const meanings: Readonly<Record<string, string>> = {
  cwd: "directory",
  gopherPlus: "Gopher+ string",
  gtype: "item type",
  hsoname: "object name",
  wpath: "document path",
  wtype: "document type",
};

/** Returns a component's name, after its meaning where only the RFC uses the name. */
export function named(component: string): string {
  const meaning = Object.hasOwn(meanings, component) ? meanings[component] : undefined;
  return meaning === undefined ? component : `${meaning} (${component})`;
}
