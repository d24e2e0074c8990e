/**
 * The scheme `mailto` of RFC 1738.
 *
 * @packageDocumentation
 */

export { mailto } from "./mailto.ts";
export type { MailtoUrl } from "./mailto-url.ts";
