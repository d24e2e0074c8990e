/** The languages of the page. */
export type Language = "en" | "fr";

/** The texts of both pages in one language. */
export interface Words {
  readonly title: string;
  /** The name of the list of the site's pages. */
  readonly pages: string;
  readonly documentation: string;
  readonly reference: string;
  readonly language: string;
  readonly colours: string;
  readonly themes: Readonly<Record<"auto" | "light" | "dark", string>>;
  readonly tabs: Readonly<Record<"url" | "text" | "grammar", string>>;
  readonly examples: string;
  /** A colon, with the space before it that the language requires. */
  readonly colon: string;
  readonly share: { readonly button: string; readonly copied: string; readonly inAddress: string };
  /** The meanings of the names that only the RFCs use. */
  readonly fields: Readonly<Record<string, string>>;
  readonly url: {
    readonly label: string;
    readonly note: string;
    readonly generic: string;
    readonly nothing: string;
    readonly isOne: (scheme: string) => string;
    readonly isOfToday: string;
    readonly isOnlyOfToday: string;
    readonly isNone: string;
  };
  readonly ruler: {
    readonly heading: string;
    readonly empty: string;
    readonly end: string;
  };
  readonly derivation: {
    readonly heading: string;
    readonly of: string;
    readonly octets: string;
    readonly none: string;
    readonly section: (section: string) => string;
  };
  readonly value: {
    readonly heading: string;
    readonly canonical: string;
    readonly same: string;
    readonly field: string;
    readonly meaning: string;
    readonly octets: string;
    readonly line: string;
    readonly absent: string;
    readonly noItems: string;
    readonly more: (count: number) => string;
  };
  readonly errors: {
    readonly heading: string;
    readonly place: (index: number) => string;
    readonly expected: string;
    readonly fix: (replacement: string, replaced: string) => string;
    readonly insert: (replacement: string) => string;
    readonly remove: (replaced: string) => string;
    readonly perhaps: (change: string) => string;
    readonly repair: (href: string) => string;
    readonly further: string;
  };
  readonly access: {
    readonly heading: string;
    readonly email: string;
    readonly newsServer: string;
    readonly guess: string;
    readonly binary: string;
    readonly asText: string;
    readonly connect: (host: string, port: number, protocol: string) => string;
    readonly askPassword: string;
    readonly end: string;
    readonly fields: string;
    readonly open: (host: string) => string;
    readonly advice: string;
  };
  readonly audit: {
    readonly heading: string;
    readonly none: string;
    readonly severities: Readonly<Record<"info" | "warning" | "danger", string>>;
  };
  readonly readings: {
    readonly heading: string;
    readonly part: string;
    readonly rest: string;
    readonly all: string;
    readonly refused: string;
  };
  readonly text: {
    readonly label: string;
    readonly found: (count: number) => string;
    readonly study: string;
    readonly redacted: string;
    readonly sample: string;
  };
  readonly grammar: {
    readonly label: string;
    readonly note: string;
    readonly at: (line: number, column: number) => string;
    readonly bnf: string;
    readonly generated: string;
    readonly others: string;
    readonly checks: string;
    readonly sound: string;
    readonly trial: string;
  };
}
