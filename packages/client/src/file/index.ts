/**
 * The driver for files on this machine.
 *
 * @packageDocumentation
 */

export { fileDriver } from "./file-driver.ts";
