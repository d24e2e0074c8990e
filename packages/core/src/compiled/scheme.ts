import { CONTRACT } from "../contract/contract.ts";
import { guarded } from "../scheme/guarded.ts";
import { methods } from "../scheme/methods.ts";
import type { Scheme } from "../scheme/scheme.ts";
import type { UrlValue } from "../scheme/url-value.ts";
import { type GeneratedScheme, noteUnit, readUrl, SchemeUnit, spellUrl, tellUrl, unitOf } from "./scheme-unit.ts";

/**
 * Makes a scheme of what has been generated for it.
 *
 * @param generated - What has been generated.
 * @returns The scheme: it does what `defineScheme` makes of the definition.
 * @public
 */
export function compiledScheme<U extends UrlValue, A = never, C = unknown>(
  generated: GeneratedScheme<U, A, C>,
): Scheme<U, A, C> {
  const { name, defaultPort, section, hint, meant, hazards, secrets, access } = generated;
  const unit = new SchemeUnit<U>(generated as unknown as GeneratedScheme<U, never, never>);
  const { machine, faults, places } = unit;
  const rules = { name, defaultPort, section, hint, hazards, secrets, machine, faults, places };
  const scheme: Scheme<U, A, C> = {
    contract: CONTRACT,
    ...rules,
    meant,
    ...methods<U, A, C>(
      rules,
      (text) => readUrl(unit, text, 0),
      (parts, exact) => spellUrl(unit, parts, exact),
      access,
      (text) => typeof text === "string" && (tellUrl(unit, text, 0) ?? readUrl(unit, text, 0) !== undefined),
    ),
  };
  return noteUnit(scheme, unit as unknown as SchemeUnit<UrlValue>);
}

/**
 * Guards a scheme whose author's functions may throw anything.
 *
 * @param scheme - The scheme.
 * @returns The same scheme, but what a function throws comes out as the cause of an error with the code `plugin`.
 * @public
 */
export function guardedScheme<U extends UrlValue, A, C>(scheme: Scheme<U, A, C>): Scheme<U, A, C> {
  const unit = unitOf(scheme);
  return unit === undefined ? guarded(scheme) : noteUnit(guarded(scheme), unit);
}
