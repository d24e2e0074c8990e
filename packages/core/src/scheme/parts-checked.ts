import { ownFields } from "../errors/own-fields.ts";
import { ruleErrorSentence } from "../errors/sentence.ts";
import { Refusal } from "../values/refusal.ts";
import type { AnyDefinition } from "./definition.ts";
import { refusedError } from "./refused-error.ts";
import type { Scheme } from "./scheme.ts";
import { noteScribe, scribeOf } from "./scheme-scribe.ts";
import type { UrlValue } from "./url-value.ts";

/**
 * Returns the same scheme, except that `build` checks the parts that it is given, see `Definition.checkParts`.
 *
 * @public
 */
export function partsChecked<U extends UrlValue, A, C>(
  scheme: Scheme<U, A, C>,
  checkParts: NonNullable<AnyDefinition["checkParts"]>,
): Scheme<U, A, C> {
  const build: Scheme<U>["build"] = (parts, given = parts) => {
    const error = checkParts(ownFields(given) as Readonly<Record<string, unknown>>);
    if (error) throw refusedError(scheme.name, new Refusal(error.component, ruleErrorSentence(error), error));
    return scheme.build(parts);
  };
  const checked = { ...scheme, build };
  const scribe = scribeOf(scheme);
  return scribe === undefined ? checked : noteScribe(checked, scribe);
}
