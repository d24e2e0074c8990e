/** An outcome, such as a hit or the end of a URL, that is unknown until there is more text. */
export interface More {
  /** The pattern in the text to come that would decide it. */
  readonly awaited: RegExp;
}

/** Tells whether an outcome is a {@link More}. */
export function isMore(outcome: unknown): outcome is More {
  return typeof outcome === "object" && outcome !== null && Object.hasOwn(outcome, "awaited");
}

/** Nothing in particular would decide it: any text may. */
export const MORE: More = { awaited: /(?!)/ };

/** White space would decide it, and rarely anything else. */
export const MORE_UNTIL_BLANK: More = { awaited: /\s/ };

/** Anything but blanks would decide it. */
export const MORE_UNTIL_WORD: More = { awaited: /[^ \t]/ };

/** The end of a wrapper would decide it. */
export const MORE_UNTIL_BRACKET: More = { awaited: />/ };
