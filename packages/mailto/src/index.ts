/**
 * The scheme `mailto` of RFC 1738.
 *
 * @packageDocumentation
 */

export { hint as mailtoHint } from "./advice.ts";
export { headerFields as mailtoFindings } from "./header-fields.ts";
export type { MailtoUrl } from "./mailto-url.ts";
export { mailto } from "./scheme.ts";
