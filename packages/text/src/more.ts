/** An outcome, such as a hit or the end of a URL, that is unknown until there is more text. */
export interface More {
  /** The outcome is decided once this pattern matches in the text to come. */
  readonly awaited: RegExp;
}

/** Tells whether an outcome is a {@link More}. */
export function isMore(outcome: unknown): outcome is More {
  return typeof outcome === "object" && outcome !== null && Object.hasOwn(outcome, "awaited");
}

/** Any text may decide it, so there is nothing to wait for. */
export const MORE: More = { awaited: /(?!)/ };

/** White space would decide it, and rarely anything else. */
export const MORE_UNTIL_BLANK: More = { awaited: /\s/ };

/** Anything but blanks would decide it. */
export const MORE_UNTIL_WORD: More = { awaited: /[^ \t]/ };

/** The end of a wrapper would decide it. */
export const MORE_UNTIL_BRACKET: More = { awaited: />/ };
