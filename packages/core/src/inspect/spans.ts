import { checkVersion } from "../errors/check-version.ts";
import { Url1738Error } from "../errors/url-error.ts";
import type { SchemeRules } from "../scheme/scheme.ts";
import { rulesOf, type Source } from "./source.ts";
import type { Span } from "./span.ts";
import { SpanSheet } from "./span-sheet.ts";
import { spanWriter } from "./span-writer.ts";

/**
 * Tells which component stands where in a URL, and from which lines of the grammar each piece derives. The spans cover the text
 * from its beginning to its end; a component that is there but empty has a span of no length.
 *
 * @param source - A scheme or a registry.
 * @param text - The URL, as it is written.
 * @returns The spans, from left to right.
 * @throws Url1738Error - Where the text is not a URL, as `parse` does; with the code `contract-version` where the scheme was built
 *   against a newer version of the contract.
 * @public
 */
export function spans(source: Source, text: string): readonly Span[] {
  checkVersion(source);
  const result = source.safeParse(text);
  if (!result.ok) throw new Url1738Error(result.error);
  // Parsing succeeded, so the rules are known.
  const { name, schemepart } = rulesOf(source, text) as SchemeRules;
  const top = { name: `${name ?? "generic"}url`, outer: undefined };
  const sheet = new SpanSheet();
  const start = result.url.scheme.length + 1;
  sheet.add(0, start - 1, "scheme", "scheme", top);
  sheet.addMark(start - 1, start, undefined, top);
  spanWriter(schemepart, top)(sheet, text.slice(start), start);
  return sheet.spans;
}
