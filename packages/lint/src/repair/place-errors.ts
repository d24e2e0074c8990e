import type { Advice, Machine, SchemeRules, UrlError, Walked } from "@url1738/core/runtime";
import { departureError, placeAt, placeFields } from "@url1738/core/runtime";
import type { Masking } from "@url1738/redact";

/** A place where a text leaves a grammar, and the best advice for it. */
export interface AdvisedPlace {
  readonly leaving: Walked;
  readonly advice: Advice | string | undefined;
}

/** Makes the error for such a place. Without advice, it gets none from the scheme either, since that would not help. */
export function errorOfPlace(
  rules: SchemeRules,
  machine: Machine,
  scheme: string,
  text: string,
  { leaving, advice }: AdvisedPlace,
  isMasked?: Masking,
): UrlError {
  const error = departureError(rules, machine, scheme, text, leaving, advice, isMasked);
  if (advice !== undefined) return error;
  const { fix, advice: facts, hint, ...others } = error;
  return others;
}

/** Returns the content of some advice as one string. */
function saidOf(advice: AdvisedPlace["advice"]): string {
  if (typeof advice !== "object") return `${advice}`;
  const { reason, sentence, params, fix } = advice;
  return JSON.stringify([reason, sentence, params, fix?.replacement]);
}

/** Makes the errors for many such places of one text; places that are alike share their sentences. */
export function errorsOfPlaces(
  rules: SchemeRules,
  machine: Machine,
  scheme: string,
  text: string,
  isMasked: Masking,
): (place: AdvisedPlace) => UrlError {
  const known = new Map<unknown, Map<string, UrlError>>();
  return (place) => {
    const { leaving, advice } = place;
    const { index, end, found } = placeFields(placeAt(text, leaving.index));
    const alike = known.get(leaving.state) ?? new Map<string, UrlError>();
    known.set(leaving.state, alike);
    const key = `${found} ${isMasked(index)} ${saidOf(advice)}`;
    const error = alike.get(key) ?? errorOfPlace(rules, machine, scheme, text, place, isMasked);
    alike.set(key, error);
    const fix = error.fix && typeof advice === "object" ? advice.fix : undefined;
    return { ...error, index, end, ...(fix && { fix }) };
  };
}

/** Returns a function that remembers its results. */
export function remembered<K, V>(of: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const value = known.get(key) ?? of(key);
    known.set(key, value);
    return value;
  };
}

/** Returns a machine that remembers its answers, for texts that leave the grammar in the same way again and again. */
export function remembering(machine: Machine): Machine {
  const departure = remembered((state: unknown) => machine.departureAt(state, 0));
  return {
    ...machine,
    departureAt: (state, index) => ({ ...departure(state), index }),
    componentsAt: remembered((state) => machine.componentsAt(state)),
  };
}
