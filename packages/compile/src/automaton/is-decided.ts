import type { Node } from "@url1738/core/define";
import { children } from "@url1738/core/grammar";
import type { OfKind } from "@url1738/core/inside/grammar/walk";

/** A place in a grammar for one of some characters, and the places that can follow, as often as there are ways from one to the other. */
interface Place {
  readonly characters: string;
  readonly next: Place[];
}

/** The places where texts of a part begin and end. */
interface Ends {
  readonly canBeEmpty: boolean;
  readonly first: readonly Place[];
  readonly last: readonly Place[];
}

/**
 * Tells whether each next character decides how a grammar without escapes goes on. Only then does an expression made of the grammar take time
 * that grows with the length of a text, whatever the text: `(?:x+)*y` would try all ways to divide many `x`.
 */
export function isDecided(node: Node): boolean {
  const all: Place[] = [];
  const join = (from: readonly Place[], to: readonly Place[]) => {
    for (const place of from) place.next.push(...to);
  };

  function endsOf(node: Node): Ends {
    if (node.kind === "set") return placeOf(node.characters);
    if (node.kind === "literal") return [...node.text].map(placeOf).reduce(sequence, EMPTY);
    const parts = children(
      node satisfies OfKind<"sequence" | "choice" | "optional" | "repeat" | "rule" | "component" | "list">,
    ).map(endsOf);
    if (node.kind === "choice")
      return {
        canBeEmpty: parts.some((part) => part.canBeEmpty),
        first: parts.flatMap((part) => part.first),
        last: parts.flatMap((part) => part.last),
      };
    const whole = parts.reduce(sequence, EMPTY);
    if (node.kind === "repeat") join(whole.last, whole.first);
    const isOptional = node.kind === "optional" || (node.kind === "repeat" && node.least === 0);
    return isOptional ? { ...whole, canBeEmpty: true } : whole;
  }

  function placeOf(characters: string): Ends {
    const place: Place = { characters, next: [] };
    all.push(place);
    return { canBeEmpty: false, first: [place], last: [place] };
  }

  function sequence(left: Ends, right: Ends): Ends {
    join(left.last, right.first);
    return {
      canBeEmpty: left.canBeEmpty && right.canBeEmpty,
      first: left.canBeEmpty ? [...left.first, ...right.first] : left.first,
      last: right.canBeEmpty ? [...left.last, ...right.last] : right.last,
    };
  }

  const { first } = endsOf(node);
  return [first, ...all.map(({ next }) => next)].every((places) => {
    const characters = places.flatMap((place) => [...new Set(place.characters)]);
    return new Set(characters).size === characters.length;
  });
}

const EMPTY: Ends = { canBeEmpty: true, first: [], last: [] };
