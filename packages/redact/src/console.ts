/**
 * Masks secrets in the output of a console.
 *
 * @packageDocumentation
 */

import { type RedactorOptions, settingsOf } from "./options.ts";
import { redactFormatted } from "./redact-formatted.ts";
import { redactValueBy } from "./redact-value.ts";

const METHODS =
  "assert count countReset debug dir dirxml error group groupCollapsed info log table time timeEnd timeLog trace warn".split(
    " ",
  );

/** Those that take a format; that of `assert` comes after its condition. */
const FORMATTING = /^(?:assert|debug|error|group|groupCollapsed|info|log|trace|warn)$/;

/**
 * Wraps a console; the original stays as it is.
 *
 * @param target - A console.
 * @param options - The secrets to find, and their replacement.
 * @returns A console whose methods write their arguments as `redactValue` returns them; a format and what it formats, as one text.
 * @public
 */
export function redactConsole<T extends object>(target: T, options?: RedactorOptions): T {
  const settings = settingsOf(options);
  const wrapped = Object.create(target) as Record<string, unknown>;
  for (const method of METHODS) {
    const write = Reflect.get(target, method) as unknown;
    if (typeof write === "function")
      wrapped[method] = (...values: readonly unknown[]) => {
        const format = method === "assert" ? 1 : FORMATTING.test(method) ? 0 : values.length;
        const before = values.slice(0, format).map((value) => redactValueBy(settings, value));
        write.apply(target, [...before, ...redactFormatted(values.slice(format), settings)]);
      };
  }
  return wrapped as T;
}
