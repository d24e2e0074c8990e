import { createContext } from "preact";
import { useContext, useRef } from "preact/hooks";
import { loadable } from "../loadable.ts";
import { english } from "./english.ts";
import type { Language, Speech } from "./speech.ts";

const englishSpeech: Speech = {
  language: "en",
  words: english,
  say: (told) => ("sentence" in told ? { message: told.sentence } : told),
};

const SpeechContext = createContext(englishSpeech);

/** Provides the language for all components below it. */
export const { Provider: SpeechProvider } = SpeechContext;

/** Returns the language of this component. */
export const useSpeech = (): Speech => useContext(SpeechContext);

const useFrench = loadable(() => import("./french-speech.ts"));

/** Returns the chosen language once it has been loaded; until then, the previous one. */
export function useChosenSpeech(language: Language): Speech | undefined {
  const french = useFrench(language === "fr")?.frenchSpeech;
  const speech = useRef<Speech | undefined>(undefined);
  speech.current = (language === "fr" ? french : englishSpeech) ?? speech.current;
  return speech.current;
}
