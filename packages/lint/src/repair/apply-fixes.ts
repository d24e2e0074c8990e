import type { Edit, UrlError } from "@url1738/core";
import { ownFields } from "@url1738/core/runtime";
import { changesOf } from "./drop-doubtful-fixes.ts";
import { edited } from "./fixes.ts";
import type { RepairOptions } from "./repair.ts";

/**
 * What `applyFixes` returns.
 *
 * @public
 */
export interface Fixed {
  /** The text with the changes; not always a URL. */
  readonly text: string;
  /** The changes that were made, from left to right. */
  readonly changes: readonly Edit[];
}

/**
 * Applies the fixes of an error, or of all errors that {@link diagnose} has found: the sure ones, and with `likely` the others as well. Of
 * two fixes that change the same part, it applies the one that begins first.
 *
 * @param text - The text in which the errors were found.
 * @param errors - An error, or several.
 * @param options - Which fixes to apply.
 * @returns The text, and what was changed in it.
 * @public
 */
export function applyFixes(text: string, errors: UrlError | readonly UrlError[], options: RepairOptions = {}): Fixed {
  const { likely } = ownFields<RepairOptions>(options);
  const all = Array.isArray(errors) ? (errors as readonly UrlError[]) : [errors as UrlError];
  const changes = changesOf(all.filter(({ fix }) => likely === true || fix?.sure === true)).map(
    ({ index, end, replacement }) => ({ index, end, replacement }),
  );
  return { text: edited(text, changes), changes };
}
