/**
 * The services that URLs of other protocols should not reach.
 *
 * @packageDocumentation
 */

export { services } from "./audit/services.ts";
