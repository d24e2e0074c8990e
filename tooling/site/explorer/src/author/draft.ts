import type { Scheme } from "@url1738/core";
import { bnf, defineScheme, generate, uncheckedScheme } from "@url1738/core/define";
import { NotationError } from "./notation-error.ts";
import { readGrammar, type Sketch } from "./read-grammar.ts";

/** A grammar that can be tried; or what is wrong with its source, and where. */
export type Draft = { readonly sketch: Sketch } | { readonly complaint: string; readonly index: number };

export function draftOf(source: string): Draft {
  try {
    return { sketch: readGrammar(source) };
  } catch (thrown) {
    if (!(thrown instanceof NotationError)) throw thrown;
    return { complaint: thrown.message, index: thrown.index };
  }
}

/** What stands for that part of a definition which is not a grammar. */
const access = "It designates what its author says.";

/** What the checks have to say against a definition, ambiguities among it; nothing where it is sound. */
export function complaintOf(sketch: Sketch): string | undefined {
  try {
    defineScheme({ access, ...sketch } as never);
    return undefined;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

/** How many URLs are generated at once. */
const URLS = 8;

/** Whole numbers that look random, the same for the same seed. */
function pickFrom(seed: number): (n: number) => number {
  let state = seed * 7919;
  return (n) => {
    // The generator "minstd" of Park and Miller.
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}

/** What comes of a grammar. */
export interface Trial {
  readonly bnf: string;
  readonly urls: readonly string[];
  readonly scheme: Scheme;
}

/** Tries a grammar, also one against which the checks have something to say; nothing where it is too broken for that. */
export function trialOf(sketch: Sketch, seed: number): Trial | undefined {
  try {
    const pick = pickFrom(seed);
    const urls = Array.from({ length: URLS }, () => generate(sketch, pick));
    const scheme = uncheckedScheme({ access, ...sketch } as never) as unknown as Scheme;
    for (const url of urls) scheme.safeParse(url);
    return { bnf: bnf(sketch), urls, scheme };
  } catch {
    return undefined;
  }
}
