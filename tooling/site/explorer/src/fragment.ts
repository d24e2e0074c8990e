/** The tabs, named after their subjects. */
export const tabs = ["url", "text", "grammar"] as const;

/** The subject of a tab. */
export type Tab = (typeof tabs)[number];

/** The subject under study, which the page's own fragment holds, so that it can be sent: `#url=…`, `#text=…` or `#grammar=…`. */
export interface Subject {
  readonly tab: Tab;
  readonly value: string;
  /** True if URLs of any scheme are accepted: `&generic`. */
  readonly isGeneric: boolean;
}

/** Reads a fragment; `undefined` if it holds no subject. */
export function readFragment(fragment: string): Subject | undefined {
  const [, tab, value = "", generic] = /^#(url|text|grammar)=([^&]*)(&generic)?$/.exec(fragment) ?? [];
  if (tab === undefined) return undefined;
  try {
    return { tab: tab as Tab, value: decodeURIComponent(value), isGeneric: generic !== undefined };
  } catch {
    return undefined;
  }
}

/** Spells a fragment. A lone surrogate has no UTF-8 encoding, and becomes U+FFFD. */
export function spellFragment({ tab, value, isGeneric }: Subject): string {
  const lone = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
  return `#${tab}=${encodeURIComponent(value.replace(lone, "\uFFFD"))}${isGeneric ? "&generic" : ""}`;
}
