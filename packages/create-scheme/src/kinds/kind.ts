import type { Plan } from "../plan/plan.ts";

/** What the template of a kind of scheme writes. */
export interface Template {
  /** `src/<scheme>.ts`: the grammar and the definition. */
  readonly scheme: string;
  /** `src/<scheme>-url.ts`: the type of the value. */
  readonly urlType: string;
  /** `src/access.ts`, if the access is more than a sentence. */
  readonly access?: string;
  /** The type of what URLs do not say of their access, if there is one. */
  readonly context?: { readonly type: string; readonly from: string };
  /** Other modules, by their paths. A compiled scheme imports functions from them, so they do not stand next to the grammar. */
  readonly others?: Readonly<Record<string, string>>;
  /** The rows of `test/<scheme>.rows.ts`, as an object literal. */
  readonly rows: string;
  /** A URL for the README. */
  readonly url: string;
  /** Its value, as a comment of the README's example. */
  readonly value: string;
  /** The packages, besides core, that the scheme needs. */
  readonly needs: readonly string[];
  /** The first line of the scheme's BNF. */
  readonly bnf: string;
}

/** A kind of scheme. */
export interface Kind {
  /** What it is, for the person who is asked. */
  readonly label: string;
  /** Writes its files. */
  readonly write: (plan: Plan) => Template;
}
