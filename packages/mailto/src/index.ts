/**
 * The scheme `mailto` of RFC 1738.
 *
 * @packageDocumentation
 */

export { type MailtoUrl, mailto } from "./mailto.ts";
