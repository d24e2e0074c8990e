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

/** Thirty examples: first URLs of today, right and wrong, then one at least for each other scheme of RFC 1738. */
export const examples = own as readonly Example[] as readonly [Example, ...Example[]];
