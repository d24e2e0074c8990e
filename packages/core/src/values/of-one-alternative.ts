import { machineOf } from "../automaton/automaton.ts";
import { accepts } from "../automaton/machine.ts";
import { notTogether } from "../errors/sentences.ts";
import type { ElementNode, FieldValues, Node } from "../grammar/nodes.ts";
import { absentText, children, componentsOf, type Defaults, isElement, wordOf } from "../grammar/walk.ts";
import { isSameValue, refuseMissing } from "./record.ts";
import { Refusal } from "./refusal.ts";
import type { Transcription } from "./scribe.ts";

/** Removes the components of other alternatives from a value, such as the default port of a URL that has no place for a port. */

/** Tells whether a text of an element can have the value that its absence means. */
function canHaveAbsentValue(element: ElementNode, defaults: Defaults): boolean {
  const text = absentText(element, defaults);
  if (text === undefined) return false;
  try {
    const spelling = element.kind === "list" ? text : element.codec.spell(element.codec.read(text));
    return spelling !== undefined && accepts(machineOf(element), spelling);
  } catch {
    // An author's function may throw because it needs something not yet there.
    return true;
  }
}

/** Tells whether absence means a value in some alternatives of a choice in a grammar, but not in all. */
function hasPartialChoice(node: Node, defaults: Defaults): boolean {
  if (isElement(node)) return false;
  const isPartial = (element: ElementNode) =>
    absentText(element, defaults) !== undefined &&
    children(node).some((part) => componentsOf(part).every(({ name }) => name !== element.name));
  return (
    (node.kind === "choice" && componentsOf(node).some(isPartial)) ||
    children(node).some((child) => hasPartialChoice(child, defaults))
  );
}

/**
 * Returns the names of the components whose absence means no value, or one that no text of theirs has; `undefined` for a grammar that does not need
 * {@link ofOneAlternative}, because absence means the same in all alternatives of each choice.
 */
export function namesNeeded(node: Node, defaults: Defaults): readonly string[] | undefined {
  if (!hasPartialChoice(node, defaults)) return undefined;
  return componentsOf(node).flatMap((element) => (canHaveAbsentValue(element, defaults) ? [] : [element.name]));
}

/** An alternative, or a whole grammar. */
interface Alternative {
  /** The names of all components, also those in choices. */
  readonly names: readonly string[];
  /** Those that are in no choice, and whether they are in an optional part. */
  readonly elements: (readonly [element: ElementNode, isOptional: boolean])[];
  readonly choices: (readonly [alternatives: readonly Alternative[], names: readonly string[], isOptional: boolean])[];
}

const namesIn = (node: Node) => componentsOf(node).map(({ name }) => name);

/** Sorts the components and choices of a grammar, so that a value can be looked up at once. */
function alternativeOf(whole: Node): Alternative {
  const sorted: Alternative = { names: namesIn(whole), elements: [], choices: [] };
  const sort = (node: Node, isOptional: boolean) => {
    if (isElement(node)) sorted.elements.push([node, isOptional]);
    else if (node.kind === "choice") sorted.choices.push([node.items.map(alternativeOf), namesIn(node), isOptional]);
    else for (const child of children(node)) sort(child, isOptional || node.kind === "optional");
  };
  sort(whole, false);
  return sorted;
}

/**
 * Removes the components of other alternatives from the values that are read, and refuses values that have them. A value
 * belongs to every alternative that has all of its components and needs no others.
 *
 * @param transcription - Gives each component that a text lacks the value that its absence means.
 * @param node - The grammar; only its choices, optional parts and the names of components matter.
 * @param needed - See {@link namesNeeded}.
 * @param absent - Functions that return these values, by the names of the components.
 * @public
 */
export function ofOneAlternative<V, T extends Pick<Transcription<V>, "read" | "write">>(
  transcription: T & Pick<Transcription<V>, "read" | "write">,
  node: Node,
  needed: readonly string[],
  absent: Readonly<Record<string, () => unknown>>,
): T {
  const { read, write } = transcription;
  let whole: Alternative | undefined;

  /** Returns the components whose absence means a value, but that no fitting alternative has. */
  function othersFor(parts: FieldValues): readonly string[] {
    const isThere = (name: string) =>
      parts[name] !== undefined && !(Object.hasOwn(absent, name) && isSameValue(parts[name], absent[name]?.()));
    const isGiven = (element: ElementNode) => {
      const [{ name }, word] = [element, wordOf(element)];
      return word === undefined ? isThere(name) || !needed.includes(name) : parts[name] === word;
    };
    const isWhole = ({ elements, choices }: Alternative): boolean =>
      elements.every(([element, isOptional]) => isOptional || isGiven(element)) &&
      choices.every((choice) => choice[2] || fitting(choice).length > 0);
    // The alternatives that have all components of the value, and need no others.
    const fitting = ([alternatives, names]: Alternative["choices"][number]) =>
      alternatives.filter((one) => isWhole(one) && names.every((name) => one.names.includes(name) || !isThere(name)));
    whole ??= alternativeOf(node);
    const offered: string[] = [];
    const fit = [whole];
    for (const { elements, choices } of fit) {
      for (const [{ name }] of elements) offered.push(name);
      for (const choice of choices) {
        const fits = fitting(choice);
        fit.push(...(fits.length > 0 ? fits : choice[0]));
      }
    }
    return Object.keys(absent).filter((name) => !offered.includes(name));
  }

  return {
    ...transcription,
    read: (text, from) => {
      const value = read(text, from);
      if (value === undefined) return undefined;
      const parts = value as Record<string, unknown>;
      for (const name of othersFor(parts)) parts[name] = undefined;
      return value;
    },
    write: (parts, names, exact) => {
      // Read each field once: an accessor could return something else the second time.
      const fields: Record<string, unknown> = { ...parts };
      const others = othersFor(fields);
      const wrong = others.find((name) => fields[name] !== undefined);
      if (wrong !== undefined) throw new Refusal(wrong, notTogether);
      // The writer demands every component. Report those that are missing only after all other errors.
      const lacking = exact ? Object.keys(absent).filter((name) => fields[name] === undefined) : [];
      for (const name of lacking) fields[name] = absent[name]?.();
      const text = write(fields, exact ? Object.keys(fields) : names, exact);
      const missing = lacking.find((name) => !others.includes(name));
      if (missing !== undefined) refuseMissing(missing);
      return text;
    },
  };
}
