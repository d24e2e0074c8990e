import type { Finding, UrlError } from "@url1738/core";
import { english } from "./english.ts";
import { french } from "./french.ts";
import type { Language, Words } from "./words.ts";

/** What is said of an error or a finding. */
export interface Sentences {
  readonly message: string;
  readonly hint?: string | undefined;
}

/** The page's own words. */
export const wordsIn: Readonly<Record<Language, Words>> = { en: english, fr: french };

/** Says an error or a finding in a language. */
export function sentencesIn(_language: Language, said: UrlError | Finding): Sentences {
  return "sentence" in said ? { message: said.sentence } : said;
}
