import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { loadable } from "../loadable.ts";
import { useSpeech } from "../words/use-speech.ts";
import type { HomeWords } from "./english.ts";
import { english } from "./english.ts";

const HomeWordsContext = createContext(english);

/** Provides the home page's words for all components below it. */
export const { Provider: HomeWordsProvider } = HomeWordsContext;

/** Returns the home page's words. */
export const useHomeWords = (): HomeWords => useContext(HomeWordsContext);

const useFrench = loadable(() => import("./french.ts"));

/** Returns the home page's words in the chosen language once they have been loaded; until then, the English ones. */
export function useChosenHomeWords(): HomeWords {
  const { language } = useSpeech();
  return useFrench(language === "fr")?.french ?? english;
}
