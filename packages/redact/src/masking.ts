/**
 * What errors need to mask secrets: a small part of `@url1738/redact`, without finding them in texts, streams and objects.
 *
 * @packageDocumentation
 */

export { atAfter, type LoginBeginning, loginAfter } from "./login.ts";
export { type Masking, maskingOf } from "./masked-at.ts";
export { isSecretName } from "./secret-name.ts";
export type { Span } from "./spans.ts";
