import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { english } from "./english.ts";
import type { Speech } from "./speech.ts";
import type { Language } from "./words.ts";

const englishSpeech: Speech = {
  language: "en",
  words: english,
  say: (told) => ("sentence" in told ? { message: told.sentence } : told),
};

const SpeechContext = createContext(englishSpeech);

/** Gives everything below its language. */
export const { Provider: SpeechProvider } = SpeechContext;

/** What is said here. */
export const useSpeech = (): Speech => useContext(SpeechContext);

/** What is said in the language that was chosen, once it has been loaded; what was said before, until then. */
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
