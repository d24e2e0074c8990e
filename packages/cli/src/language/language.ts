import type { Finding, UrlError } from "@url1738/core";

/** What is said of an error or a finding. @public */
export interface Said {
  /** One or two sentences. */
  readonly message: string;
  /** What to write instead, if that is known. */
  readonly hint?: string | undefined;
}

/** What a text of the command line speaks of: it stands in it as `{name}`. @public */
export type TextParams = Readonly<Record<string, string | number>>;

/** Says a text, which is given in English, with its params. @public */
export type Say = (english: string, params?: TextParams) => string;

/**
 * A language of people.
 *
 * @public
 */
export interface Language {
  /** Its name, as `--lang` takes it. */
  readonly name: string;
  /** Says what an error or a finding tells. */
  readonly fact: (fact: UrlError | Finding) => Said;
  /** Says what the command line says, by its English text. */
  readonly say: Say;
  /** A sentence as it stands behind a label with a colon: in French, it begins without a capital there. */
  readonly afterLabel: (sentence: string) => string;
  /** The name of a component or of one of its fields, by the name that it has in values of a scheme; `""` for those of an access. */
  readonly label: (name: string, scheme: string) => string;
}

/** A text with its params. */
export function filled(text: string, params: TextParams = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
