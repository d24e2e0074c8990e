/**
 * The conformance suite for schemes made with `@url1738/core`.
 *
 * @packageDocumentation
 */

export type { Check, Effort } from "./check.ts";
export { conformance } from "./conformance.ts";
export type { Examples } from "./examples.ts";
export type { LawId } from "./law.ts";
export { remarks } from "./remarks.ts";
export type { Waiver } from "./waivers.ts";
