/**
 * Masks passwords, tokens and signatures in any text.
 *
 * @packageDocumentation
 */

// The tables of words and forms stand together: a package that is compressed is a twentieth smaller.
import "./token-shapes.ts";
import "./message-rows.ts";
import "./command-rows.ts";
import "./secret-words.ts";
import "./words-of-texts.ts";
import "./pairs.ts";
import "./commands.ts";
import "./names-of-texts.ts";

export { isMaskedAt, MASK, type Masking, maskingOf } from "./masked-at.ts";
export { isSecretName } from "./names-of-texts.ts";
export type { RedactOptions, RedactorOptions } from "./options.ts";
export { passwordsIn, redact } from "./redact.ts";
export { redactValue } from "./redact-value.ts";
export { createRedactor, type Redactor } from "./redactor.ts";
export { createSecretFinder, type SecretFinder } from "./secret-finder.ts";
export type { SecretNameOptions } from "./secret-name.ts";
export { SECRET_KINDS, type Secret, type SecretKind, type Span } from "./spans.ts";
