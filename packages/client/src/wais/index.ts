/**
 * The driver for WAIS (RFC 1625).
 *
 * @packageDocumentation
 */

export { waisDriver } from "./wais-driver.ts";
