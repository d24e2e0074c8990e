/**
 * What only the other packages of this repository import. It may change in any release.
 *
 * @packageDocumentation
 */

export { services } from "./scheme/services.ts";
