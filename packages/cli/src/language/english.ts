import { filled, type Language } from "./language.ts";

/** English, the language of all texts in the code. */
export const english: Language = {
  name: "en",
  fact: (fact) => ("sentence" in fact ? { message: fact.sentence } : fact),
  say: filled,
  afterLabel: (sentence) => sentence,
  label: (name) => name,
};
