import type { Sentence } from "./sentence.ts";
import { Url1738Error, urlError } from "./url-error.ts";

/**
 * Throws all errors of a definition at once, each once; returns if there are none.
 *
 * @param sentences - The errors found.
 * @param scheme - The name of the scheme, if it has one.
 * @throws Url1738Error - With the code `invalid-definition`.
 */
export function throwErrors(sentences: readonly Sentence[], scheme: string | undefined): void {
  const all = sentences.map((sentence) => urlError({ code: "invalid-definition", scheme }, sentence));
  const errors = [...new Map(all.map((error) => [error.message, error])).values()];
  const [first] = errors;
  if (first === undefined) return;
  if (errors.length === 1) throw new Url1738Error(first);
  const why = errors.map(({ message }) => message).join(" ");
  const facts = { code: "invalid-definition", scheme, errors } as const;
  throw new Url1738Error(urlError(facts, { reason: "definition/several", sentence: "{why}", params: { why } }));
}

/**
 * Finds the error of an object that cannot be read, because a getter throws: a field that is silently left out could be the one that makes
 * a component secret.
 *
 * @param unreadable - The sentence for it, with `{why}` in it.
 */
export function getterErrors(value: unknown, unreadable: Sentence): readonly Sentence[] {
  try {
    Object.assign({}, value);
    return [];
  } catch (thrown) {
    return [{ ...unreadable, params: { ...unreadable.params, why: reasonOf(thrown) ?? "" } }];
  }
}

/** Returns the message of anything thrown; `undefined` if it has none. */
export function reasonOf(thrown: unknown): string | undefined {
  try {
    return (thrown instanceof Error ? thrown.message : String(thrown)) || undefined;
  } catch {
    return undefined;
  }
}
