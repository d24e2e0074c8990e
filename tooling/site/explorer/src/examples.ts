import own from "./examples.json" with { type: "json" };
import type { Text } from "./french.ts";

/** A URL, or a text meant as one, to be studied. */
export interface Example {
  readonly url: string;
  /** A description of what it shows. */
  readonly en: Text;
  /** True if it must be read by the generic syntax. */
  readonly isGeneric?: boolean;
}

/** Thirty examples: one with two hosts and one of today, then RFC 1738's own for each scheme, errors, and traps. */
export const examples = own as readonly Example[] as readonly [Example, ...Example[]];
