import type { Component, List } from "../grammar/nodes.ts";

/** What the scheme tells its components. */
export interface Site {
  readonly defaultPort: number | undefined;
}

/** The text that an absent component stands for. */
export function absentText(element: Component | List, site: Site): string | undefined {
  if (element.kind === "list") return element.options?.absent ?? (element.place === "between" ? undefined : "");
  const { absent } = element.options;
  return typeof absent === "function" ? absent(site) : absent;
}
