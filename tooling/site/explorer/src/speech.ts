import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { filled, type Language, type TextParams } from "../../../../packages/cli/src/language/language.ts";
import type { Text } from "./french.ts";

/** A language of the pages. */
export interface Speech extends Pick<Language, "fact"> {
  readonly language: "en" | "fr";
  /** Translates a text of the pages from English. */
  readonly say: (english: Text, params?: TextParams) => string;
  /** Translates the name that people know a component by. */
  readonly label: (component: string, english: string) => string;
}

/** English. */
export const english: Speech = {
  language: "en",
  say: filled,
  fact: (fact) => ("sentence" in fact ? { message: fact.sentence } : fact),
  label: (_, english) => english,
};

/** The language of all components below. */
export const SpeechContext = createContext(english);

/** Returns the language of a component. */
export const useSpeech = (): Speech => useContext(SpeechContext);
