import type { Sentence } from "../errors/sentence.ts";
import { Url1738Error, type UrlError, urlError } from "../errors/url-error.ts";

/** Finds what an author has overlooked, and says of each mistake what to change. */
export type Check<Subject> = (subject: Subject) => readonly Sentence[];

/** An object of which nothing has been checked: its author may write plain JavaScript. */
export type Unchecked = Readonly<Record<string, unknown>>;

/** All that some checks find, each mistake once. */
export function complaintsOf<Subject>(checks: readonly Check<Subject>[], subject: Subject): readonly Sentence[] {
  const found = checks.flatMap((check) => check(subject));
  return [...new Map(found.map((complaint) => [JSON.stringify(complaint), complaint])).values()];
}

/** What the first of some checks finds that finds anything, where what one finds would also be found by the next. */
export function firstComplaints<Subject>(checks: readonly Check<Subject>[], subject: Subject): readonly Sentence[] {
  for (const check of checks) {
    const complaints = check(subject);
    if (complaints.length > 0) return complaints;
  }
  return [];
}

/** The errors of some mistakes. */
export function mistakes(complaints: readonly Sentence[], scheme: string | undefined): readonly UrlError[] {
  return complaints.map((complaint) => urlError({ code: "invalid-definition", scheme }, complaint));
}

/**
 * Throws what checks have found, all of it at once.
 *
 * @throws Url1738Error - With the code `invalid-definition`.
 */
export function throwMistakes(found: readonly UrlError[]): void {
  const [first] = found;
  if (first === undefined) return;
  if (found.length === 1) throw new Url1738Error(first);
  const why = found.map(({ message }) => message).join(" ");
  const facts = { code: "invalid-definition", scheme: first.scheme, errors: found } as const;
  throw new Url1738Error(urlError(facts, { reason: "definition/several", sentence: "{why}", params: { why } }));
}

/**
 * The check that a value is an object with no keys but these.
 *
 * @param keys - The keys, of which both sentences speak as `{keys}`.
 * @param notAnObject - What to say of something else.
 * @param unknownKey - What to say of another key, which is `{key}`.
 */
export function hasOnlyKeys(keys: readonly string[], notAnObject: Sentence, unknownKey: Sentence): Check<unknown> {
  const params = { keys: keys.join(", ") };
  return (value) => {
    try {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return [{ ...notAnObject, params }];
      const unknown = Object.keys(value).filter((key) => !keys.includes(key));
      return unknown.map((key) => ({ ...unknownKey, params: { key, ...params } }));
    } catch {
      // A proxy that has been revoked.
      return [{ ...notAnObject, params }];
    }
  };
}
