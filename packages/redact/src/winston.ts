/**
 * Masks secrets in the output of winston.
 *
 * @packageDocumentation
 */

import type { RedactorOptions } from "./options.ts";
import { redactValue } from "./redact-value.ts";

/**
 * Makes a format of winston. Put it first, or after `format.splat()`: `format.combine(format.splat(), redactFormat(), format.json())`.
 *
 * @param options - The secrets to find, and their replacement.
 * @returns A format, as `winston.format(…)()` makes them.
 * @public
 */
export function redactFormat<T extends object>(options?: RedactorOptions): { transform: (info: T) => T } {
  return { transform: (info) => redactValue(info, options) as T };
}
