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

/** A place for a param in a text: its name, the text up to the next place, and both as they are written. */
interface Gap {
  readonly name: string;
  readonly rest: string;
  readonly written: string;
}

interface Template {
  readonly start: string;
  readonly gaps: readonly Gap[];
}

const templates = new Map<string, Template>();

function templateOf(text: string): Template {
  const [start = "", ...parts] = text.split("{");
  const gaps = parts.map((part) => {
    const [name = "", ...rest] = part.split("}");
    return { name: rest.length === 0 ? "" : name, rest: rest.join("}"), written: `{${part}` };
  });
  const template = { start, gaps };
  templates.set(text, template);
  return template;
}

/** Fills the params into a text. Takes each text apart only once: a name that was just cut out of one is slow to look up. */
export function filled(text: string, params: TextParams = {}): string {
  const { start, gaps } = templates.get(text) ?? templateOf(text);
  let filled = start;
  for (const { name, rest, written } of gaps) {
    const param = params[name];
    filled += param === undefined ? written : param + rest;
  }
  return filled;
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
