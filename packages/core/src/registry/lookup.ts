import { invalidDefinition } from "../errors/invalid-definition.ts";
import { ownField } from "../machines/record.ts";
import { checkContract } from "../scheme/is-scheme.ts";
import type { Scheme, SchemeRules } from "../scheme/scheme.ts";
import type { UrlValue } from "../scheme/url-value.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import { unownedError } from "./unowned-error.ts";

/** A scheme as a registry calls it; the generic fallback has no name. */
export type AnyScheme = SchemeRules & Pick<Scheme, "parse" | "safeParse" | "canParse" | "build" | "format" | "access">;

/** Finds schemes: by a text, by a value, by a name. */
export interface Lookup {
  /** The scheme of a text, or the fallback. */
  readonly find: (text: unknown) => AnyScheme | undefined;
  /** The scheme by whose rules a value is spelt. @throws Url1738Error - With the code `unknown-scheme` or `invalid-value`. */
  readonly ownerOf: (value: unknown) => AnyScheme;
  /** Whether a scheme is one of those that were given. */
  readonly has: (name: string) => boolean;
  /** Whether URLs of a scheme are taken, by its own rules or by the fallback. */
  readonly takes: (name: string) => boolean;
}

/** A scheme, and the characters of its name and colon. */
interface Candidate {
  readonly scheme: Scheme;
  readonly codes: readonly number[];
}

/** Like `startsWith`, which is not compiled into its caller. */
function beginsWith(text: string, codes: readonly number[]): boolean {
  for (let index = codes.length - 1; index >= 0; index--) if (text.charCodeAt(index) !== codes[index]) return false;
  return true;
}

/** The schemes by their names, each once. */
function byName(schemes: readonly Scheme[]): ReadonlyMap<string, Scheme> {
  const known = new Map<string, Scheme>();
  for (const scheme of schemes) {
    checkContract(scheme);
    const { name } = scheme;
    if (known.has(name)) throw invalidDefinition(`The scheme "${name}" is given twice; leave one out.`, name);
    known.set(name, scheme);
  }
  return known;
}

/** The schemes by the code of the first character of their names. */
function byFirstCharacter(schemes: readonly Scheme[]): readonly (readonly Candidate[])[] {
  const candidates: Candidate[][] = Array.from({ length: 128 }, () => []);
  for (const scheme of schemes) {
    const codes = Array.from(`${scheme.name}:`, (character) => character.charCodeAt(0));
    candidates[codes[0] as number]?.push({ scheme, codes });
  }
  return candidates;
}

/** The name of a value's scheme; nothing where it cannot be read. */
function schemeNameOf(value: unknown): unknown {
  try {
    return ownField(value as UrlValue, "scheme");
  } catch {
    return undefined;
  }
}

/**
 * Makes the lookup of a registry.
 *
 * @param schemes - Each scheme once.
 * @param generic - The fallback for all others, if there is one.
 * @throws Url1738Error - With the code `invalid-definition` or `contract-version`.
 */
export function createLookup(schemes: readonly Scheme[], generic: AnyScheme | undefined): Lookup {
  const named = byName(schemes);
  const candidates = byFirstCharacter(schemes);

  /** Nearly all texts are in lower case and are found by their first character; nothing is copied for that. */
  function find(text: unknown): AnyScheme | undefined {
    if (typeof text !== "string") return undefined;
    const possible = candidates[text.charCodeAt(0)] ?? [];
    for (let index = 0; index < possible.length; index++) {
      const { scheme, codes } = possible[index] as Candidate;
      if (beginsWith(text, codes)) return scheme;
    }
    const name = schemeOf(text);
    return name === undefined ? undefined : (named.get(name) ?? generic);
  }

  function ownerOf(value: unknown): AnyScheme {
    const name = schemeNameOf(value);
    const isName = typeof name === "string";
    const owner = isName ? (named.get(name) ?? named.get(name.toLowerCase()) ?? generic) : undefined;
    if (owner !== undefined) return owner;
    throw unownedError(name);
  }

  return {
    find,
    ownerOf,
    has: (name) => named.has(name),
    takes: (name) => named.has(name) || (generic !== undefined && schemeOf(`${name}:`) === name),
  };
}
