import type { Node } from "@url1738/core/define";
import { children } from "@url1738/core/grammar";

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

  function endsOf(own: Node): Ends {
    if (own.kind === "set") return placeOf(own.characters);
    if (own.kind === "literal") return [...own.text].map(placeOf).reduce(sequence, EMPTY);
    const parts = children(own).map(endsOf);
    if (own.kind === "choice")
      return {
        canBeEmpty: parts.some((part) => part.canBeEmpty),
        first: parts.flatMap((part) => part.first),
        last: parts.flatMap((part) => part.last),
      };
    const whole = parts.reduce(sequence, EMPTY);
    if (own.kind === "repeat") join(whole.last, whole.first);
    const isOptional = own.kind === "optional" || (own.kind === "repeat" && own.least === 0);
    return isOptional ? { ...whole, canBeEmpty: true } : whole;
  }

  function placeOf(characters: string): Ends {
    const place: Place = { characters, next: [] };
    all.push(place);
    return { canBeEmpty: false, first: [place], last: [place] };
  }

  function sequence(one: Ends, other: Ends): Ends {
    join(one.last, other.first);
    return {
      canBeEmpty: one.canBeEmpty && other.canBeEmpty,
      first: one.canBeEmpty ? [...one.first, ...other.first] : one.first,
      last: other.canBeEmpty ? [...one.last, ...other.last] : other.last,
    };
  }

  const { first } = endsOf(node);
  return [first, ...all.map(({ next }) => next)].every((places) => {
    const characters = places.flatMap((place) => [...new Set(place.characters)]);
    return new Set(characters).size === characters.length;
  });
}

const EMPTY: Ends = { canBeEmpty: true, first: [], last: [] };
