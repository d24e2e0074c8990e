import type { Node } from "@url1738/core/define";
import { type Interpreter, interpreted } from "../src/values/interpreted.ts";
import { Unit } from "../src/values/unit.ts";

/** A unit that interprets a grammar. */
export type AnyUnit = Unit<Record<string, unknown>, Interpreter>;

/** The defaults that the scheme of all cases gives its components. */
const DEFAULTS = { defaultPort: 70 };

/** Makes the unit of a grammar. */
export function unitOf(grammar: Node, scheme = ""): AnyUnit {
  return new Unit(scheme, ...interpreted(grammar, DEFAULTS, scheme));
}
