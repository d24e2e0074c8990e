import { componentName, fr, typeset } from "@url1738/fr";
import { frenchDialogue } from "../../../../packages/cli/src/language/french-dialogue.ts";
import { filled, type TextParams } from "../../../../packages/cli/src/language/language.ts";
import own from "./french.json" with { type: "json" };

const { everywhere, url, examples, text, grammar, home } = own;

/** The texts of both pages, by the English ones. */
export const texts = { ...frenchDialogue, ...everywhere, ...url, ...examples, ...text, ...grammar, ...home };

/** A text of the pages, in English. */
export type Text = keyof typeof texts;

/** French. */
export const french = {
  language: "fr",
  say: (english: Text, params?: TextParams): string => filled(typeset(texts[english]), params),
  fact: fr,
  label: (component: string): string => componentName(component),
} as const;
