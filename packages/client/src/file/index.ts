/**
 * The driver for files of this machine.
 *
 * @packageDocumentation
 */

export { fileDriver } from "./file-driver.ts";
