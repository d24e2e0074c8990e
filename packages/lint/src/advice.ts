/**
 * Tells what to write instead of an error. It loads a part of `@url1738/lint`: nothing that finds every error of a text, repairs or audits.
 *
 * @packageDocumentation
 */

export { advice } from "./hints/advice.ts";
