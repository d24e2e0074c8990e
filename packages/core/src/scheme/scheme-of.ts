import { CONTRACT } from "../errors/contract.ts";
import { methods } from "./methods.ts";
import type { Scheme } from "./scheme.ts";
import { noteUnit, readUrl, type SchemeUnit, spellUrl, tellUrl } from "./scheme-unit.ts";
import type { UrlValue } from "./url-value.ts";

/** The facts that an author gives about a scheme in addition to its grammar. @public */
export interface SchemeFacts<U extends UrlValue, A, C>
  extends Partial<Pick<Scheme<U>, "defaultPort" | "section" | "hint" | "meant" | "hazards" | "bare" | "relative">> {
  /** The way its resources are reached, see `Definition.access`. */
  readonly access: string | ((url: U, context: C | undefined) => A);
}

/** Makes the scheme that a unit reads and writes. */
export function schemeOf<U extends UrlValue, A, C, Kept>(
  unit: SchemeUnit<U, Kept>,
  { defaultPort, section, hint, meant, hazards, bare, relative, access }: SchemeFacts<U, A, C>,
): Scheme<U, A, C> {
  const { name, secrets, machine, errors, places } = unit;
  // Keep the order of the names above: equal sequences take fewer bytes once they are compressed.
  const rules = {
    contract: CONTRACT,
    defaultPort,
    section,
    hint,
    meant,
    hazards,
    bare,
    relative,
    name,
    secrets,
    machine,
    errors,
    places,
  };
  const own = methods<U, A, C>(
    rules,
    (text) => readUrl(unit, text, 0),
    (parts, exact) => spellUrl(unit, parts, exact),
    access,
    (text) => tellUrl(unit, text, 0),
  );
  return noteUnit({ ...rules, ...own }, unit);
}
