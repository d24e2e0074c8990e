/**
 * The definition of the scheme `mailto`, for code that needs its grammar.
 *
 * @packageDocumentation
 */

export { mailtoDefinition, schemepart } from "./mailto.ts";
export type { MailtoUrl } from "./mailto-url.ts";
