/** What is found, or where a URL ends, is unknown before there is more text. */
export interface More {
  /** What in the text that follows would tell. */
  readonly awaited: RegExp;
}

/** Whether it is that. */
export function isMore(outcome: unknown): outcome is More {
  return typeof outcome === "object" && outcome !== null && Object.hasOwn(outcome, "awaited");
}

/** Only more text, whatever it is, tells. */
export const MORE: More = { awaited: /(?!)/ };

/** White space would tell, and rarely anything else. */
export const MORE_UNTIL_BLANK: More = { awaited: /\s/ };

/** Anything but blanks would tell. */
export const MORE_UNTIL_WORD: More = { awaited: /[^ \t]/ };

/** The end of a wrapper would tell. */
export const MORE_UNTIL_BRACKET: More = { awaited: />/ };
