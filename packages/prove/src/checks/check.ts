import type { Node, Sentence } from "@url1738/core/define";

/** Finds what an author may have overlooked, one thing or several, and says for each of them what to change. */
export type Check<Subject> = (subject: Subject) => readonly Sentence[] | Sentence | undefined;

/** A definition that core has admitted. */
export type Admitted = Readonly<Record<string, unknown>> & {
  readonly name: string;
  readonly schemepart: Node;
  readonly defaultPort?: number | undefined;
};

/** Returns everything that some checks find. */
export function foundBy<Subject>(checks: readonly Check<Subject>[], subject: Subject): readonly Sentence[] {
  return checks.flatMap((check) => check(subject) ?? []);
}

/**
 * The facts about a definition without errors. Two facts are proved, so they hold of every text; two are tried with random texts, because
 * only calling an author's functions shows what they do:
 *
 * - `one-reading`, proved: no text of the grammar has two values;
 * - `spelling`, proved: the component takes the canonical spelling of each of its texts;
 * - `functions`, tried: the functions of the component read plain data, spell it as texts with the same value, and return errors with
 *   places inside the text;
 * - `values`, tried: the value of a URL is spelt as a URL with the same value, and the `check` of the scheme returns errors.
 *
 * @public
 */
export interface Fact {
  /** The law. */
  readonly what: "one-reading" | "spelling" | "functions" | "values";
  /** The component, for laws of single components. */
  readonly component?: string;
  /** The number of texts tried; absent for what is proved. */
  readonly texts?: number;
}

/** The objections to a definition, or else the facts about it. */
export interface Tried {
  readonly objections: readonly Sentence[];
  readonly facts: readonly Fact[];
}
