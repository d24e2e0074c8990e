import type { Registry, UrlError } from "@url1738/core";
import { diagnose, repair } from "@url1738/lint";

/** The URL that is near to a text, and whether nothing else can have been meant. */
export interface Repaired {
  readonly href: string;
  readonly isSure: boolean;
}

/** What is wrong with a text, and what could be done about it. */
export interface Remedies {
  /** The first mistake first, each with its fix. */
  readonly mistakes: readonly UrlError[];
  /** The URL that is near to it; nothing where none is. */
  readonly repaired: Repaired | undefined;
}

/** Repairs a text by what is sure, else by what is likely; nothing where neither will do. */
function repairedOf(registry: Registry, text: string): Repaired | undefined {
  const sure = repair(registry, text);
  const made = sure.ok ? sure : repair(registry, text, { likely: true });
  return made.ok ? { href: made.href, isSure: sure.ok } : undefined;
}

/** Looks for all mistakes in a text that is not a URL. */
export function remediesFor(registry: Registry, text: string): Remedies {
  return { mistakes: diagnose(registry, text), repaired: repairedOf(registry, text) };
}
