import type { Sentence } from "../errors/sentence.ts";

/** The sentences that `access` says of components and of values of its context. */

export const lineEnd: Sentence = {
  reason: "line-end",
  sentence: "The {component} contains {found}, which could end the line that it is sent in.",
};
export const contextMissing: Sentence = {
  reason: "context-missing",
  sentence: "A {scheme} URL cannot be accessed without {component}.",
};
