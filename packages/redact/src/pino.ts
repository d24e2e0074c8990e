/**
 * Hides secrets in what pino logs.
 *
 * @packageDocumentation
 */

import type { RedactorOptions } from "./options.ts";
import { redact } from "./redact.ts";
import { redactValue } from "./redact-value.ts";

/**
 * The options of pino that hide secrets.
 *
 * @public
 */
export interface PinoRedaction {
  /** Masks the fields of objects. */
  readonly formatters: {
    readonly log: (fields: Record<string, unknown>) => Record<string, unknown>;
    readonly bindings: (fields: Record<string, unknown>) => Record<string, unknown>;
  };
  /** Masks what is left in the line, such as the message. */
  readonly hooks: { readonly streamWrite: (line: string) => string };
}

/**
 * Makes options for `pino`, 9.5 or later: `pino({...redactPino()})`.
 *
 * @param options - What is taken for a secret, and what is shown instead.
 * @returns Options of pino.
 * @public
 */
export function redactPino(options?: RedactorOptions): PinoRedaction {
  const redactFields = (fields: Record<string, unknown>) => redactValue(fields, options) as Record<string, unknown>;
  return {
    formatters: { log: redactFields, bindings: redactFields },
    // Headers end with a line, and a record is one.
    hooks: { streamWrite: (line) => redact(line, { ...options, headers: false }) },
  };
}
