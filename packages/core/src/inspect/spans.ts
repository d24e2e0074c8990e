import { invalidDefinition } from "../errors/invalid-definition.ts";
import { Url1738Error } from "../errors/url-error.ts";
import { checkKnown } from "../grammar/check-node.ts";
import { createRegistry } from "../registry/registry.ts";
import type { AnyDefinition } from "../scheme/definition.ts";
import type { Scheme } from "../scheme/scheme.ts";
import { uncheckedScheme } from "../scheme/unchecked-scheme.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import type { Span } from "./span.ts";
import { SpanSheet } from "./span-sheet.ts";
import { spanWriter } from "./span-writer.ts";

/**
 * What there is to be known of a scheme to take its URLs to pieces: its definition, less what concerns values.
 *
 * @public
 */
export type Described = Pick<AnyDefinition, "name" | "section" | "defaultPort" | "schemepart" | "hint">;

/** The schemes of definitions, each made once. */
const schemes = new WeakMap<Described, Scheme>();

function schemeOfDefinition(definition: Described): Scheme {
  const known = schemes.get(definition) ?? (uncheckedScheme({ ...definition, access: "" }) as unknown as Scheme);
  schemes.set(definition, known);
  return known;
}

function listOf(definitions: Described | readonly Described[]): readonly Described[] {
  try {
    return Array.isArray(definitions) ? definitions : [definitions as Described];
  } catch {
    throw invalidDefinition("What is given cannot be read, so it is not a definition.");
  }
}

/**
 * Tells which component stands where in a URL, and from which lines of the grammar each piece derives. The spans cover the text
 * from its beginning to its end; a component that is there but empty has a span of no length.
 *
 * @param definitions - The definition of a scheme, or those of several.
 * @param text - The URL, as it is written.
 * @returns The spans, from left to right.
 * @throws Url1738Error - Where the text is not a URL of these schemes, as `parse` does; with the code `contract-version` where a
 *   grammar has a kind of node that is not known here.
 * @public
 */
export function spans(definitions: Described | readonly Described[], text: string): readonly Span[] {
  const all = listOf(definitions);
  for (const definition of all) checkKnown(definition);
  const own = all.map(schemeOfDefinition);
  const result = (own.length === 1 ? (own[0] as Scheme) : createRegistry(own)).safeParse(text);
  if (!result.ok) throw new Url1738Error(result.error);
  // Parsing succeeded, so the scheme is one of these.
  const { name, schemepart } = all.find((one) => one.name === schemeOf(text)) as Described;
  const top = { name: `${name}url`, outer: undefined };
  const sheet = new SpanSheet();
  const start = name.length + 1;
  sheet.add(0, start - 1, "scheme", "scheme", top);
  sheet.addMark(start - 1, start, undefined, top);
  spanWriter(schemepart, top)(sheet, text.slice(start), start);
  return sheet.spans;
}
