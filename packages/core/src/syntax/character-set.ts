import { invalidDefinition } from "../errors/url-error.ts";

/** One character, raw or escaped, from a set: an alternative of single characters in RFC 1738 §5. @public */
export interface CharacterSet {
  /** The kind of the node. */
  readonly kind: "set";
  /** The name that §5 gives the set; without one, the set is written out as its `parts`. */
  readonly name?: string | undefined;
  /** The alternatives of the set, in the order of its definition. */
  readonly parts: readonly (CharacterSet | string)[];
  /** All characters that may appear raw. */
  readonly characters: string;
  /** True if `escape`, `"%" hex hex`, belongs to the set. */
  readonly escapes: boolean;
  /** The octets, 0-255, that may not be escaped even if `escapes` is true. */
  readonly without: readonly number[];
  /** Never present: a set names no component of a URL. */
  readonly "~fields"?: readonly [];
}

/**
 * Makes a set with a name: a line of the grammar.
 *
 * @param name - The left side of the line.
 * @param parts - The right side: sets, and strings whose characters are all members.
 * @public
 */
/* @__NO_SIDE_EFFECTS__ -- a set that nobody uses is in no program */
export function set(name: string, ...parts: readonly (CharacterSet | string)[]): CharacterSet {
  return { ...oneOf(...parts), name };
}

/**
 * Makes a set without a name from sets, and strings whose characters are all members: `"+" | "-" | "."` is `oneOf("+", "-", ".")`.
 *
 * @public
 */
export function oneOf(...parts: readonly (CharacterSet | string)[]): CharacterSet {
  if (parts.some((part) => typeof part !== "string" && part?.kind !== "set"))
    throw invalidDefinition({
      reason: "definition/set-members",
      sentence: "A set is made of sets and strings; every character of a string is a member.",
    });
  return {
    kind: "set",
    // Set explicitly, so that no name is inherited.
    name: undefined,
    parts: parts.flatMap<CharacterSet | string>((part) => (typeof part === "string" ? [...part] : part)),
    characters: parts.map((part) => (typeof part === "string" ? part : part.characters)).join(""),
    escapes: parts.some((part) => typeof part !== "string" && part.escapes),
    without: parts.flatMap((part) => (typeof part === "string" ? [] : part.without)),
  };
}

/** Returns a set without some raw characters. A set that had any of them loses its name, which means all of them. */
function lessRaw(set: CharacterSet, characters: string): CharacterSet {
  const isLeft = (character: string) => !characters.includes(character);
  if ([...set.characters].every(isLeft)) return set;
  const { name, ...rest } = set;
  return {
    ...rest,
    characters: [...set.characters].filter(isLeft).join(""),
    parts: set.parts.flatMap((part): readonly (CharacterSet | string)[] => {
      if (typeof part === "string") return isLeft(part) ? [part] : [];
      const less = lessRaw(part, characters);
      return less === part ? [part] : less.parts;
    }),
  };
}

/**
 * Returns a set without some of its members: `without(uchar, ",")` has no raw comma, but an escaped one; `without(uchar, 0x2c)` has no
 * escaped one. In the BNF, a set without some escaped octets keeps its name.
 *
 * @param set - A set; for octets, one with `escape` in it.
 * @param members - Strings of characters that may not appear raw, and octets, 0-255, that may not be escaped.
 * @throws Url1738Error - With the code `invalid-definition` for anything but a set, strings and octets.
 * @public
 */
export function without(set: CharacterSet, ...members: readonly (string | number)[]): CharacterSet {
  const octets = members.filter((member) => typeof member === "number");
  const isOctet = (octet: number) => Number.isInteger(octet) && octet >= 0 && octet <= 255;
  const isMember = (member: unknown) => typeof member === "string" || typeof member === "number";
  if (set?.kind !== "set" || !members.every(isMember) || !octets.every(isOctet))
    throw invalidDefinition({
      reason: "definition/set-without",
      sentence: "Only strings of raw characters and octets from 0 to 255 can be taken out of a set.",
    });
  const less = lessRaw(set, members.filter((member) => typeof member === "string").join(""));
  return octets.length === 0 ? less : { ...less, without: [...set.without, ...octets] };
}
