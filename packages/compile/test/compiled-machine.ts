import type { Node } from "@url1738/core/define";
import type { Machine, WholeScheme } from "@url1738/core/grammar";
import { compiledScheme, lazyTable } from "@url1738/core/runtime";
import { CompileError } from "../src/index.ts";
import { analyse } from "../src/table/analysis.ts";

/** Returns the machine that walks the table of a grammar; `undefined` if the grammar cannot be compiled. */
export function compiledMachine(node: Node): Machine | undefined {
  try {
    const { text, hints } = analyse(node).encoded;
    const facts = { name: "", access: () => undefined as never, scribe: { elements: [] } as never };
    return (compiledScheme({ ...facts, table: lazyTable(text), hints }) as unknown as WholeScheme).machine();
  } catch (thrown) {
    if (thrown instanceof CompileError) return undefined;
    throw thrown;
  }
}
