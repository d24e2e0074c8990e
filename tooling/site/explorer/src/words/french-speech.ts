import { french } from "./french.ts";
import type { Speech } from "./speech.ts";

/** French, with the sentences of the packages as they are. */
export const frenchSpeech: Speech = {
  language: "fr",
  words: french,
  say: (told) => ("sentence" in told ? { message: told.sentence } : told),
};
