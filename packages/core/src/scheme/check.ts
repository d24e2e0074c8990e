import { type DefinitionReason, wrong } from "../errors/definition-sentences.ts";
import type { Sentence } from "../errors/sentence.ts";
import { Url1738Error, type UrlError, urlError } from "../errors/url-error.ts";
import type { Node } from "../grammar/nodes.ts";

/** Finds an author's errors, one or several, and says for each of them what to change. */
export type Check<Subject> = (subject: Subject) => readonly Sentence[] | Sentence | undefined;

/** An object that has not been checked: its author may write plain JavaScript. */
export type Unchecked = Readonly<Record<string, unknown>>;

/** A definition whose `schemepart` is known to be a grammar. */
export type WithGrammar = Unchecked & { readonly schemepart: Node; readonly defaultPort: number | undefined };

/** Returns everything that some checks find, each error once. */
export function errorsIn<Subject>(checks: readonly Check<Subject>[], subject: Subject): readonly Sentence[] {
  const found = checks.flatMap((check) => check(subject) ?? []);
  return [...new Map(found.map((error) => [JSON.stringify(error), error])).values()];
}

/** Makes errors from sentences. */
export function definitionErrors(errors: readonly Sentence[], scheme: string | undefined): readonly UrlError[] {
  return errors.map((error) => urlError({ code: "invalid-definition", scheme }, error));
}

/** Throws all errors at once. @throws Url1738Error - With the code `invalid-definition`. */
export function throwErrors(found: readonly UrlError[]): void {
  const [first] = found;
  if (first === undefined) return;
  if (found.length === 1) throw new Url1738Error(first);
  const why = found.map(({ message }) => message).join(" ");
  const facts = { code: "invalid-definition", scheme: first.scheme, errors: found } as const;
  throw new Url1738Error(urlError(facts, { reason: "definition/several", sentence: "{why}", params: { why } }));
}

/**
 * Makes a check that a value is an object with no keys but these.
 *
 * @param keys - The keys, called `{keys}` in both sentences.
 * @param notAnObject - The reason for a value that is not an object.
 * @param unknownKey - The reason for another key, called `{key}` in its sentence.
 */
export function hasOnlyKeys(
  keys: readonly string[],
  notAnObject: DefinitionReason,
  unknownKey: DefinitionReason,
): Check<unknown> {
  const params = { keys: keys.join(", ") };
  return (value) => {
    try {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return wrong(notAnObject, params);
      const unknown = Object.keys(value).filter((key) => !keys.includes(key));
      return unknown.map((key) => wrong(unknownKey, { key, ...params }));
    } catch {
      // The value is a revoked proxy.
      return wrong(notAnObject, params);
    }
  };
}
