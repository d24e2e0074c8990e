import type { Finding, UrlError } from "@url1738/core";
import type { Language, Words } from "./words.ts";

/** What is said of an error or a finding. */
export interface Sentences {
  readonly message: string;
  readonly hint?: string | undefined;
}

/** All that is said in one language. */
export interface Speech {
  readonly language: Language;
  /** The page's own words. */
  readonly words: Words;
  /** Says what the packages tell. */
  readonly say: (told: UrlError | Finding) => Sentences;
}
