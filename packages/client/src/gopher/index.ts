/**
 * The driver for Gopher and Gopher+ (RFC 1436).
 *
 * @packageDocumentation
 */

export { gopherDriver } from "./gopher-driver.ts";
