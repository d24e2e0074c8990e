import { type Edit, encoded, type UrlError } from "@url1738/core";
import { ownFields } from "@url1738/core/runtime";
import { changesOf, edited } from "./fixes.ts";
import type { RepairOptions } from "./repair.ts";

/** The result of `applyFixes`. @public */
export interface Fixed {
  /** The text with the edits; not always a URL. */
  readonly text: string;
  /** The edits, from left to right. */
  readonly changes: readonly Edit[];
}

/** Returns the errors with a fix; none if anything cannot be read. */
function fixable(errors: unknown): readonly UrlError[] {
  const isFixable = ({ fix }: UrlError) =>
    Number.isInteger(fix?.index) && Number.isInteger(fix?.end) && typeof fix?.replacement === "string";
  try {
    return (Array.isArray(errors) ? (errors as readonly UrlError[]) : [errors as UrlError]).filter(isFixable);
  } catch {
    return [];
  }
}

/**
 * Applies the fixes of one error, or of all errors that {@link diagnose} has found: the sure fixes, and with `likely` the others as well.
 * If two fixes change the same part, it applies the one that begins first.
 *
 * @param text - The text with the errors.
 * @param errors - One error, or several.
 * @param options - The options that tell which fixes to apply.
 * @returns The changed text and the edits; of what is no error, nothing is applied.
 * @throws Url1738Error - With the code `not-a-string` if the text is not a string.
 * @public
 */
export function applyFixes(text: string, errors: UrlError | readonly UrlError[], options: RepairOptions = {}): Fixed {
  encoded(typeof text === "string" ? "" : text);
  const { likely } = ownFields<RepairOptions>(options);
  const changes = changesOf(fixable(errors).filter(({ fix }) => likely === true || fix?.sure === true));
  return { text: edited(text, changes), changes };
}
