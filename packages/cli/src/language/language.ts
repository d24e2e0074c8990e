import { type UrlError, urlErrorOf } from "@url1738/core";
import type { Finding } from "@url1738/lint";

/** The text for an error or a finding. @public */
export interface Said {
  /** The message, one or two sentences. */
  readonly message: string;
  /** The advice on what to write instead, if there is any. */
  readonly hint?: string | undefined;
}

/** The values for the places marked `{name}` in a text of the command line. @public */
export type TextParams = Readonly<Record<string, string | number>>;

/** Translates a text, given in English, and fills in its params. @public */
export type Say = (english: string, params?: TextParams) => string;

/** A language of the user interface. @public */
export interface Language {
  /** The name of the language, as `--lang` takes it. */
  readonly name: string;
  /** Returns the text for an error or a finding. */
  readonly fact: (fact: UrlError | Finding) => Said;
  /** Translates a text of the command line from English. */
  readonly say: Say;
  /** Adapts a sentence that follows a label with a colon: in French, it begins without a capital. */
  readonly afterLabel: (sentence: string) => string;
  /** Translates the name of a scheme's component, or of one of its fields; the scheme is `""` for the fields of an access. */
  readonly label: (name: string, scheme: string) => string;
  /** Adds the texts of plugins to the language: sentences by their reasons, names of components by `scheme.name`. */
  readonly withTexts?: (texts: Readonly<Record<string, string>>) => Language;
}

/** The texts of a plugin in one language. */
export type Texts = Readonly<Record<string, string>>;

/** Fills the params into a text. A regular expression would take ten times as long. */
export function filled(text: string, params: TextParams = {}): string {
  const [start = "", ...parts] = text.split("{");
  let made = start;
  for (const part of parts) {
    const end = part.indexOf("}");
    const param = end < 0 ? undefined : params[part.slice(0, end)];
    made += param === undefined ? `{${part}` : param + part.slice(end + 1);
  }
  return made;
}

/** Returns an error as a line, with its line end. */
export function errorLine({ say, afterLabel }: Language, english: string, params?: TextParams): string {
  return `${say("error:")} ${afterLabel(say(english, params))}\n`;
}

/** Node's message for a system error: code, description, call, and perhaps the path, which our own message has already named. */
const OF_SYSTEM = /^([A-Z\d_]+): (.+), \w+(?: '.*')?$/s;

/** Says why something failed, in the user's language if there is a translation. */
export function why(thrown: unknown, { say, fact }: Pick<Language, "say" | "fact">): string {
  const error = urlErrorOf(thrown);
  if (error !== undefined) return fact(error).message;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const [, code, description] = OF_SYSTEM.exec(message) ?? [];
  return code === undefined || description === undefined ? say(message) : `${say(description)} (${code})`;
}
