import { invalidDefinition } from "../errors/invalid-definition.ts";

/**
 * One character, raw or escaped, out of a set: an alternative of single characters in RFC 1738 §5.
 *
 * @public
 */
export interface CharacterSet {
  /** The kind of the node. */
  readonly kind: "set";
  /** The name that §5 gives the set; without one, the set is written out as its `parts`. */
  readonly name?: string | undefined;
  /** What the set is an alternative of, in the order of its definition. */
  readonly parts: readonly (CharacterSet | string)[];
  /** All characters that may stand for themselves. */
  readonly characters: string;
  /** Whether `escape`, `"%" hex hex`, belongs to the set. */
  readonly escapes: boolean;
  /** Octets, 0-255, that may not be escaped all the same. */
  readonly without: readonly number[];
  /** A set names no component of a URL. */
  readonly "~fields"?: readonly [];
}

/**
 * A set with a name: a line of the grammar.
 *
 * @param name - The left side of the line.
 * @param parts - The right side: sets, and strings of which every character is a member.
 * @returns The set.
 * @public
 */
/* @__NO_SIDE_EFFECTS__ -- a set that nobody uses is in no program */
export function set(name: string, ...parts: readonly (CharacterSet | string)[]): CharacterSet {
  return { ...oneOf(...parts), name };
}

/**
 * A set without a name: `"+" | "-" | "."` is `oneOf("+", "-", ".")`.
 *
 * @param parts - Sets, and strings of which every character is a member.
 * @returns The union.
 * @public
 */
export function oneOf(...parts: readonly (CharacterSet | string)[]): CharacterSet {
  if (parts.some((part) => typeof part !== "string" && part?.kind !== "set"))
    throw invalidDefinition("A set is made of sets and of strings, of which every character is a member.");
  return {
    kind: "set",
    // A set inherits none.
    name: undefined,
    parts: parts.flatMap<CharacterSet | string>((part) => (typeof part === "string" ? [...part] : part)),
    characters: parts.map((part) => (typeof part === "string" ? part : part.characters)).join(""),
    escapes: parts.some((part) => typeof part !== "string" && part.escapes),
    without: parts.flatMap((part) => (typeof part === "string" ? [] : part.without)),
  };
}

/**
 * The same set, of which some octets may not be escaped; in the BNF it keeps its name.
 *
 * @param set - A set with `escape` in it.
 * @param octets - The octets, 0-255.
 * @returns The smaller set.
 * @public
 */
export function without(set: CharacterSet, ...octets: readonly number[]): CharacterSet {
  return { ...set, without: [...set.without, ...octets] };
}
