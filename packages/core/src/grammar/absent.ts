import type { Component, List } from "../grammar/nodes.ts";

/** The facts that a scheme gives its components. @public */
export interface Defaults {
  /** The port of a URL that names none. */
  readonly defaultPort: number | undefined;
}

/** Returns the text that an absent component means; `undefined` if absence means no value. @public */
export function absentText(element: Component | List, defaults: Defaults): string | undefined {
  if (element.kind === "list") return element.options?.absent ?? (element.place === "between" ? undefined : "");
  const { absent } = element.options;
  return typeof absent === "function" ? absent(defaults) : absent;
}
