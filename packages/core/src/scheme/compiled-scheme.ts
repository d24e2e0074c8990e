import type { Table } from "../automaton/table.ts";
import { tableMachine } from "../automaton/table-machine.ts";
import type { Hint } from "../grammar/nodes.ts";
import type { Scribe } from "../values/scribe.ts";
import type { Scheme, SchemeInside } from "./scheme.ts";
import { type SchemeFacts, schemeFrom } from "./scheme-from.ts";
import { type Expressions, type Longest, schemeScribe } from "./scheme-scribe.ts";
import type { UrlValue } from "./url-value.ts";

/** The generated parts of a scheme. @public */
export interface GeneratedScheme<U extends UrlValue, A, C>
  extends SchemeFacts<U, A, C>,
    Pick<SchemeInside, "secrets" | "labels">,
    Partial<Expressions> {
  /** The name of the scheme. */
  readonly name: U["scheme"];
  /** Reads and writes its URLs. */
  readonly scribe: Scribe<U>;
  /** Returns the automaton. */
  readonly table: () => Table;
  /** The test that no component is long enough to need a check; without it, none can be. */
  readonly longest?: Longest | undefined;
  /** The advice of its components; by default, none. */
  readonly hints?: readonly Hint[] | undefined;
}

/**
 * Makes a scheme from its generated parts, which behaves like the one that `defineScheme` makes from the definition.
 *
 * @public
 */
export function compiledScheme<U extends UrlValue, A = never, C = unknown>(
  generated: GeneratedScheme<U, A, C>,
): Scheme<U, A, C> {
  const { scribe, table, longest, hints = [] } = generated;
  const machine = () => tableMachine(table(), hints);
  return schemeFrom(schemeScribe(scribe, generated, machine, table, longest), generated);
}
