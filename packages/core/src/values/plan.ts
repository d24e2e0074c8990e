import type { Node } from "../grammar/nodes.ts";
import { children, componentsOf, isElement } from "../grammar/walk.ts";

/** The literals and components to write, one after the other. */
export type Pieces<Element> = readonly (string | Element)[];

/** The presence of components in a value. */
export interface Given<Element> {
  /** Tells whether a component must be written, because it differs from what its absence means. */
  readonly isPresent: (element: Element) => boolean;
  /** Tells whether a component is absent, and nothing can be written for it. */
  readonly isMissing: (element: Element) => boolean;
}

/** The pieces of a part, and those of its components that must be written. */
interface Plan<Element> {
  readonly pieces: Pieces<Element>;
  readonly present: ReadonlySet<Element>;
  /** True if a component is missing. */
  readonly isBroken: boolean;
}

/** Chooses the alternative with everything that must be written and nothing missing; else the first with some of it; else the first. */
function chosen<Element>(plans: readonly Plan<Element>[]): Plan<Element> {
  const all = new Set(plans.flatMap(({ present }) => [...present]));
  const whole = plans.find(({ present, isBroken }) => !isBroken && present.size === all.size);
  return whole ?? plans.find(({ present }) => present.size > 0) ?? (plans[0] as Plan<Element>);
}

/**
 * Decides what to write: those optional parts that are needed, and one of several alternatives.
 *
 * @param elements - The elements of the grammar's components, in order, each once.
 */
export function planOf<Element>(
  node: Node,
  elements: readonly Element[],
  { isPresent, isMissing }: Given<Element>,
): Pieces<Element> {
  const names = componentsOf(node).map(({ name }) => name);
  function planned(part: Node): Plan<Element> {
    if (part.kind === "literal") return { pieces: [part.text], present: new Set(), isBroken: false };
    if (isElement(part)) {
      const element = elements[names.indexOf(part.name)] as Element;
      const present = new Set(isPresent(element) ? [element] : []);
      return { pieces: [element], present, isBroken: isMissing(element) };
    }
    const plans = children(part).map(planned);
    if (part.kind === "choice") return chosen(plans);
    const present = new Set(plans.flatMap((plan) => [...plan.present]));
    if (part.kind === "optional" && !part.implied && present.size === 0)
      return { pieces: [], present, isBroken: false };
    return {
      pieces: plans.flatMap(({ pieces }) => pieces),
      present,
      isBroken: plans.some(({ isBroken }) => isBroken),
    };
  }
  return planned(node).pieces;
}
