import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { useSpeech } from "../words/use-speech.ts";
import type { HomeWords } from "./english.ts";
import { english } from "./english.ts";

const HomeWordsContext = createContext(english);

/** Provides the home page's words for all components below it. */
export const { Provider: HomeWordsProvider } = HomeWordsContext;

/** Returns the home page's words. */
export const useHomeWords = (): HomeWords => useContext(HomeWordsContext);

/** Returns the home page's words in the chosen language once they have been loaded; until then, those before. */
export function useChosenHomeWords(): HomeWords {
  const { language } = useSpeech();
  const [words, setWords] = useState(english);
  useEffect(() => {
    let isWanted = true;
    if (language === "en") setWords(english);
    else import("./french.ts").then(({ french }) => isWanted && setWords(french));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words;
}
