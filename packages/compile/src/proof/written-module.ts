import type { WholeScheme } from "@url1738/core/grammar";
import type { Modules } from "../emit/functions.ts";

/**
 * Runs the code of a generated module as its importer would, without a file: what it imports is already loaded.
 *
 * @returns The scheme that it exports.
 */
export function runWritten(code: string, modules: Modules): WholeScheme {
  const body = code
    .replace(/^import \* as (\w+) from (".*");$/gm, "const $1 = modules[$2];")
    .replace(/^import \{ (.*) \} from (".*");$/gm, (_, names: string, from: string) => {
      return `const { ${names.replaceAll(" as ", ": ")} } = modules[${from}];`;
    })
    .replace(/^export const \w+ = /m, "return ");
  return new Function("modules", `"use strict";\n${body}`)(modules) as WholeScheme;
}
