/**
 * What authors of schemes ask of a grammar while they write and test it: programs that only read URLs do not need it.
 *
 * @packageDocumentation
 */

export { bnf, generate } from "@url1738/core/define";
