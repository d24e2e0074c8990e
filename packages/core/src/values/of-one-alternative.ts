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
 * The components of an alternative: the names of all, and what each of its texts has; several alternatives there are those of a choice
 * inside it.
 *
 * @public
 */
export type Having = readonly [all: readonly string[], needed: readonly (string | readonly Having[])[]];

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

/** Returns what each text of a part has: those components that have another value there than the one that absence means. */
function neededIn(node: Node, defaults: Defaults): Having[1] {
  if (isElement(node)) return canHaveAbsentValue(node, defaults) ? [] : [node.name];
  if (node.kind === "optional") return [];
  if (node.kind === "choice") return [alternativesOf(node.items, defaults)];
  return children(node).flatMap((child) => neededIn(child, defaults));
}

const alternativesOf = (items: readonly Node[], defaults: Defaults): readonly Having[] =>
  items.map((item) => [componentsOf(item).map(({ name }) => name), neededIn(item, defaults)]);

const namesIn = (alternatives: readonly Having[]) => [...new Set(alternatives.flatMap(([all]) => all))];

/**
 * Returns the choices in which absence means a value, but only in some alternatives.
 *
 * @param node - The grammar.
 * @param defaults - The facts that the scheme gives its components.
 * @returns For each choice, its alternatives.
 * @public
 */
export function partialChoices(node: Node, defaults: Defaults): readonly (readonly Having[])[] {
  if (isElement(node)) return [];
  const inside = children(node).flatMap((child) => partialChoices(child, defaults));
  if (node.kind !== "choice") return inside;
  const isPartial = componentsOf(node).some(
    (element) =>
      absentText(element, defaults) !== undefined &&
      node.items.some((item) => componentsOf(item).every(({ name }) => name !== element.name)),
  );
  return isPartial ? [alternativesOf(node.items, defaults), ...inside] : inside;
}

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
  choices: readonly (readonly Having[])[],
  absent: Readonly<Record<string, () => unknown>>,
): ReadsAndWrites<V, Kept> {
  const isThere = (parts: FieldValues, name: string) =>
    parts[name] !== undefined && !(Object.hasOwn(absent, name) && isSameValue(parts[name], absent[name]?.()));

  /** Returns those alternatives that have all components that are there, and need no others. */
  function fitting(alternatives: readonly Having[], parts: FieldValues): readonly Having[] {
    const there = namesIn(alternatives).filter((name) => isThere(parts, name));
    return alternatives.filter(
      ([all, needed]) =>
        there.every((name) => all.includes(name)) &&
        needed.every((one) => (typeof one === "string" ? isThere(parts, one) : fitting(one, parts).length > 0)),
    );
  }

  /** Returns the components that no alternative of the parts has; if the parts are of no alternative, as many as `ifNone` says. */
  function othersFor(parts: FieldValues, ifNone: "all" | "none"): readonly string[] {
    return choices.flatMap((alternatives) => {
      const own = fitting(alternatives, parts);
      if (own.length === 0 && ifNone === "none") return [];
      return namesIn(alternatives).filter((name) => Object.hasOwn(absent, name) && !namesIn(own).includes(name));
    });
  }

  return {
    read: (kept, text, from, found) => {
      const value = read(kept, text, from, found);
      if (value === undefined) return undefined;
      const parts = value as Record<string, unknown>;
      for (const name of othersFor(parts, "none")) parts[name] = undefined;
      return value;
    },
    write: (unit, parts, names, exact) => {
      // Read each field once: an accessor could return something else the second time.
      const given: Record<string, unknown> = Object.fromEntries(Object.keys(parts).map((name) => [name, parts[name]]));
      const others = othersFor(given, "none");
      const wrong = others.find((name) => given[name] !== undefined);
      if (wrong !== undefined) throw new Refusal(wrong, notTogether);
      // The writer demands each, and names what is wrong with the others first.
      const lacking = exact ? othersFor(given, "all").filter((name) => given[name] === undefined) : [];
      for (const name of lacking) given[name] = absent[name]?.();
      const text = write(unit, given, exact ? Object.keys(given) : names, exact);
      const missing = lacking.find((name) => !others.includes(name));
      if (missing !== undefined) refuseMissing(missing);
      return text;
    },
  };
}
