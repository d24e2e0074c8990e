import { walkLong } from "../automaton/runs.ts";
import { type Cells, type Table, type TableText, tableOf } from "../automaton/table.ts";
import { tableMachine } from "../automaton/table-machine.ts";
import type { Hint } from "../grammar/nodes.ts";
import { guarded } from "./guarded.ts";
import type { Scheme } from "./scheme.ts";
import { type SchemeFacts, schemeOf } from "./scheme-of.ts";
import { noteUnit, type SchemePractice, SchemeUnit, unitOf } from "./scheme-unit.ts";
import type { UrlValue } from "./url-value.ts";

/** The generated parts of a scheme. @public */
export interface GeneratedScheme<U extends UrlValue, A, C> extends SchemePractice<U, Table>, SchemeFacts<U, A, C> {
  /** The name of the scheme. */
  readonly name: U["scheme"];
  /** The automaton. */
  readonly table: TableText;
  /** An array that the module provides for its table. */
  readonly next: Cells;
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
  const { name, table, next, hints = [] } = generated;
  const unit = new SchemeUnit(
    generated,
    () => tableOf(table, name, next),
    (own) => tableMachine(own, hints),
    walkLong,
  );
  return schemeOf(unit, generated);
}

/**
 * Guards a scheme: anything that its author's functions throw becomes the cause of an error with the code `plugin`.
 *
 * @public
 */
export function guardedScheme<U extends UrlValue, A, C>(scheme: Scheme<U, A, C>): Scheme<U, A, C> {
  const unit = unitOf(scheme);
  return unit === undefined ? guarded(scheme) : noteUnit(guarded(scheme), unit);
}
