import { notTogether } from "../errors/sentences.ts";
import type { Node } from "../grammar/nodes.ts";
import { children, componentsOf, isElement } from "../grammar/walk.ts";
import type { Element } from "./element.ts";
import { checkLead, inOrder, refuseMissing } from "./record.ts";
import { Refusal } from "./refusal.ts";
import type { Transcription } from "./scribe.ts";

/** An element, and the text to write if it is absent but its neighbours are not; `null` if no text will do. */
interface Writing {
  readonly element: Element;
  readonly absent: string | null | undefined;
}

/**
 * Makes the writer of a grammar. It writes only the optional parts that are needed, and one of several alternatives.
 *
 * @param node - The grammar; only the names of its components matter.
 * @param scheme - The name of the scheme; empty for the items of a list.
 * @param elements - The elements of the components and lists, in order.
 * @param absent - For each element, the text that absence means; `null` for a list without items that has no text next to other
 *   parts; `undefined` for an element without such a text.
 * @public
 */
export function plannedWrite(
  node: Node,
  scheme: string,
  elements: readonly Element[],
  absent: readonly (string | null | undefined)[],
): Transcription<unknown>["write"] {
  const all = elements.map((element, of): Writing => ({ element, absent: absent[of] }));
  const own = elements.map(({ name }) => name);
  const fields = scheme === "" ? own : ["scheme", ...own];
  const omissible = own.filter((_, of) => absent[of] !== undefined);
  const plans = new Map<string, Pieces<Writing>>();

  /** Plans the pieces to write for the elements that are present, and refuses those that do not go together. */
  function piecesFor(present: readonly Writing[]): Pieces<Writing> {
    const key = present.map(({ element }) => element.name).join();
    const known = plans.get(key);
    if (known !== undefined) return known;
    const pieces = planOf(node, all, {
      isPresent: (one) => present.includes(one),
      isMissing: (one) => one.absent === undefined && !present.includes(one),
    });
    const leftOut = present.find((one) => !pieces.includes(one));
    if (leftOut !== undefined) throw new Refusal(leftOut.element.name, notTogether);
    plans.set(key, pieces);
    return pieces;
  }

  return (parts, _names, exact) => {
    const values = inOrder(parts, fields, exact ? omissible : []);
    // `inOrder` finds missing fields only as far as the fields are in order.
    if (exact) for (const name of omissible) if (values[name] === undefined) refuseMissing(name);
    const isPresent = ({ element: { name, isAbsent } }: Writing) =>
      values[name] !== undefined && !isAbsent(values[name], exact);
    const pieces = piecesFor(all.filter(isPresent));
    if (scheme !== "") checkLead(scheme, values.scheme, exact);
    const spelt = ({ element, absent }: Writing) => {
      const value = values[element.name];
      if (value !== undefined || absent === undefined) return element.spell(value, exact);
      return absent ?? element.spell([], exact);
    };
    const texts = pieces.map((piece) => (typeof piece === "string" ? piece : spelt(piece)));
    return (scheme === "" ? "" : `${scheme}:`) + texts.join("");
  };
}

/** The literals and components to write, one after the other. */
export type Pieces<Element> = readonly (string | Element)[];

/** The presence of components in a value. */
export interface Given<Element> {
  /** Tells whether a component must be written, because its value is not the one that absence means. */
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
 * Plans the pieces to write: the optional parts that are needed, and one of several alternatives.
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
