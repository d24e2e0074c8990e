import { filled, type Language } from "./language.ts";

/** Loaders, so that each language is loaded only on demand. */
const languages: ReadonlyMap<string, () => Promise<Language>> = new Map<string, () => Promise<Language>>([
  ["en", async () => english],
  ["fr", async () => (await import("./french.ts")).french],
]);

/** Returns the value of the last `--lang` among the options. */
function asked(args: readonly string[]): string | undefined {
  const end = args.indexOf("--");
  const options = end < 0 ? args : args.slice(0, end);
  const languages = options.flatMap((option, index) => {
    if (option === "--lang") return options.slice(index + 1, index + 2);
    return option.startsWith("--lang=") ? [option.slice("--lang=".length)] : [];
  });
  return languages.at(-1);
}

/** Returns the language of a locale such as `fr_CA.UTF-8`. */
const ofLocale = (locale: string) => locale.replace(/[_.@-].*/s, "").toLowerCase();

/** Loads the language of this name, or English if there is none. */
export async function languageNamed(name: string): Promise<Language> {
  return (await languages.get(name)?.()) ?? english;
}

/**
 * Loads the user's language: the one in `--lang`, else in URL1738_LANG, else in the first POSIX variable for messages that is set. Loads
 * English if that language is unknown.
 */
export function chosenLanguage(
  args: readonly string[],
  { URL1738_LANG, LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>>,
): Promise<Language> {
  // "a variable that is set but empty is taken as unset" (POSIX.1, 8.2)
  return languageNamed(asked(args) ?? ofLocale(URL1738_LANG || LC_ALL || LC_MESSAGES || LANG || ""));
}

/** English, the language of all texts in the code. */
export const english: Language = {
  name: "en",
  fact: (fact) => ("sentence" in fact ? { message: fact.sentence } : fact),
  say: filled,
  afterLabel: (sentence) => sentence,
  label: (name) => name,
};
