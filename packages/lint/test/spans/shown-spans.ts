import type { AnyDefinition, Node } from "@url1738/core/define";
import { type Piece, spans } from "@url1738/lint";
import { expect } from "vitest";

/** Makes a scheme from a grammar. */
export function define(schemepart: Node): AnyDefinition {
  return { name: "x-a", defaultPort: 7, schemepart, access: "It designates nothing." };
}

/** Writes a span as the rows do: its text, its path or else its component in brackets, and all its lines but the first. */
function shown(text: string, { index, end, component, path, rules }: Piece): string {
  const place = path ?? (component === undefined ? "-" : `(${component})`);
  return [text.slice(index, end) || "<>", place, rules.slice(1).join(">")].join(" ").trim();
}

/** Returns the spans after the scheme and its colon. */
export function shownSpans(definition: AnyDefinition, text: string): readonly string[] {
  const all = spans(definition, text);
  expect(all[0]).toEqual({ index: 0, end: 3, component: "scheme", path: "scheme", rules: ["x-aurl"] });
  return all.slice(1).map((span) => shown(text, span));
}
