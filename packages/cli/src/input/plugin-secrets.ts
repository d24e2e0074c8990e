import { createRegistry, type Registry, type Scheme } from "@url1738/core";
import { secretsIn } from "@url1738/lint";
import type { Span } from "@url1738/redact";
import { findUrls } from "@url1738/text";

/** The most characters to hold of a line that has not ended. */
const LONGEST_LINE = 65_536;

/**
 * Returns a function that finds the secrets of plugins' schemes in the URLs of a text; `undefined` if there are no plugins. The redactor
 * itself finds the secrets of the built-in schemes.
 */
export function pluginSecrets(schemes: readonly Scheme[]): ((text: string) => readonly Span[]) | undefined {
  if (schemes.length === 0) return undefined;
  const registry = createRegistry(schemes) as unknown as Registry;
  return (text) =>
    [...findUrls(registry, text, { bare: true, prefix: true, broken: true })].flatMap((hit) => {
      // A wrapper is longer than its URL. A URL that is broken across lines is not found here.
      const start = text.indexOf(hit.text, hit.start);
      if (start < 0) return [];
      return secretsIn(registry, hit.text).map(({ index, end }) => ({ index: start + index, end: start + end }));
    });
}

function masked(text: string, spans: readonly Span[], mask: string): string {
  let shown = "";
  let position = 0;
  for (const { index, end } of spans) {
    shown += text.slice(position, index) + mask;
    position = end;
  }
  return shown + text.slice(position);
}

/** Masks secrets in a text, line by line. */
export async function* maskLines(
  pieces: AsyncIterable<string>,
  secretsOf: (line: string) => readonly Span[],
  mask: string,
): AsyncGenerator<string> {
  let held = "";
  for await (const piece of pieces) {
    held += piece;
    const end = held.length > LONGEST_LINE ? held.length : held.lastIndexOf("\n") + 1;
    if (end > 0) yield masked(held.slice(0, end), secretsOf(held.slice(0, end)), mask);
    held = held.slice(end);
  }
  yield masked(held, secretsOf(held), mask);
}
