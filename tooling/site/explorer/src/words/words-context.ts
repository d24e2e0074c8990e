import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { wordsIn } from "./sentences.ts";
import type { Language, Words } from "./words.ts";

/** The language of everything below. */
export const LanguageContext = createContext<Language>("en");

/** The language, and the page's words in it. */
export function useWords(): { readonly language: Language; readonly words: Words } {
  const language = useContext(LanguageContext);
  return { language, words: wordsIn[language] };
}
