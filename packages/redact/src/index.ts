/**
 * Hides passwords, tokens and signatures in any text.
 *
 * @packageDocumentation
 */

export { type Hiding, hidingOf, isHiddenAt } from "./hidden-at.ts";
export { passwordsIn, redact } from "./redact.ts";
export { createRedactor, MASK, type Redactor } from "./redactor.ts";
export type { RedactOptions, RedactorOptions } from "./settings.ts";
export type { Span } from "./stretches.ts";
