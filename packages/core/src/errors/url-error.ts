import { inEnglish, type Mentionable } from "./english.ts";
import type { Advice, Sentence } from "./sentence.ts";
import { tooLong } from "./sentences.ts";
import { Url1738Error, type UrlError, type UrlErrorCode } from "./url1738-error.ts";

export { Url1738Error, type UrlError, type UrlErrorCode, urlErrorOf } from "./url1738-error.ts";

/** The facts of an error, without its sentences. @public */
export type ErrorFacts = { readonly code: UrlErrorCode } & {
  readonly [K in "scheme" | "component" | "label" | "index" | "end" | "found" | "expected" | "section" | "errors"]?:
    | UrlError[K]
    | undefined;
};

/** Returns the fields of a record that say what to write instead. */
function adviceFields(record: Mentionable, advice: Advice | string | undefined) {
  if (typeof advice !== "object") return { hint: advice };
  const { reason, sentence, params = {}, fix } = advice;
  return {
    fix,
    advice: { reason, params },
    // Cast: without a fix, no sentence names its replacement.
    hint: inEnglish(sentence, record, { replacement: fix?.replacement, ...params } as typeof params),
  };
}

/** The reason of every sentence that has none of its own. */
export const OTHER = "other";

/**
 * Makes a record, for packages that report errors of their own as core does: adds the brand, writes out the sentences, and leaves out
 * fields that are `undefined`.
 *
 * @param facts - The facts of the error; none may show a password.
 * @param sentence - The sentence about the error; a string is a sentence without a reason.
 * @param advice - Advice on what to write instead; a string is a sentence without a reason.
 * @public
 */
export function urlError(facts: ErrorFacts, sentence: Sentence | string, advice?: Advice | string): UrlError {
  const said: Sentence = typeof sentence === "string" ? { reason: OTHER, sentence } : sentence;
  const { reason, params = {} } = said;
  const message = inEnglish(said.sentence, facts, params);
  const error: Record<string, unknown> = { "~url1738": "error", code: facts.code, reason, params, message };
  for (const fields of [facts, adviceFields(facts, advice)] as readonly Record<string, unknown>[])
    for (const name in fields) if (fields[name] !== undefined) error[name] = fields[name];
  return error as unknown as UrlError;
}

/** Returns the error for a scheme or registry that its author defined wrongly. */
export function invalidDefinition(sentence: Sentence, scheme?: string): Url1738Error {
  return new Url1738Error(urlError({ code: "invalid-definition", scheme }, sentence));
}

/** The greatest length of a URL and of its canonical spelling, in characters. @public */
export const MAX_LENGTH = 1_048_576;

/** Returns the error for a text that is too long, or whose canonical spelling is. */
export function tooLongError(index?: number): UrlError {
  return urlError({ code: "too-long", index, end: index }, { ...tooLong, params: { most: MAX_LENGTH } });
}

/**
 * The greatest length of a text whose canonical spelling cannot be too long: a third of {@link MAX_LENGTH}, since an escape is three times
 * as long as its character. It is rounded down because V8 compares lengths with a fraction more slowly.
 */
export const SPARED = 349_525;

/** The greatest length of a text for an expression: one for a longer text may need more memory than there is. */
export const LONGEST_MATCHED = 9_999;

/** Returns a URL, or throws if it is too long. @throws Url1738Error */
export function checkLength(url: string): string {
  if (url.length > MAX_LENGTH) throw new Url1738Error(tooLongError());
  return url;
}
