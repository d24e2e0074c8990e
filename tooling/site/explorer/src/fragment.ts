/** The tabs, by what is studied in them. */
export const tabs = ["url", "text", "grammar"] as const;

/** What is studied in a tab. */
export type Tab = (typeof tabs)[number];

/** What is under study, as the page's own fragment holds it, so that it can be sent: `#url=…`, `#text=…` or `#grammar=…`. */
export interface Subject {
  readonly tab: Tab;
  readonly value: string;
  /** Whether URLs of any scheme are taken: `&generic`. */
  readonly isGeneric: boolean;
}

/** Reads a fragment; nothing where it holds no subject. */
export function readFragment(fragment: string): Subject | undefined {
  const [, tab, value = "", generic] = /^#(url|text|grammar)=([^&]*)(&generic)?$/.exec(fragment) ?? [];
  if (tab === undefined) return undefined;
  try {
    return { tab: tab as Tab, value: decodeURIComponent(value), isGeneric: generic !== undefined };
  } catch {
    return undefined;
  }
}

/** Spells a fragment. A lone surrogate has no UTF-8, and U+FFFD stands for it. */
export function spellFragment({ tab, value, isGeneric }: Subject): string {
  const lone = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
  return `#${tab}=${encodeURIComponent(value.replace(lone, "\uFFFD"))}${isGeneric ? "&generic" : ""}`;
}
