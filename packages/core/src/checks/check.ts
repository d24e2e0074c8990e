import { invalidDefinition } from "../errors/invalid-definition.ts";

/** Finds what an author has overlooked: a sentence or two for each mistake, which say what to change. */
export type Check<Subject> = (subject: Subject) => readonly string[];

/** An object of which nothing has been checked: its author may write plain JavaScript. */
export type Unchecked = Readonly<Record<string, unknown>>;

/** All that some checks find, each sentence once. */
export function complaintsOf<Subject>(checks: readonly Check<Subject>[], subject: Subject): readonly string[] {
  return [...new Set(checks.flatMap((check) => check(subject)))];
}

/**
 * Throws what checks have found, all of it at once.
 *
 * @throws Url1738Error - With the code `invalid-definition`.
 */
export function throwComplaints(complaints: readonly string[], scheme: string | undefined): void {
  if (complaints.length > 0) throw invalidDefinition(complaints.join(" "), scheme);
}

/** The check that a value is an object with no keys but these. */
export function hasOnlyKeys(keys: readonly string[], beginning: string): Check<unknown> {
  const allowed = `${beginning} ${keys.join(", ")}.`;
  return (value) => {
    try {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return [allowed];
      const unknown = Object.keys(value).filter((key) => !keys.includes(key));
      return unknown.map((key) => `"${key}" means nothing here: ${allowed}`);
    } catch {
      // A proxy that has been revoked.
      return [allowed];
    }
  };
}
