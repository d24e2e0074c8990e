import type { redact } from "@url1738/redact";

/** The tabs, named after their subjects. */
export type Tab = "url" | "text" | "grammar";

/** The subject under study. */
export interface Subject {
  readonly tab: Tab;
  /** The text in the tab's field; `undefined` for the tab's first text. */
  readonly value: string | undefined;
  /** True if URLs of any scheme are accepted. */
  readonly isGeneric: boolean;
}

/** Reads a fragment: `#url=…`, `#grammar=…` or a tab's name alone, and `&generic`; `undefined` if it names no tab. */
export function readFragment(fragment: string): Subject | undefined {
  const [, tab, value, generic] = /^#(url|text|grammar)(?:=([^&]*))?(&generic)?$/.exec(fragment) ?? [];
  if (tab === undefined) return undefined;
  try {
    const text = value === undefined ? undefined : decodeURIComponent(value);
    return { tab: tab as Tab, value: text, isGeneric: generic !== undefined };
  } catch {
    return undefined;
  }
}

/** True if a subject has a URL, in which secrets have to be masked. */
export const hasUrl = ({ tab, value }: Subject): boolean => tab === "url" && value !== undefined;

/** Spells a fragment, without secrets: those of a URL are masked, or without `mask` the URL is left out, as a text is. */
export function spellFragment({ tab, value, isGeneric }: Subject, mask: typeof redact | undefined): string {
  const shown = tab === "url" ? value && mask?.(value, { single: true }) : value;
  const spelt = tab === "text" || shown === undefined ? "" : `=${encodeURIComponent(shown.toWellFormed())}`;
  return `#${tab}${spelt}${isGeneric ? "&generic" : ""}`;
}
