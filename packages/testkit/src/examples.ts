import type { Waiver } from "./waivers.ts";

/**
 * Rows of examples for one scheme, in a form that JSON can hold. Only the table `urls` is required. A row may cite the `section` of the
 * specification that it illustrates, and give its reason (`why`). Both become part of the name of its check.
 *
 * @public
 */
export interface Examples {
  /** URLs with their values (all fields that are present) and, if it differs, their canonical spelling. */
  readonly urls: readonly {
    readonly section?: string;
    readonly why?: string;
    readonly url: string;
    readonly value: object;
    readonly href?: string;
  }[];
  /** Strings that are not URLs, with the place and the code of their errors. */
  readonly errors?: readonly {
    readonly section?: string;
    readonly why: string;
    readonly url: string;
    readonly code: string;
    readonly index: number;
    readonly end?: number;
    readonly component?: string;
  }[];
  /** Parts for `build`, and the URL that it makes of them or the component that it refuses. */
  readonly parts?: readonly {
    readonly section?: string;
    readonly why?: string;
    readonly parts: object;
    readonly url?: string;
    readonly refused?: string;
  }[];
  /** The values that `format` refuses, and the component that its error names. */
  readonly refused?: readonly {
    readonly section?: string;
    readonly why?: string;
    readonly value: object;
    readonly component: string;
  }[];
  /** The result of `access` for a URL and a context, or the code of the error that it throws and the component that the error names. */
  readonly access?: readonly {
    readonly section?: string;
    readonly why?: string;
    readonly url: string;
    readonly context?: object;
    readonly access?: object;
    readonly refused?: string;
    readonly component?: string;
  }[];
  /**
   * The strings of an access that may contain CR, LF or NUL, unlike all others: the field of the access, the regular expression
   * that the whole string obeys instead, and the reason.
   */
  readonly strings?: readonly { readonly field: string; readonly pattern: string; readonly why: string }[];
  /**
   * The findings of `audit` in a text, in order, and the components that the platform's `URL`, if there is one, reads
   * differently; `null` if it refuses the text.
   */
  readonly audit?: readonly {
    readonly section?: string;
    readonly why?: string;
    readonly url: string;
    readonly findings: readonly { readonly code: string; readonly component?: string; readonly severity: string }[];
    readonly otherwise?: readonly (string | null)[];
  }[];
  /** The laws about random URLs that some URLs break, because the specification demands it. */
  readonly waivers?: readonly Waiver[];
}

/** The reasons that a row may give for itself. */
interface Reason {
  readonly section: string | undefined;
  readonly why: string | undefined;
}

/** Returns the name of a row's check: the section that it cites, its statement, and the reason for it. */
export function titleOf({ section, why }: Reason, says: string): string {
  return `${section === undefined ? "" : `§${section}: `}${says}${why === undefined ? "" : `: ${why}`}`;
}
