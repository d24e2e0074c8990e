import { notTogether } from "../errors/sentences.ts";
import type { FieldValues, Node } from "../grammar/nodes.ts";
import { children, componentsOf, isElement, occurrencesOf, wordOf } from "../grammar/walk.ts";
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
  const words = new Map<string, ReadonlySet<unknown>>();
  for (const element of occurrencesOf(node))
    if (wordOf(element) !== undefined)
      words.set(element.name, new Set([...(words.get(element.name) ?? []), wordOf(element)]));

  /** Plans the pieces to write for the elements that are present, and refuses those that do not go together. */
  function piecesFor(present: readonly Writing[], values: FieldValues): Pieces<Writing> {
    const own = [...words].map(([name, all]) => (all.has(values[name]) ? values[name] : ""));
    const key = [...present.map(({ element }) => element.name), ...own].join();
    const known = plans.get(key);
    if (known !== undefined) return known;
    const pieces = planOf(node, all, {
      isPresent: (one) => present.includes(one),
      isMissing: (one) => one.absent === undefined && !present.includes(one),
      isOther: ({ element: { name } }, word) => values[name] !== word,
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
    const pieces = piecesFor(all.filter(isPresent), values);
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
export type Pieces<E> = readonly (string | E)[];

/** The presence of components in a value. */
export interface Presence<E> {
  /** Tells whether a component must be written, because its value is not the one that absence means. */
  readonly isPresent: (element: E) => boolean;
  /** Tells whether a component is absent, and nothing can be written for it. */
  readonly isMissing: (element: E) => boolean;
  /** Tells whether the value of a component is not a word. */
  readonly isOther: (element: E, word: string) => boolean;
}

/** The pieces of a part, and those of its components that must be written. */
interface WritingPlan<E> {
  readonly pieces: Pieces<E>;
  readonly present: ReadonlySet<E>;
  /** True if a component is missing. */
  readonly isBroken: boolean;
  /** True if a component has another word than the value. */
  readonly isOther: boolean;
}

/** Chooses the alternative with everything that must be written and nothing missing; else the first with some of it; else the first. */
function chosen<E>(alternatives: readonly WritingPlan<E>[]): WritingPlan<E> {
  const own = alternatives.filter(({ isOther }) => !isOther);
  const plans = own.length > 0 ? own : alternatives;
  const all = new Set(alternatives.flatMap(({ present }) => [...present]));
  const whole = plans.find(({ present, isBroken }) => !isBroken && present.size === all.size);
  return whole ?? plans.find(({ present }) => present.size > 0) ?? (plans[0] as WritingPlan<E>);
}

/**
 * Plans the pieces to write: the optional parts that are needed, and one of several alternatives.
 *
 * @param elements - The elements of the grammar's components, in order, each once.
 */
export function planOf<E>(
  node: Node,
  elements: readonly E[],
  { isPresent, isMissing, isOther }: Presence<E>,
): Pieces<E> {
  const names = componentsOf(node).map(({ name }) => name);
  function planned(part: Node): WritingPlan<E> {
    if (part.kind === "literal") return { pieces: [part.text], present: new Set(), isBroken: false, isOther: false };
    if (isElement(part)) {
      const word = wordOf(part);
      const element = elements[names.indexOf(part.name)] as E;
      const present = new Set(isPresent(element) ? [element] : []);
      const hasOther = word !== undefined && isOther(element, word);
      return { pieces: [element], present, isBroken: isMissing(element), isOther: hasOther };
    }
    const plans = children(part).map(planned);
    if (part.kind === "choice") return chosen(plans);
    const present = new Set(plans.flatMap((plan) => [...plan.present]));
    if (part.kind === "optional" && !part.implied && present.size === 0)
      return { pieces: [], present, isBroken: false, isOther: false };
    return {
      pieces: plans.flatMap(({ pieces }) => pieces),
      present,
      isBroken: plans.some(({ isBroken }) => isBroken),
      isOther: plans.some((plan) => plan.isOther),
    };
  }
  return planned(node).pieces;
}
