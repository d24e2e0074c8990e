import { notTogether } from "../errors/sentences.ts";
import { absentText, type Defaults } from "../grammar/absent.ts";
import type { Node } from "../grammar/nodes.ts";
import { children, componentsOf, isElement } from "../grammar/walk.ts";
import type { ReadsAndWrites } from "./read-back.ts";
import { type FieldValues, isSameValue } from "./record.ts";
import { Refusal } from "./refusal.ts";

/** Leaves out of a value what belongs to other alternatives, such as the default port of a URL that has no place for a port. */

/** The names of the components of an alternative: of all, and of those that each of its texts has. @public */
export type AlternativeNames = readonly [all: readonly string[], needed: readonly string[]];

/** Returns the names of the components that each text of a part has, and whose absence means no value. */
function neededIn(node: Node, defaults: Defaults): readonly string[] {
  if (isElement(node)) return absentText(node, defaults) === undefined ? [node.name] : [];
  if (node.kind === "optional") return [];
  const [first = [], ...others] = children(node).map((child) => neededIn(child, defaults));
  return node.kind === "choice"
    ? first.filter((name) => others.every((names) => names.includes(name)))
    : [...first, ...others.flat()];
}

/**
 * Returns the choices in which absence means a value, but only in some alternatives.
 *
 * @param node - The grammar.
 * @param defaults - The facts that the scheme gives its components.
 * @returns For each choice, its alternatives.
 * @public
 */
export function partialChoices(node: Node, defaults: Defaults): readonly (readonly AlternativeNames[])[] {
  if (isElement(node)) return [];
  const inside = children(node).flatMap((child) => partialChoices(child, defaults));
  if (node.kind !== "choice") return inside;
  const alternatives = node.items.map(
    (item): AlternativeNames => [componentsOf(item).map(({ name }) => name), neededIn(item, defaults)],
  );
  const isPartial = componentsOf(node).some(
    (element) =>
      absentText(element, defaults) !== undefined && alternatives.some(([all]) => !all.includes(element.name)),
  );
  return isPartial ? [alternatives, ...inside] : inside;
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
  choices: readonly (readonly AlternativeNames[])[],
  absent: Readonly<Record<string, () => unknown>>,
): ReadsAndWrites<V, Kept> {
  const isThere = (parts: FieldValues, name: string) =>
    parts[name] !== undefined && !(Object.hasOwn(absent, name) && isSameValue(parts[name], absent[name]?.()));

  /** Returns the components that no alternative of the parts has; if the parts are of no alternative, as many as `ifNone` says. */
  function othersFor(parts: FieldValues, ifNone: "all" | "none"): readonly string[] {
    return choices.flatMap((alternatives) => {
      const names = [...new Set(alternatives.flatMap(([all]) => all))];
      const there = names.filter((name) => isThere(parts, name));
      const own = alternatives.filter(
        ([all, needed]) => needed.every((name) => there.includes(name)) && there.every((name) => all.includes(name)),
      );
      if (own.length === 0 && ifNone === "none") return [];
      return names.filter((name) => Object.hasOwn(absent, name) && !own.some(([all]) => all.includes(name)));
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
      const wrong = othersFor(given, "none").find((name) => given[name] !== undefined);
      if (wrong !== undefined) throw new Refusal(wrong, notTogether);
      // The writer demands them, and leaves them out.
      if (exact)
        for (const name of othersFor(given, "all")) if (given[name] === undefined) given[name] = absent[name]?.();
      return write(unit, given, exact ? Object.keys(given) : names, exact);
    },
  };
}
