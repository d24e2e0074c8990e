import type { Component, List } from "../grammar/nodes.ts";

/** What a scheme tells its components. @public */
export interface Defaults {
  /** The port that a URL without one means. */
  readonly defaultPort: number | undefined;
}

/**
 * Returns the text that an absent component stands for.
 *
 * @param element - The component or list.
 * @param defaults - What its scheme tells it.
 * @returns The text; `undefined` where absence stands for no value.
 * @public
 */
export function absentText(element: Component | List, defaults: Defaults): string | undefined {
  if (element.kind === "list") return element.options?.absent ?? (element.place === "between" ? undefined : "");
  const { absent } = element.options;
  return typeof absent === "function" ? absent(defaults) : absent;
}
