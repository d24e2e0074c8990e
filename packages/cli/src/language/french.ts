import { componentName, type Fact, fr, typeset } from "@url1738/fr";
import { frenchHelp } from "./french-help.ts";
import { frenchTexts } from "./french-texts.ts";
import { filled, type Language, type Said, type TextParams, type Texts } from "./language.ts";

const texts: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...frenchHelp, ...frenchTexts }).map(([english, french]) => [english, typeset(french)]),
);

/** Spells a number with a decimal comma. */
const spelled = (value: string | number) => String(value).replace(/^(\d+)\.(\d+)$/, "$1,$2");

/** Returns a text of the command line in French; in English if the translation is missing, which a test prevents. */
function say(english: string, { number, ...params }: TextParams = {}): string {
  const all = number === undefined ? params : { ...params, number: spelled(number) };
  return filled(texts.get(english) ?? english, all);
}

/** Returns the command line's own text about an input, by its reason, or by that of the sentence that it replaces. */
function translated(reason: string | undefined, params: unknown): string | undefined {
  const name = reason?.startsWith("cli/") ? reason : `cli/${reason}`;
  return texts.has(name) ? say(name, params as TextParams) : undefined;
}

/** Makes French with the texts of plugins. */
function frenchWith(plugins: Texts): Language {
  return {
    name: "fr",
    fact: (fact: Fact): Said => {
      const { message, hint } = fr(fact, plugins);
      const { reason, params, advice } = fact;
      return {
        message: translated(reason, params) ?? message,
        hint: translated(advice?.reason, advice?.params) ?? hint,
      };
    },
    say,
    afterLabel: (sentence) => sentence.replace(/^\p{Lu}(?=[\p{Ll}’ ])/u, (capital) => capital.toLowerCase()),
    label: (name, scheme) => componentName(name, scheme, plugins),
    withTexts: frenchWith,
  };
}

/** French. */
export const french: Language = frenchWith({});
