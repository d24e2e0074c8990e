/**
 * Masks the secrets of a single URL, as errors do. It loads a small part of `@url1738/redact`: nothing that finds secrets in texts, streams
 * and objects.
 *
 * @packageDocumentation
 */

export { atAfter, type LoginBeginning, loginAfter } from "./login.ts";
export { isMaskedAt, MASK, type Masking, maskingOf } from "./masked-at.ts";
export { isSecretName } from "./secret-name.ts";
export type { Span } from "./spans.ts";
