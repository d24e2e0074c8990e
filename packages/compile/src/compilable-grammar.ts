import { type Component, isElement, type List, type Node, occurrencesOf } from "@url1738/core/compiled";
import { CompileError } from "./automaton/compile-error.ts";

function checkList({ name, item, options }: List): void {
  if (options?.absent !== undefined && options.absent !== "")
    throw new CompileError(
      "absent-list",
      `The list "${name}" has items where the URL leaves it out, which is not compiled. With "" as "absent" it would have none.`,
    );
  checkGrammar(item);
}

/**
 * Demands of a grammar that it has nothing which only the interpreter can do.
 *
 * @throws CompileError - Where alternatives share a component, or an absent list stands for one with items.
 */
export function checkGrammar(node: Node): void {
  const elements: readonly (Component | List)[] = isElement(node) ? [node] : occurrencesOf(node);
  const names = elements.map(({ name }) => name);
  const shared = names.find((name, index) => names.indexOf(name) !== index);
  if (shared !== undefined)
    throw new CompileError(
      "shared-component",
      `Several alternatives have the component "${shared}", which is not compiled. A grammar that has it once, before or behind what differs, would be.`,
    );
  for (const element of elements) if (element.kind === "list") checkList(element);
}
