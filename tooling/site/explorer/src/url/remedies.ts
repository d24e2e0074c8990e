import type { Registry, UrlError } from "@url1738/core";
import { diagnose, repair } from "@url1738/lint";

/** A URL close to a text; `isSure` if the text can have meant nothing else. */
export interface Repaired {
  readonly href: string;
  readonly isSure: boolean;
}

/** The errors in a text, and the remedies for them. */
export interface Remedies {
  /** The errors in order, each with its fix. */
  readonly errors: readonly UrlError[];
  /** The URL close to the text; `undefined` if there is none. */
  readonly repaired: Repaired | undefined;
}

/** Repairs a text with certain fixes, or else with likely ones; `undefined` if neither is enough. */
function repairedOf(registry: Registry, text: string): Repaired | undefined {
  const sure = repair(registry, text);
  const made = sure.ok ? sure : repair(registry, text, { likely: true });
  return made.ok ? { href: made.href, isSure: sure.ok } : undefined;
}

/** Finds all errors in a text that is not a URL. */
export function remediesFor(registry: Registry, text: string): Remedies {
  return { errors: diagnose(registry, text), repaired: repairedOf(registry, text) };
}
