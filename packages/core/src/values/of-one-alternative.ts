import { isOfRule } from "../automaton/grammar-machine.ts";
import { notTogether } from "../errors/sentences.ts";
import { absentText, type Defaults } from "../grammar/absent.ts";
import type { Component, List, Node } from "../grammar/nodes.ts";
import { children, componentsOf, isElement } from "../grammar/walk.ts";
import { refuseMissing } from "./in-order.ts";
import type { ReadsAndWrites } from "./read-back.ts";
import { type FieldValues, isSameValue } from "./record.ts";
import { Refusal } from "./refusal.ts";

/** Leaves out of a value what belongs to other alternatives, such as the default port of a URL that has no place for a port. */

/**
 * The components of an alternative: the names of all, and of those that have another value in each of its texts than the one that absence
 * means; and the choices inside it, each with whether it is always there.
 *
 * @public
 */
export type Having = readonly [all: readonly string[], needed: readonly string[], inside: readonly ChoiceInside[]];

/** The alternatives of a choice, and whether a text has one of them in any case. @public */
export type ChoiceInside = readonly [isNeeded: boolean, alternatives: readonly Having[]];

/** Tells whether a text of an element can have the value that its absence means. */
function canHaveAbsentValue(element: Component | List, defaults: Defaults): boolean {
  const text = absentText(element, defaults);
  if (text === undefined) return false;
  if (element.kind === "list") return isOfRule(element, text);
  const { read, spell } = element.codec;
  try {
    const spelling = spell(read(text));
    return spelling !== undefined && isOfRule(element, spelling);
  } catch {
    // An author's function may throw because it needs something not yet there.
    return true;
  }
}

/** Returns the components of a part that each of its texts has outside of choices. */
function neededIn(node: Node, defaults: Defaults): readonly string[] {
  if (isElement(node)) return canHaveAbsentValue(node, defaults) ? [] : [node.name];
  if (node.kind === "optional" || node.kind === "choice") return [];
  return children(node).flatMap((child) => neededIn(child, defaults));
}

/** Returns the choices of a part that are in no other choice. */
function choicesIn(node: Node, defaults: Defaults, isNeeded = true): readonly ChoiceInside[] {
  if (isElement(node)) return [];
  if (node.kind !== "choice")
    return children(node).flatMap((child) => choicesIn(child, defaults, isNeeded && node.kind !== "optional"));
  const alternatives = node.items.map(
    (item): Having => [componentsOf(item).map(({ name }) => name), neededIn(item, defaults), choicesIn(item, defaults)],
  );
  return [[isNeeded, alternatives]];
}

/** Tells whether absence means a value in some alternatives of a choice, but not in all. */
function hasPartial(node: Node, defaults: Defaults): boolean {
  if (isElement(node)) return false;
  if (node.kind !== "choice") return children(node).some((child) => hasPartial(child, defaults));
  const names = node.items.map((item) => componentsOf(item).map(({ name }) => name));
  const isPartial = componentsOf(node).some(
    (element) => absentText(element, defaults) !== undefined && names.some((own) => !own.includes(element.name)),
  );
  return isPartial || node.items.some((item) => hasPartial(item, defaults));
}

/**
 * Returns the choices of a grammar, if absence means a value in some of their alternatives only; otherwise none.
 *
 * @param node - The grammar.
 * @param defaults - The facts that the scheme gives its components.
 * @returns The choices that are in no other choice.
 * @public
 */
export function partialChoices(node: Node, defaults: Defaults): readonly ChoiceInside[] {
  return hasPartial(node, defaults) ? choicesIn(node, defaults) : [];
}

const namesIn = (alternatives: readonly Having[]) => alternatives.flatMap(([all]) => all);

/**
 * Lets a practice leave out of a value what belongs to other alternatives than the one of its text, and refuse values that have it. A
 * value is of every alternative that has all of its components and needs no other.
 *
 * @param practice - Reads and writes texts; it gives each component that a text lacks the value that its absence means.
 * @param choices - See {@link partialChoices}.
 * @param absent - Returns these values, by the names of the components.
 * @returns The practice whose values have no component of another alternative.
 * @public
 */
export function ofOneAlternative<V, Kept>(
  { read, write }: ReadsAndWrites<V, Kept>,
  choices: readonly ChoiceInside[],
  absent: Readonly<Record<string, () => unknown>>,
): ReadsAndWrites<V, Kept> {
  const isThere = (parts: FieldValues, name: string) =>
    parts[name] !== undefined && !(Object.hasOwn(absent, name) && isSameValue(parts[name], absent[name]?.()));

  /** Returns those alternatives that have all components that are there, and need no others. */
  function fitting(alternatives: readonly Having[], parts: FieldValues): readonly Having[] {
    const there = namesIn(alternatives).filter((name) => isThere(parts, name));
    return alternatives.filter(
      ([all, needed, inside]) =>
        there.every((name) => all.includes(name)) &&
        needed.every((name) => isThere(parts, name)) &&
        inside.every(([isNeeded, inner]) => !isNeeded || fitting(inner, parts).length > 0),
    );
  }

  /** Returns the names of the components that the parts can have, by some fitting alternative; by `ifNone` if no alternative fits. */
  function offered(all: readonly string[], inside: Having[2], parts: FieldValues, ifNone: boolean): readonly string[] {
    const chosen = inside.flatMap(([, alternatives]) => namesIn(alternatives));
    const own = inside.flatMap(([, alternatives]) => {
      const fits = fitting(alternatives, parts);
      if (fits.length === 0) return ifNone ? namesIn(alternatives) : [];
      return fits.flatMap(([names, , inner]) => offered(names, inner, parts, ifNone));
    });
    return [...all.filter((name) => !chosen.includes(name)), ...own];
  }

  /** Returns the components that no fitting alternative has, though their absence means a value; `ifNone` as for {@link offered}. */
  function othersFor(parts: FieldValues, ifNone: boolean): readonly string[] {
    const own = offered(Object.keys(absent), choices, parts, ifNone);
    return Object.keys(absent).filter((name) => !own.includes(name));
  }

  return {
    read: (kept, text, from, found) => {
      const value = read(kept, text, from, found);
      if (value === undefined) return undefined;
      const parts = value as Record<string, unknown>;
      for (const name of othersFor(parts, true)) parts[name] = undefined;
      return value;
    },
    write: (unit, parts, names, exact) => {
      // Read each field once: an accessor could return something else the second time.
      const given: Record<string, unknown> = Object.fromEntries(Object.keys(parts).map((name) => [name, parts[name]]));
      const others = othersFor(given, true);
      const wrong = others.find((name) => given[name] !== undefined);
      if (wrong !== undefined) throw new Refusal(wrong, notTogether);
      // The writer demands each, and names what is wrong with the others first.
      const lacking = exact ? othersFor(given, false).filter((name) => given[name] === undefined) : [];
      for (const name of lacking) given[name] = absent[name]?.();
      const text = write(unit, given, exact ? Object.keys(given) : names, exact);
      const missing = lacking.find((name) => !others.includes(name));
      if (missing !== undefined) refuseMissing(missing);
      return text;
    },
  };
}
