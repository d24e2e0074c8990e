/**
 * Renders errors as the command line shows them to people.
 *
 * @packageDocumentation
 */

export type { Language, Said, Say, TextParams } from "./language/language.ts";
export { type Rendering, renderError, renderErrors } from "./output/render-error.ts";
