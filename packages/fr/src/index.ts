/**
 * The errors and findings of url1738 in French.
 *
 * @packageDocumentation
 */

export type { Fact } from "./fact.ts";
export { fr, type Said } from "./fr.ts";
export { componentName } from "./words/components.ts";
export { typeset } from "./words/typeset.ts";
