import { MAX_LENGTH, urlErrorOf } from "@url1738/core";
import { type UrlPartOptions, urlPart } from "@url1738/text";
import { definitions } from "url1738/definitions";
import type { InputCommand, Outcome } from "../command-kit/command.ts";
import { json, type Options, skipEmpty } from "../command-kit/options.ts";
import { failureOf, lineAnswer } from "../command-kit/tasks.ts";
import type { Language } from "../language/language.ts";
import { redactUrl } from "../output/without-secrets.ts";

/** Returns the settings from all options except `--transliterate`. */
function settingsFor({ treatment, cautious, neutral, for: place }: Options): UrlPartOptions {
  const [name, ...path] = typeof place === "string" ? place.split(".") : [];
  return {
    treatment: (treatment ?? "replace") as "encode" | "replace" | "remove",
    profile: cautious === true ? "cautious" : "strict",
    neutral: neutral as string | undefined,
    ...(name !== undefined && {
      definition: definitions.find((definition) => definition.name === name),
      component: path.join("."),
    }),
  };
}

function slugOf(text: string, settings: UrlPartOptions): Outcome {
  try {
    const part = urlPart(text, settings);
    return lineAnswer({ text: part }, part);
  } catch (thrown) {
    return failureOf(thrown, undefined);
  }
}

/** Returns the refusal of the options, if an empty text fails because of them, and not because the component must not be empty. */
function refusalOf(options: Options, { say, fact }: Language): string | undefined {
  const settings = settingsFor(options);
  if (options.for !== undefined && (settings.definition === undefined || settings.component === ""))
    return say(
      "Write the component as scheme.name, such as http.path, with a scheme of RFC 1738 or https, not {given}.",
      { given: String(options.for) },
    );
  try {
    urlPart("", settings);
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    if (error?.component === "component")
      return say("{given} is not a component that takes text.", { given: String(options.for) });
    if (error?.reason === "text/neutral-not-raw") return say("--neutral takes characters that need no escape there.");
    if (error !== undefined && error.component !== settings.component) return fact(error).message;
  }
  return undefined;
}

export const slug: InputCommand = {
  name: "slug",
  summary: "turn text, such as a title, into part of a URL",
  description:
    "Turns each text into part of a URL: replaces characters that RFC 1738 calls unsafe or reserved by a hyphen, or treats them as the " +
    "options say, and encodes non-ASCII letters. A text is not a URL: its / and % are ordinary characters.",
  options: [
    {
      flags: "--treatment <name>",
      description: "the treatment of these characters: encode, replace (the default) or remove",
      values: ["encode", "replace", "remove"],
      refusal: "The treatment must be encode, replace or remove, not {given}.",
    },
    { flags: "--neutral <string>", description: "the replacement for these characters; a hyphen by default" },
    { flags: "--cautious", description: "also treat characters that are allowed but risky: ' , ! ( ) * $ and +" },
    { flags: "--transliterate", description: "spell non-ASCII letters in ASCII" },
    { flags: "--for <component>", description: "the component that the text is for, such as http.path or ftp.name" },
    json,
    skipEmpty,
  ],
  examples: [
    { line: 'url1738 slug "What is new?"', purpose: "prints What-is-new" },
    { line: 'url1738 slug --treatment encode "50% off"', purpose: "prints 50%25%20off" },
    { line: "url1738 slug --transliterate --cautious < titles.txt", purpose: "letters, digits, - _ and . only" },
  ],
  refuse: (options, _operands, language) => refusalOf(options, language),
  prepare: async (options) => {
    const settings = settingsFor(options);
    const all =
      options.transliterate === true
        ? { ...settings, transliterate: (await import("@url1738/text/transliterate")).transliterate }
        : settings;
    return {
      reads: "texts",
      longest: MAX_LENGTH,
      spaced: false,
      act: (input) => slugOf(options.redact === true ? redactUrl(input, undefined) : input, all),
    };
  },
};
