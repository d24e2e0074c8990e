/**
 * Rows of examples for one scheme, in a form that JSON can hold. Only the table `urls` is needed. A row may cite the `section` of
 * the specification that it stands for, and say `why` it is there: both are part of the name of its check.
 *
 * @public
 */
export interface Examples {
  /** URLs, with their values (all fields that are present) and, where it differs, the canonical spelling. */
  readonly urls: readonly {
    readonly section?: string;
    readonly why?: string;
    readonly url: string;
    readonly value: object;
    readonly href?: string;
  }[];
  /** Strings that are not URLs, and where they stop being ones. */
  readonly mistakes?: readonly {
    readonly section?: string;
    readonly why: string;
    readonly url: string;
    readonly code: string;
    readonly index: number;
    readonly end?: number;
    readonly component?: string;
  }[];
  /** What `build` takes, and the URL that it makes; or the component that it refuses. */
  readonly parts?: readonly {
    readonly section?: string;
    readonly why?: string;
    readonly parts: object;
    readonly url?: string;
    readonly refused?: string;
  }[];
  /** What `format` refuses, and the component that its error names. */
  readonly refused?: readonly {
    readonly section?: string;
    readonly why?: string;
    readonly value: object;
    readonly component: string;
  }[];
  /** What `access` returns for a URL and a context; or the code of what it throws, and the component that it names. */
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
   * The strings of an access that may contain a CR, LF or NUL, which no other string may: the field of the access, the regular
   * expression that the whole string obeys instead, and why.
   */
  readonly strings?: readonly { readonly field: string; readonly pattern: string; readonly why: string }[];
  /**
   * What `audit` finds in a text, in order, and the components that the platform's `URL`, if there is one, reads differently; `null`
   * where it refuses the text.
   */
  readonly audit?: readonly {
    readonly section?: string;
    readonly why?: string;
    readonly url: string;
    readonly findings: readonly { readonly code: string; readonly component?: string; readonly severity: string }[];
    readonly otherwise?: readonly (string | null)[];
  }[];
}
