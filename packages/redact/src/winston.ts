/**
 * Masks secrets in the output of winston.
 *
 * @packageDocumentation
 */

import { type RedactorOptions, settingsOf } from "./options.ts";
import { redactValueBy } from "./redact-value.ts";

/**
 * Makes a format of winston. Put it first, or after `format.splat()`: `format.combine(format.splat(), redactFormat(), format.json())`.
 *
 * @param options - The secrets to find, and their replacement.
 * @returns A format, as `winston.format(…)()` makes them.
 * @public
 */
export function redactFormat<T extends object>(options?: RedactorOptions): { transform: (info: T) => T } {
  const settings = settingsOf(options);
  return { transform: (info) => redactValueBy(settings, info) as T };
}
