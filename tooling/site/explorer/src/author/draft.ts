import { type Scheme, urlErrorOf } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { bnf, checkDefinition, generate } from "@url1738/prove";
import type { Speech } from "../speech.ts";
import { NotationError, readGrammar, type Sketch } from "./read-grammar.ts";

/** A grammar that can be tried; or the error in its source, and its place. */
export type Draft = { readonly sketch: Sketch } | { readonly refusal: string; readonly index: number };

export function draftOf(source: string): Draft {
  try {
    return { sketch: readGrammar(source) };
  } catch (thrown) {
    if (!(thrown instanceof NotationError)) throw thrown;
    return { refusal: thrown.message, index: thrown.index };
  }
}

/** A text for the part of a definition that is not a grammar. */
const access = "It designates what its author says.";

/** Returns the objections of the checks to a definition, in the words of a language; `undefined` if it is sound. */
export function refusalOf(sketch: Sketch, fact: Speech["fact"]): string | undefined {
  try {
    checkDefinition({ access, ...sketch } as never);
    return undefined;
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    return error === undefined ? String(thrown) : fact(error).message;
  }
}

/** The number of URLs to generate at once. */
const URLS = 8;

/** The result of trying a grammar. */
export interface Trial {
  readonly bnf: string;
  readonly urls: readonly string[];
  readonly scheme: Scheme;
}

/** Tries a grammar, even one that the checks object to; `undefined` if it is too broken for that. */
export function trialOf(sketch: Sketch, seed: number): Trial | undefined {
  try {
    const urls = Array.from({ length: URLS }, (_, index) => generate(sketch, { seed: seed * URLS + index }));
    const scheme = defineScheme({ access, ...sketch } as never) as unknown as Scheme;
    for (const url of urls) scheme.safeParse(url);
    return { bnf: bnf(sketch), urls, scheme };
  } catch {
    return undefined;
  }
}
