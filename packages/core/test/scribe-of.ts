import type { Node } from "@url1738/core/define";
import { interpreted } from "../src/values/interpreted.ts";
import type { Scribe } from "../src/values/scribe.ts";

/** A scribe that interprets a grammar. */
export type AnyScribe = Scribe<Record<string, unknown>>;

/** The defaults that the scheme of all cases gives its components. */
const DEFAULTS = { defaultPort: 70 };

/** Makes the scribe of a grammar. */
export function scribeOf(grammar: Node, scheme = ""): AnyScribe {
  return interpreted(grammar, DEFAULTS, scheme).scribe;
}
