import { MAX_LENGTH } from "@url1738/core";
import { invalidOption } from "./invalid-option.ts";

/** What is found besides wrappers, and how much of a text is held. @public */
export interface FindOptions {
  /** Whether URLs with the prefix `URL:`, but without brackets, are found as well; `false` by default. */
  readonly prefix?: boolean | undefined;
  /** Whether URLs of the registry's schemes that stand in the text by themselves are found as well; `false` by default. */
  readonly bare?: boolean | undefined;
  /** Whether `> ` at the beginning of a line inside a wrapper is the mark of quoted text, not the end; `false` by default. */
  readonly quoted?: boolean | undefined;
  /**
   * The greatest length of a wrapper, or of a bare URL with its fragment, in UTF-16 code units: about as much of a stream is held
   * in memory. What is longer is not found. 2,097,152 by default.
   */
  readonly limit?: number | undefined;
}

/** The options, all of them given. */
export interface FindSettings {
  readonly prefix: boolean;
  readonly bare: boolean;
  readonly quoted: boolean;
  readonly limit: number;
}

/**
 * The options with their defaults.
 *
 * @throws Url1738Error - With the code `invalid-value`.
 */
export function findOptions(options: FindOptions = {}): FindSettings {
  const { bare = false, prefix = false, quoted = false, limit = 2 * MAX_LENGTH } = options;
  if (!Number.isSafeInteger(limit) || limit < 1) throw invalidOption("limit", "is not a whole number greater than 0");
  return { bare, prefix, quoted, limit };
}
