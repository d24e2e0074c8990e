import type { Registry } from "@url1738/core";
import { diagnose, repair } from "@url1738/lint";

/** Finds all errors in a text, and the URL close to it; `isSure` if the text can have meant nothing else. */
export function remediesFor(registry: Registry, text: string) {
  const sure = repair(registry, text);
  const remedy = sure.ok ? sure : repair(registry, text, { likely: true });
  return {
    errors: diagnose(registry, text),
    repaired: remedy.ok ? { href: remedy.href, isSure: sure.ok } : undefined,
  };
}

/** The errors in a text, and the remedies for them. */
export type Remedies = ReturnType<typeof remediesFor>;
