/**
 * Masks secrets in the output of pino.
 *
 * @packageDocumentation
 */

import { type RedactorOptions, settingsOf } from "./options.ts";
import { redactBy } from "./redact.ts";
import { redactValueBy } from "./redact-value.ts";

/**
 * The option of pino that masks secrets.
 *
 * @public
 */
export interface PinoRedaction {
  /** Masks the secrets in a line, whose fields may come from a call, a child or a mixin. */
  readonly hooks: { readonly streamWrite: (line: string) => string };
}

/**
 * Makes options for `pino`, 9.5 or later: `pino({...redactPino()})`.
 *
 * @param options - The secrets to find, and their replacement.
 * @returns Options of pino.
 * @public
 */
export function redactPino(options?: RedactorOptions): PinoRedaction {
  const settings = settingsOf(options);
  return {
    hooks: {
      streamWrite: (line) => {
        try {
          return `${JSON.stringify(redactValueBy(settings, JSON.parse(line)))}\n`;
        } catch {
          return redactBy(settings, line);
        }
      },
    },
  };
}
