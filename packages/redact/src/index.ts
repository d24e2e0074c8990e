/**
 * Masks passwords, tokens and signatures in any text.
 *
 * @packageDocumentation
 */

export { isMaskedAt, MASK, type Masking, maskingOf } from "./masked-at.ts";
export { isSecretName } from "./names-of-texts.ts";
export type { RedactOptions, RedactorOptions } from "./options.ts";
export { passwordsIn, redact } from "./redact.ts";
export { redactValue } from "./redact-value.ts";
export { createRedactor, type Redactor } from "./redactor.ts";
export { createSecretFinder, type SecretFinder } from "./secret-finder.ts";
export type { SecretNameOptions } from "./secret-name.ts";
export { SECRET_KINDS, type Secret, type SecretKind, type Span } from "./spans.ts";
