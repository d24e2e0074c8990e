import { type DefinitionReason, wrong } from "../errors/definition-sentences.ts";
import { reasonOf } from "../errors/reason-of.ts";
import type { Params, Sentence } from "../errors/sentence.ts";
import { Url1738Error, type UrlError, urlError } from "../errors/url-error.ts";

/**
 * Throws all errors of a definition at once, each once; returns if there are none.
 *
 * @param sentences - The errors found.
 * @param scheme - The name of the scheme, if it has one.
 * @param last - An error that was thrown after these were found.
 * @throws Url1738Error - With the code `invalid-definition`.
 */
export function throwErrors(sentences: readonly Sentence[], scheme: string | undefined, last?: UrlError): void {
  const found = sentences.map((sentence) => urlError({ code: "invalid-definition", scheme }, sentence));
  const all = last === undefined ? found : [...found, last];
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
 * @param reason - The reason for it, with `{why}` in its sentence.
 */
export function getterErrors(value: unknown, reason: DefinitionReason, params?: Params): readonly Sentence[] {
  try {
    Object.assign({}, value);
    return [];
  } catch (thrown) {
    return [wrong(reason, { ...params, why: reasonOf(thrown) ?? "" })];
  }
}

/**
 * Finds the errors of a value that must be an object with no keys but these.
 *
 * @param keys - The keys, called `{keys}` in both sentences.
 * @param notAnObject - The sentence for a value that is not an object.
 * @param unknownKey - The sentence for another key, called `{key}` in it.
 */
export function keyErrors(
  value: unknown,
  keys: readonly string[],
  notAnObject: Sentence,
  unknownKey: Sentence,
): readonly Sentence[] {
  const params = { keys: keys.join(", ") };
  try {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return [{ ...notAnObject, params }];
    const unknown = Object.keys(value).filter((key) => !keys.includes(key));
    return unknown.map((key) => ({ ...unknownKey, params: { key, ...params } }));
  } catch {
    // The value is a revoked proxy.
    return [{ ...notAnObject, params }];
  }
}
