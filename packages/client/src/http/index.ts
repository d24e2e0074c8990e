/**
 * The drivers for HTTP and HTTPS.
 *
 * @packageDocumentation
 */

export { httpDriver, httpsDriver } from "./http-driver.ts";
