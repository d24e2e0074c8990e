import type { Plan } from "../plan.ts";

/** What the template of a kind of scheme writes. */
export interface Template {
  /** `src/scheme.ts`. */
  readonly scheme: string;
  /** `src/access.ts`, if the access is more than a sentence. */
  readonly access?: string;
  /** What `src/index.ts` exports beside the scheme and its type, if there is an access. */
  readonly accessType?: string;
  /** The rows of `test/examples.ts`, as an object literal. */
  readonly examples: string;
  /** A URL for the README. */
  readonly url: string;
  /** Its value, as a comment of the README's example. */
  readonly value: string;
  /** The packages, beside core, that the scheme needs. */
  readonly needs: readonly string[];
  /** The first line of the scheme's BNF. */
  readonly bnf: string;
}

/** A kind of scheme. */
export interface Kind {
  /** What it is, for whoever is asked. */
  readonly label: string;
  /** Writes its files. */
  readonly write: (plan: Plan) => Template;
}
