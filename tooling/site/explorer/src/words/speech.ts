import type { UrlError } from "@url1738/core";
import type { Finding } from "@url1738/lint";
import type { Words } from "./english.ts";

/** The languages of the page. */
export type Language = "en" | "fr";

/** The sentences about an error or a finding. */
export interface Sentences {
  readonly message: string;
  readonly hint?: string | undefined;
}

/** All sentences in one language. */
export interface Speech {
  readonly language: Language;
  /** The page's own words. */
  readonly words: Words;
  /** Returns the sentences about an error or a finding from the packages. */
  readonly say: (told: UrlError | Finding) => Sentences;
}
