import { filled, type Language } from "./language.ts";

/** English, in which all that is said is written down. */
export const english: Language = {
  name: "en",
  fact: (fact) => ("sentence" in fact ? { message: fact.sentence } : fact),
  say: filled,
  afterLabel: (sentence) => sentence,
  label: (name) => name,
};
