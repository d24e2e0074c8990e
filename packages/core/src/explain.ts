import { MAX_LENGTH, spoken, type UrlError, urlError } from "./errors.ts";
import { beginningHint, departureHint } from "./hints.ts";
import type { ComponentsReader, Located } from "./machines/read.ts";
import { type Departure, departures } from "./machines/simulate.ts";
import type { Node, Place } from "./nodes.ts";

/** Why a text is no URL. Everything here runs only when somebody looks at an error. */

const NAMES: Readonly<Record<string, string>> = {
  "\t": "a tab",
  "\n": "a line feed",
  "\r": "a carriage return",
  " ": "a space",
  '"': "a quotation mark",
  "\ufeff": "a byte order mark",
};

/** A character as one can say it. */
export function shown(character: string): string {
  const codePoint = character.codePointAt(0) as number;
  const number = `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
  if (codePoint >= 0xdc80 && codePoint <= 0xdcff) return `the octet ${number.slice(-2)}`;
  const isGraphic = /[\p{L}\p{N}\p{P}\p{S}]/u.test(character);
  const quoted = codePoint < 0x80 ? `"${character}"` : `"${character}" (${number})`;
  return NAMES[character] ?? (isGraphic ? quoted : number);
}

const capitalised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** How many characters of a scheme a text begins with. */
const runOf = (text: string) => text.search(/[^\dA-Za-z+.-]|$/);

/** The scheme of a text, in lower case, if it has one. */
export function schemeOf(text: string): string | undefined {
  const end = runOf(text);
  return end > 0 && text[end] === ":" ? text.slice(0, end).toLowerCase() : undefined;
}

function placeAt(text: string, index: number): Place {
  const [found = ""] = text.slice(index, index + 2);
  return { text, index, found };
}

/** The fields of an error that tell of a place. */
function at({ index, found }: Place) {
  return { index, end: index + found.length, found: found.codePointAt(0) };
}

/** The error of a text that is too long, or whose canonical spelling is. */
export function tooLong(index?: number): UrlError {
  return urlError({
    code: "too-long",
    index,
    end: index,
    message: "A URL has at most 1,048,576 characters, and so has its canonical spelling.",
  });
}

function noString(value: unknown): UrlError {
  const type = value === null ? "null" : Array.isArray(value) ? "an array" : `of type ${typeof value}`;
  return urlError({ code: "not-a-string", message: `A URL is a string, but this is ${type}.` });
}

function noScheme(text: string): UrlError {
  const index = runOf(text);
  const place = placeAt(text, index);
  const here = place.found === "" ? "it ends" : `${shown(place.found)} stands`;
  return urlError({
    code: "no-scheme",
    ...at(place),
    expected: index === 0 ? ["scheme"] : ["scheme", '":"'],
    section: "2.1",
    message: `A URL begins with the name of its scheme and a colon, but ${here} where the ${index === 0 ? "name" : "colon"} should be.`,
    hint: beginningHint(text, index),
  });
}

/** The errors that come before any scheme has its say: of type, of length, of the scheme. */
export function explainBeginning(text: unknown, isKnown: (scheme: string) => boolean): UrlError | undefined {
  if (typeof text !== "string") return noString(text);
  if (text.length > MAX_LENGTH) return tooLong(MAX_LENGTH);
  const scheme = schemeOf(text);
  if (scheme === undefined) return noScheme(text);
  if (isKnown(scheme)) return undefined;
  const name = scheme.length > 40 ? `${scheme.slice(0, 40)}…` : scheme;
  return urlError({
    code: "unknown-scheme",
    scheme,
    index: 0,
    end: scheme.length,
    section: "4",
    message: `The scheme "${name}" is not known here.`,
    hint: beginningHint(text, 0),
  });
}

/** What the explainer needs to know of a scheme; without a name, it is any scheme. */
export interface Explained {
  readonly name: string | undefined;
  readonly section: string | undefined;
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
    ...at(place),
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
 * Makes the function that tells why a text is no URL of a scheme.
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
