import type { Node } from "@url1738/core/define";
import type { Machine } from "@url1738/core/internal";
import { lazyTable, tableMachine } from "@url1738/core/runtime";
import { CompileError } from "../src/index.ts";
import { analyse } from "../src/table/analysis.ts";

/** Returns the machine that walks the table of a grammar; `undefined` if the grammar cannot be compiled. */
export function compiledMachine(node: Node): Machine<number> | undefined {
  try {
    const { text, hints } = analyse(node).encoded;
    return tableMachine(lazyTable(text)(), hints);
  } catch (thrown) {
    if (thrown instanceof CompileError) return undefined;
    throw thrown;
  }
}
