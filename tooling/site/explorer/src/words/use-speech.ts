import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
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

/** Returns the chosen language once it has been loaded; until then, the previous one. */
export function useChosenSpeech(language: Language): Speech | undefined {
  const [speech, speak] = useState<Speech | undefined>(language === "en" ? englishSpeech : undefined);
  useEffect(() => {
    let isWanted = true;
    if (language === "en") speak(englishSpeech);
    else import("./french-speech.ts").then(({ frenchSpeech }) => isWanted && speak(frenchSpeech));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return speech;
}
