/**
 * The function that compiled schemes import at run time. It loads no grammar.
 *
 * @packageDocumentation
 */

export { accessUnder } from "./access-under.ts";
