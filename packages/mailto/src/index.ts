/**
 * The scheme `mailto` of RFC 1738.
 *
 * @packageDocumentation
 */

export type { MailtoUrl } from "./mailto-url.ts";
export { mailto } from "./scheme.ts";
