import { ownField } from "../errors/own-fields.ts";
import { notASchemeName } from "../errors/sentences.ts";
import { invalidDefinition, Url1738Error } from "../errors/url-error.ts";
import { unknownSchemeError } from "../scheme/beginning.ts";
import { refusedError } from "../scheme/refused-error.ts";
import type { Scheme, SchemeRules, WholeScheme } from "../scheme/scheme.ts";
import { type SchemeScribe, scribeOf } from "../scheme/scheme-scribe.ts";
import { checkContract } from "../scheme/source.ts";
import type { UrlValue } from "../scheme/url-value.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import { Refusal, refusalOfValue } from "../values/refusal.ts";

/** A scheme as a registry calls it; the generic fallback has no name. */
export type AnyScheme = SchemeRules &
  Pick<Scheme, "parse" | "safeParse" | "canParse" | "normalize" | "build" | "format" | "access">;

/** Finds schemes by a text, a value or a name. */
export interface Lookup {
  /**
   * Guesses the compiled scheme of a text, if it is a string that begins with a name in lower case, and returns its scribe. Reading the text
   * by the scribe shows whether the guess was right.
   */
  readonly guess: (text: unknown) => SchemeScribe<UrlValue> | undefined;
  /** Returns the scribe that spells a value, if this copy made its scheme. */
  readonly scribeFor: (value: unknown) => SchemeScribe<UrlValue> | undefined;
  /** Returns the scheme of a text, or the fallback. */
  readonly find: (text: unknown) => AnyScheme | undefined;
  /** Returns the scheme by whose rules a value is spelt. @throws Url1738Error - With the code `unknown-scheme` or `invalid-value`. */
  readonly ownerOf: (value: unknown) => AnyScheme;
  /** Tells whether the registry has a scheme of this name. */
  readonly has: (name: string) => boolean;
  /** Tells whether the registry accepts URLs of this scheme, by the scheme's own rules or by the fallback. */
  readonly accepts: (name: string) => boolean;
}

/** The number of characters at the start of a text that suggest its scheme, including the colon after a name of two. */
export const BEGINNING = 3;

/** The number of places for schemes; those that share a place are tried in turn. */
const PLACES = 256;
const COLON = 0x3a;

interface Member {
  readonly scribe: SchemeScribe<UrlValue>;
  readonly first: number;
  readonly second: number;
  readonly third: number;
  /** The scheme to try next, which has the same place. */
  readonly next: Member | undefined;
}

const placeOf = (first: number, second: number, third: number) => (first + 5 * second + 3 * third) & (PLACES - 1);

/**
 * Finds compiled schemes by the first characters of a text and, if several begin alike, by the place of its colon.
 *
 * @param scribes - The schemes to find; one whose name is a single letter is never found.
 * @returns A function that finds the scheme whose name, in lower case, begins a text; it compares only {@link BEGINNING} characters.
 */
function byBeginning(scribes: Iterable<SchemeScribe<UrlValue>>): (text: unknown) => SchemeScribe<UrlValue> | undefined {
  const places: (Member | undefined)[] = Array(PLACES).fill(undefined);
  for (const scribe of scribes) {
    // No text has the third character of a name of one letter.
    const [first = 0, second = 0, third = -1] = Array.from(`${scribe.name}:`, (character) => character.charCodeAt(0));
    const place = placeOf(first, second, third);
    places[place] = { scribe, first, second, third, next: places[place] };
  }
  return (text) => {
    if (typeof text !== "string") return undefined;
    const first = text.charCodeAt(0);
    const second = text.charCodeAt(1);
    const third = text.charCodeAt(2);
    for (let entry = places[placeOf(first, second, third)]; entry !== undefined; entry = entry.next) {
      const isAlike = entry.first === first && entry.second === second && entry.third === third;
      if (isAlike && (entry.next === undefined || text.charCodeAt(entry.scribe.name.length) === COLON))
        return entry.scribe;
    }
    return undefined;
  };
}

/** Indexes the schemes by name and checks that each is given once. */
function byName(schemes: readonly Scheme[]): ReadonlyMap<string, WholeScheme> {
  const named = new Map<string, WholeScheme>();
  for (const [index, scheme] of schemes.entries()) {
    checkContract(scheme);
    const { name } = scheme;
    const other = named.get(name);
    if (other !== undefined)
      throw invalidDefinition(
        {
          reason: "definition/scheme-twice",
          sentence: 'The scheme "{name}" is given twice, at the indices {first} and {second}; leave one out.',
          params: { name, first: schemes.indexOf(other), second: index },
        },
        name,
      );
    named.set(name, scheme as WholeScheme);
  }
  return named;
}

/**
 * Makes the lookup of a registry: of schemes, each once, and the fallback for all others, if there is one.
 *
 * @throws Url1738Error - With the code `invalid-definition` or `contract-version`.
 */
export function createLookup(schemes: readonly Scheme[], generic: AnyScheme | undefined): Lookup {
  const named = byName(schemes);
  // The scribes of the schemes that this copy of the package made.
  const scribes = new Map(schemes.flatMap((scheme) => scribeOf(scheme) ?? []).map((scribe) => [scribe.name, scribe]));

  function scribeFor(value: unknown): SchemeScribe<UrlValue> | undefined {
    try {
      // The scribe checks that the name is an own property of the value.
      return scribes.get((value as UrlValue).scheme);
    } catch {
      return undefined;
    }
  }

  function find(text: unknown): AnyScheme | undefined {
    const name = typeof text === "string" ? schemeOf(text) : undefined;
    return name === undefined ? undefined : (named.get(name) ?? generic);
  }

  function ownerOf(value: unknown): AnyScheme {
    const name = ownField(value as UrlValue, "scheme");
    const isName = typeof name === "string";
    const owner = isName ? (named.get(name) ?? named.get(name.toLowerCase()) ?? generic) : undefined;
    if (owner !== undefined) return owner;
    throw unownedError(name);
  }

  return {
    guess: byBeginning(scribes.values()),
    scribeFor,
    find,
    ownerOf,
    has: (name) => named.has(name),
    accepts: (name) => named.has(name) || (generic !== undefined && schemeOf(`${name}:`) === name),
  };
}

/** Returns the error of a value that belongs to no scheme of a registry, from its field `scheme`. */
function unownedError(name: unknown): Url1738Error {
  if (typeof name === "string" && schemeOf(`${name}:`) === name.toLowerCase())
    return new Url1738Error(unknownSchemeError(name.toLowerCase(), { component: "scheme" }));
  const isString = typeof name === "string";
  return refusedError(undefined, isString ? new Refusal("scheme", notASchemeName) : refusalOfValue("scheme", name));
}
