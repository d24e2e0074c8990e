import type { Node } from "../grammar/nodes.ts";
import { children, isElement } from "../grammar/walk.ts";

/** What is written one after the other: literals and components. */
export type Pieces<Element> = readonly (string | Element)[];

/** The pieces of a part, and whether one of its components must be written, being not what its absence stands for. */
interface Plan<Element> {
  readonly pieces: Pieces<Element>;
  readonly isNeeded: boolean;
}

/**
 * Decides what to write: of optional parts those that are needed, of alternatives one.
 *
 * @param elements - What writes the components of the grammar, in order.
 * @param isPresent - Whether a component must be written.
 */
export function planOf<Element>(
  node: Node,
  elements: readonly Element[],
  isPresent: (element: Element) => boolean,
): Pieces<Element> {
  let count = 0;
  function planned(part: Node): Plan<Element> {
    if (part.kind === "literal") return { pieces: [part.text], isNeeded: false };
    if (isElement(part)) {
      const element = elements[count++] as Element;
      return { pieces: [element], isNeeded: isPresent(element) };
    }
    const plans = children(part).map(planned);
    const isNeeded = plans.some((plan) => plan.isNeeded);
    if (part.kind === "optional" && !part.implied && !isNeeded) return { pieces: [], isNeeded };
    // Of alternatives the first that is needed, else the first.
    const chosen = part.kind === "choice" ? [plans.find((plan) => plan.isNeeded) ?? plans[0]] : plans;
    return { pieces: chosen.flatMap((plan) => plan?.pieces ?? []), isNeeded };
  }
  return planned(node).pieces;
}
