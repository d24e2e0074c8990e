/**
 * Masks secrets in the output of a console.
 *
 * @packageDocumentation
 */

import type { RedactorOptions } from "./options.ts";
import { redactValue } from "./redact-value.ts";

const METHODS =
  "assert count countReset debug dir dirxml error group groupCollapsed info log table time timeEnd timeLog trace warn".split(
    " ",
  );

/**
 * Wraps a console; the original stays as it is.
 *
 * @param target - A console.
 * @param options - The secrets to find, and their replacement.
 * @returns A console whose methods write their arguments as `redactValue` returns them.
 * @public
 */
export function redactConsole<T extends object>(target: T, options?: RedactorOptions): T {
  const wrapped = Object.create(target) as Record<string, unknown>;
  for (const method of METHODS) {
    const write = Reflect.get(target, method) as unknown;
    if (typeof write === "function")
      wrapped[method] = (...values: readonly unknown[]) =>
        write.apply(
          target,
          values.map((value) => redactValue(value, options)),
        );
  }
  return wrapped as T;
}
