import { safeNormalize } from "@url1738/core";
import { repair } from "@url1738/lint";
import { redact } from "@url1738/redact";
import { speakable } from "./json.ts";
import { registry } from "./registries.ts";

/**
 * The functions of the registry of today's web for engines that run JavaScript inside a query: one script that needs no global of a platform
 * and defines one global, `url1738`.
 *
 * @packageDocumentation
 */

/**
 * Functions from a text to a value that every engine can store. None throws: of `null`, or anything else that is not a string, each makes
 * `null`.
 *
 * @public
 */
export interface Udf {
  /**
   * Reads a URL.
   *
   * @param text - A URL.
   * @returns `{ ok: true, url }` with the decoded components, or `{ ok: false, error }`. A string that is not Unicode text, or has a NUL, is
   *   `{ percent: "caf%E9" }`, as in the JSON of the command line.
   */
  readonly parse: (text: unknown) => object | null;
  /**
   * Spells a URL canonically.
   *
   * @param text - A URL.
   * @returns The spelling that all equivalent URLs share; `null` if the text is not a URL.
   */
  readonly normalize: (text: unknown) => string | null;
  /**
   * Masks the passwords, tokens and signatures in any text.
   *
   * @param text - A URL, a line of a log, or any other text.
   * @returns The text with `***` in their places.
   */
  readonly redact: (text: unknown) => string | null;
  /**
   * Makes the nearest URL of a text.
   *
   * @param text - A URL with errors, or without.
   * @param isLikely - True to also make changes that are only likely to be meant.
   * @returns The URL, in which everything that was right is as before; `null` if nobody can tell what was meant. Only an engine with the
   *   class `URL` knows how to write a host in ASCII.
   */
  readonly repair: (text: unknown, isLikely?: boolean) => string | null;
}

declare global {
  /** The functions of `url1738/udf`, once that script has run. */
  var url1738: Udf;
}

/** Turns a function of strings into one of anything, which makes `null` of what it cannot answer. */
const ofAny =
  <T, R extends readonly unknown[]>(answer: (text: string, ...rest: R) => T | null) =>
  (text: unknown, ...rest: R): T | null =>
    typeof text === "string" ? answer(text, ...rest) : null;

globalThis.url1738 = {
  parse: ofAny((text) => {
    const result = registry.safeParse(text);
    return speakable(result.ok ? result : { ok: false, error: result.error }) as object;
  }),
  normalize: ofAny((text) => {
    const result = safeNormalize(registry, text);
    return result.ok ? result.href : null;
  }),
  redact: ofAny((text) => redact(text)),
  repair: ofAny((text, isLikely = false) => {
    const repaired = repair(registry, text, { likely: isLikely });
    return repaired.ok ? repaired.href : null;
  }),
};
