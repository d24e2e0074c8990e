import type { Plan } from "../plan/plan.ts";

/** The parts of a new package that the template of a kind of scheme writes. */
export interface Template {
  /** `src/<scheme>.ts`: the grammar and the definition. */
  readonly scheme: string;
  /** `src/<scheme>-url.ts`: the type of the value. */
  readonly urlType: string;
  /** The text of `src/access.ts`, if the access is more than a sentence. */
  readonly access?: string;
  /** The type of the context that the access needs in addition to the URL, if any. */
  readonly context?: { readonly type: string; readonly from: string };
  /** The other modules, by their paths. A compiled scheme imports functions from them, so they are separate from the grammar. */
  readonly others?: Readonly<Record<string, string>>;
  /** The text of `test/<scheme>.rows.ts` after its imports: it exports `rows`. */
  readonly rows: string;
  /** A URL for the README. */
  readonly url: string;
  /** The value of that URL, for a comment in the README's example. */
  readonly value: string;
  /** The packages that the scheme needs in addition to core. */
  readonly needs: readonly string[];
  /** The first line of the scheme's BNF. */
  readonly bnf: string;
}

/** Writes rows for a {@link Template} from an object literal. */
export function exportedRows(literal: string): string {
  return `/** The URLs have every component at least once, since the test kit puts all 256 octets into each. */
export const rows: Examples = ${literal};
`;
}

/** A kind of scheme. */
export interface SchemeKind {
  /** The description of the kind as an answer to choose. */
  readonly label: string;
  /** Writes the parts of a package. */
  readonly write: (plan: Plan) => Template;
}
