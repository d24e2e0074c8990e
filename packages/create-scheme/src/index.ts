/**
 * Makes the files of a package for a URL scheme, as `npm create @url1738/scheme` writes them.
 *
 * @packageDocumentation
 */

export { filesOf } from "./files.ts";
export { BASES, type BaseName, KINDS, type KindName, LICENSES, type License, type Plan } from "./plan/plan.ts";
