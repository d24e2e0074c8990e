import { generate, type Scheme, type UrlValue } from "@url1738/core";
import { type Component, componentsOf, type Node, simulator } from "@url1738/core/grammar";
import fc from "fast-check";
import { type Check, type Effort, fail, same, show } from "./check.ts";
import { decisions, picker } from "./decisions.ts";

/** What an author says of the plain texts of a component is relied on, without a second look. */

/** All components, also those inside the items of lists. */
function allComponents(grammar: Node): readonly Component[] {
  return componentsOf(grammar).flatMap((element) =>
    element.kind === "component" ? [element] : allComponents(element.item),
  );
}

/** Demands that a plain text obeys the component's rule, that nothing is wrong with it, and that it is its own value. */
function checkPlain({ name, item, codec }: Component, text: string): void {
  if (simulator(item)(text) !== undefined)
    throw fail(`the component "${name}" calls ${show(text)} plain, but its rule does not allow it`);
  // Longer ones are looked at a second time.
  if (text.length > 63) return;
  const [fault] = codec.check?.(text) ?? [];
  if (fault !== undefined) throw fail(`the component "${name}" calls ${show(text)} plain, but: ${fault.message}`);
  if (codec.isVerbatim !== true) return;
  same(codec.read(text), text, `the value of the plain "${name}" ${show(text)}`);
  same(codec.spell(text), text, `the text of the plain "${name}" ${show(text)}`);
}

/** The checks of the components that have a plain rule. */
export function plainChecks(scheme: Scheme<UrlValue>, { runs = 300 }: Effort): readonly Check[] {
  return allComponents(scheme.schemepart).flatMap((component): readonly Check[] => {
    const { plain } = component.options;
    if (plain === undefined) return [];
    const holds = fc.property(decisions(100), (numbers) =>
      checkPlain(component, generate({ name: "", schemepart: plain }, picker(numbers)).slice(1)),
    );
    return [
      { name: `the plain texts of "${component.name}" are plain`, run: () => fc.assert(holds, { numRuns: runs }) },
    ];
  });
}
