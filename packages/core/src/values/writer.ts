import { notTogether } from "../errors/sentences.ts";
import type { ElementNode, FieldValues, Node } from "../grammar/nodes.ts";
import { children, isElement, type OfKind, occurrencesOf, wordOf } from "../grammar/walk.ts";
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
  const all = new Map(elements.map((element, index) => [element.name, { element, absent: absent[index] } as Writing]));
  const fields = scheme === "" ? [...all.keys()] : ["scheme", ...all.keys()];
  const omissible = elements.flatMap(({ name }, index) => (absent[index] === undefined ? [] : [name]));
  const plans = new Map<string, Pieces>();
  const words = new Map<string, ReadonlySet<unknown>>();
  for (const element of occurrencesOf(node))
    if (wordOf(element) !== undefined)
      words.set(element.name, new Set([...(words.get(element.name) ?? []), wordOf(element)]));

  /** Plans the pieces to write for the elements that are present, and refuses those that do not go together. */
  function piecesFor(present: readonly string[], values: FieldValues): Pieces {
    const chosenWords = [...words].map(([name, all]) => (all.has(values[name]) ? values[name] : ""));
    const key = [...present, ...chosenWords].join();
    const cached = plans.get(key);
    if (cached !== undefined) return cached;
    const pieces = piecesOf(node, {
      isPresent: (name) => present.includes(name),
      isMissing: (name) => all.get(name)?.absent === undefined && !present.includes(name),
      isOther: (name, word) => values[name] !== word,
    });
    const written = pieces.map((piece) => (typeof piece === "string" ? "" : piece.name));
    const leftOut = present.find((name) => !written.includes(name));
    if (leftOut !== undefined) throw new Refusal(leftOut, notTogether);
    plans.set(key, pieces);
    return pieces;
  }

  return (parts, _names, exact) => {
    const values = inOrder(parts, fields, exact ? omissible : []);
    // `inOrder` finds missing fields only as far as the fields are in order.
    if (exact) for (const name of omissible) if (values[name] === undefined) refuseMissing(name);
    const isPresent = ({ name, isAbsent }: Element) => values[name] !== undefined && !isAbsent(values[name], exact);
    const present = elements.filter(isPresent).map(({ name }) => name);
    const pieces = piecesFor(present, values);
    if (scheme !== "") checkLead(scheme, values.scheme, exact);
    const spelt = (name: string) => {
      const { element, absent } = all.get(name) as Writing;
      const value = values[name];
      if (value !== undefined || absent === undefined) return element.spell(value, exact);
      return absent ?? element.spell([], exact);
    };
    const texts = pieces.map((piece) => (typeof piece === "string" ? piece : spelt(piece.name)));
    return (scheme === "" ? "" : `${scheme}:`) + texts.join("");
  };
}

/** The literals and elements to write, one after the other. */
type Pieces = readonly (string | ElementNode)[];

/** The presence of components in a value, by their names. */
interface Presence {
  /** Tells whether a component must be written, because its value is not the one that absence means. */
  isPresent(name: string): boolean;
  /** Tells whether a component is absent, and nothing can be written for it. */
  isMissing(name: string): boolean;
  /** Tells whether the value of a component is not a word. */
  isOther(name: string, word: string): boolean;
}

/** The pieces of a part, and those of its components that must be written. */
interface WritingPlan {
  readonly pieces: Pieces;
  readonly present: ReadonlySet<string>;
  /** True if a component is missing. */
  readonly isBroken: boolean;
  /** True if a component has another word than the value. */
  readonly isOther: boolean;
}

/** Chooses the alternative with everything that must be written and nothing missing; else the first with some of it; else the first. */
function chosen(alternatives: readonly WritingPlan[]): WritingPlan {
  const named = alternatives.filter(({ isOther }) => !isOther);
  const plans = named.length > 0 ? named : alternatives;
  const all = new Set(alternatives.flatMap(({ present }) => [...present]));
  const whole = plans.find(({ present, isBroken }) => !isBroken && present.size === all.size);
  return whole ?? plans.find(({ present }) => present.size > 0) ?? (plans[0] as WritingPlan);
}

/** Plans the pieces to write: the optional parts that are needed, and one of several alternatives. */
export function piecesOf(node: Node, presence: Presence): Pieces {
  function planned(part: Node): WritingPlan {
    if (part.kind === "literal") return { pieces: [part.text], present: new Set(), isBroken: false, isOther: false };
    if (isElement(part)) {
      const { name } = part;
      const word = wordOf(part);
      const isOther = word !== undefined && presence.isOther(name, word);
      const present = new Set(presence.isPresent(name) ? [name] : []);
      return { pieces: [part], present, isBroken: presence.isMissing(name), isOther };
    }
    const plans = children(part satisfies OfKind<"set" | "sequence" | "choice" | "optional" | "repeat" | "rule">).map(
      planned,
    );
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
