import { completion, walked } from "../automaton/machine.ts";
import { Url1738Error } from "../errors/url-error.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import { explainBeginning } from "./beginning.ts";
import { finderFor, type SpanSource } from "./pieces.ts";
import type { Piece } from "./span-sheet.ts";

/**
 * Tells where each component is in a text, and from which lines of the grammar each piece derives. The spans cover the text from beginning
 * to end; a component that is present but empty has a span of no length.
 *
 * In a text that is not a URL, the pieces go as far as some URL begins with it, by the simplest of the readings that are left; the rest is
 * one span without rules. A text that breaks a rule beyond the grammar, such as that of a port, has no such rest.
 *
 * @param source - The definition of a scheme, or those of several; or a scheme or a registry, which tell components, but of the grammar
 *   only the outermost line. For a scheme that only the generic fallback of a registry takes, the lines are those of `genericurl`.
 * @param text - Any text.
 * @returns The spans, from left to right.
 * @throws Url1738Error - With the code `not-a-string`; with the code `contract-version` if a scheme was built against a newer version of
 *   the contract, or a grammar has a kind of node that is not known here.
 * @public
 */
export function spans(source: SpanSource, text: string): readonly Piece[] {
  const finder = finderFor(source, text);
  // A text that is too long, or of no known scheme, is a single rest.
  const error = explainBeginning(text, () => finder !== undefined);
  if (error?.code === "not-a-string") throw new Url1738Error(error);
  if (finder === undefined || error !== undefined)
    return text === "" ? [] : [{ index: 0, end: text.length, rules: [] }];
  const { machine, pieces } = finder;
  const { index: reached, state } = walked(machine, machine.first, text, (schemeOf(text) as string).length + 1);
  const missing = completion(machine, state);
  const all = pieces(text.slice(0, reached) + missing);
  if (missing === "" && reached === text.length) return all;
  const fitting = all
    .filter(({ index }) => index < reached)
    .map((span) => ({ ...span, end: Math.min(span.end, reached) }));
  return reached === text.length ? fitting : [...fitting, { index: reached, end: text.length, rules: [] }];
}
