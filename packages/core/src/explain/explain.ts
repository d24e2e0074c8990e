import { capitalised, shown, spoken } from "../errors/english.ts";
import { MAX_LENGTH, tooLong } from "../errors/too-long.ts";
import { type UrlError, urlError } from "../errors/url-error.ts";
import type { Place } from "../grammar/nodes.ts";
import type { FaultOf } from "../machines/component-place.ts";
import { type Departure, departureOf, type Machine } from "../machines/machine.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import { explainBeginning } from "./beginning.ts";
import { departureHint } from "./hints.ts";
import { placeAt, placeFields } from "./place.ts";

/** Why a text is not a URL. Everything here runs only when somebody looks at an error. */

/**
 * What there is to be known of a scheme to explain why a text is not one of its URLs; without a name, it is any scheme.
 *
 * @public
 */
export interface Explained {
  /** The scheme's name, in lower case. */
  readonly name: string | undefined;
  /** The section of RFC 1738 that describes the scheme. */
  readonly section: string | undefined;
  /** See {@link Definition.hint}. */
  readonly hint: ((place: Place) => string | undefined) | undefined;
  /**
   * The grammar of what follows the name and the colon: `genericurl = scheme ":" schemepart` (RFC 1738 §5).
   *
   * @returns What reads such a text character by character.
   */
  machine(): Machine;
  /**
   * Looks for what breaks a rule beyond the grammar.
   *
   * @param text - A URL that the grammar accepts, its length aside.
   * @returns All faults, from left to right.
   */
  faults(text: string): readonly FaultOf[];
}

/** The best advice there is for a place: the scheme's, the component's, any. */
function adviceAt(place: Place, hint: Explained["hint"], departure: Departure): string | undefined {
  const own = [hint, ...departure.hints].map((advise) => advise?.(place));
  return own.find((advice) => advice !== undefined) ?? departureHint(place, departure);
}

/**
 * The error at a place where a text leaves the grammar.
 *
 * @param fix - The advice, where it is known: to look for it takes as long as the text is.
 */
export function departureError(
  explained: Explained,
  scheme: string,
  text: string,
  departure: Departure,
  fix?: string,
): UrlError {
  const { index, expected, component, section } = departure;
  const place = placeAt(text, index);
  const where = component === undefined ? "" : ` in the ${component}`;
  const wanted = expected.length === 0 ? "nothing can follow" : `expected ${spoken(expected)}`;
  return urlError({
    code: "syntax",
    scheme,
    component,
    ...placeFields(place),
    expected,
    section: section ?? explained.section,
    message:
      place.found === ""
        ? `The URL ends too early${where}: ${wanted}.`
        : `${capitalised(shown(place.found))} cannot stand here${where}: ${wanted}.`,
    hint: fix ?? adviceAt(place, explained.hint, departure),
  });
}

/** The error of a component that breaks a rule beyond the grammar. */
export function faultError({ section, hint }: Explained, scheme: string, text: string, given: FaultOf): UrlError {
  const fault = Object.assign({ section: undefined, hint: undefined }, given);
  return urlError({
    code: "not-allowed",
    scheme,
    component: fault.component,
    index: fault.index,
    end: fault.end,
    found: text.codePointAt(fault.index),
    section: fault.section ?? section,
    message: fault.message,
    hint: fault.hint ?? hint?.(placeAt(text, fault.index)),
  });
}

/** Tells why a text is not a URL of a scheme; of a URL, that its canonical spelling is too long: nothing else is left. */
export function explainUrl(explained: Explained, text: unknown): UrlError {
  const { name } = explained;
  const beginning = explainBeginning(text, (scheme) => name === undefined || scheme === name);
  if (beginning !== undefined) return beginning;
  const url = text as string;
  const scheme = schemeOf(url) as string;
  const departure = departureOf(explained.machine(), url, scheme.length + 1);
  if (departure !== undefined) return departureError(explained, scheme, url, departure);
  const [first] = explained.faults(url);
  return first === undefined ? tooLong(MAX_LENGTH) : faultError(explained, scheme, url, first);
}
