/** The texts of the home page in one language. */
export interface HomeWords {
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly samples: string;
  readonly readers: string;
  readonly readersNote: string;
  /** The note where curl and Python are shown as well. */
  readonly recordedNote: string;
  readonly refuses: string;
  readonly differ: string;
  readonly agree: string;
  /** The verdict if some refuse the text, and the others read the same host. */
  readonly refused: string;
  readonly more: string;
  readonly error: readonly [heading: string, text: string];
  readonly secret: readonly [heading: string, text: string, label: string];
  readonly menu: readonly [heading: string, text: string];
  readonly again: string;
  readonly install: string;
  readonly installNote: string;
  readonly map: string;
  readonly goals: Readonly<Record<"schemes" | "errors" | "text" | "secrets" | "client" | "command" | "own", string>>;
}
