import { capitalised, shown, spoken } from "../errors/english.ts";
import { MAX_LENGTH, tooLong } from "../errors/too-long.ts";
import { type UrlError, urlError } from "../errors/url-error.ts";
import type { Node, Place } from "../grammar/nodes.ts";
import { type Departure, departures } from "../machines/departure.ts";
import type { ComponentsReader, Located } from "../machines/reader.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import { explainBeginning } from "./beginning.ts";
import { departureHint } from "./hints.ts";
import { placeAt, placeFields } from "./place.ts";

/** Why a text is not a URL. Everything here runs only when somebody looks at an error. */

/** What the explainer needs to know of a scheme; without a name, it is any scheme. */
export interface Explained {
  readonly name: string | undefined;
  readonly section?: string | undefined;
  readonly schemepart: Node;
  readonly hint?: ((place: Place) => string | undefined) | undefined;
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
export function faultError(
  { section, hint }: Explained,
  scheme: string,
  text: string,
  { element, fault }: Located,
): UrlError {
  const own = element.kind === "component" ? element.options.section : undefined;
  return urlError({
    code: "not-allowed",
    scheme,
    component: element.name,
    index: fault.index,
    end: fault.end,
    found: text.codePointAt(fault.index),
    section: own ?? section,
    message: fault.message,
    hint: fault.hint ?? hint?.(placeAt(text, fault.index)),
  });
}

/**
 * Makes the function that tells why a text is not a URL of a scheme.
 *
 * @returns A function that, of a URL of this scheme, says that its canonical spelling is too long: nothing else is left.
 */
export function explainer(explained: Explained, reader: ComponentsReader): (text: unknown) => UrlError {
  const { name, schemepart } = explained;
  let depart: ReturnType<typeof departures> | undefined;
  return (text) => {
    const beginning = explainBeginning(text, (scheme) => name === undefined || scheme === name);
    if (beginning !== undefined) return beginning;
    const url = text as string;
    const scheme = schemeOf(url) as string;
    depart ??= departures(schemepart);
    const departure = depart(url, scheme.length + 1);
    if (departure !== undefined) return departureError(explained, scheme, url, departure);
    const [first] = reader.faults(url);
    return first === undefined ? tooLong(MAX_LENGTH) : faultError(explained, scheme, url, first);
  };
}
