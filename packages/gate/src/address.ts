/**
 * Tells which addresses and hosts everybody on the Internet can reach, without looking anything up: for browsers and forms as well.
 *
 * @packageDocumentation
 */

export { isGlobalAddress } from "./is-global-address.ts";
export { isPublicHost } from "./is-public-host.ts";
