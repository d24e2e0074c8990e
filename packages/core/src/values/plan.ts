import type { Node } from "../grammar/nodes.ts";
import { children, componentsOf, isElement } from "../grammar/walk.ts";

/** What is written one after the other: literals and components. */
export type Pieces<Element> = readonly (string | Element)[];

/** What is known of the components of a value. */
export interface Given<Element> {
  /** Whether a component must be written, being not what its absence stands for. */
  readonly isPresent: (element: Element) => boolean;
  /** Whether a component is not there, and nothing can be written for it. */
  readonly isMissing: (element: Element) => boolean;
}

/** The pieces of a part, and the components that it has and that must be written. */
interface Plan<Element> {
  readonly pieces: Pieces<Element>;
  readonly present: ReadonlySet<Element>;
  /** Whether a component is missing. */
  readonly isBroken: boolean;
}

/** Chooses the alternative that has all that must be written and lacks nothing; else the first that has some of it; else the first. */
function chosen<Element>(plans: readonly Plan<Element>[]): Plan<Element> {
  const all = new Set(plans.flatMap(({ present }) => [...present]));
  const whole = plans.find(({ present, isBroken }) => !isBroken && present.size === all.size);
  return whole ?? plans.find(({ present }) => present.size > 0) ?? (plans[0] as Plan<Element>);
}

/**
 * Decides what to write: of optional parts those that are needed, of alternatives one.
 *
 * @param elements - What writes the components of the grammar, in order, each once.
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
