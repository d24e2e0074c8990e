import { MAX_LENGTH, spoken, type UrlError, urlError } from "./errors.ts";
import type { Node } from "./grammar.ts";
import type { ComponentsReader } from "./machines/read.ts";
import { simulator } from "./machines/simulate.ts";

/** Why a text is no URL. Everything here runs only when somebody looks at an error. */

/** A character as one can print it. */
function shown(codePoint: number): string {
  const number = `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
  if (codePoint === 0x20) return "a space";
  return codePoint > 0x20 && codePoint < 0x7f ? `"${String.fromCodePoint(codePoint)}"` : number;
}

/** The scheme characters at the beginning of a text, in lower case. */
function leadingRun(text: string): string {
  return (/^[\dA-Za-z+.-]*/.exec(text)?.[0] ?? "").toLowerCase();
}

/** The scheme of a text, in lower case, if it has one. */
export function schemeOf(text: string): string | undefined {
  const run = leadingRun(text);
  return run !== "" && text[run.length] === ":" ? run : undefined;
}

/** The error of a text that is too long, or whose canonical spelling is. */
export function tooLong(index?: number): UrlError {
  return urlError({ code: "too-long", index, end: index, message: "A URL has at most 1,048,576 characters, in its canonical spelling too." });
}

/** The errors that come before any scheme has its say: of type, of length, of the scheme. */
export function explainBeginning(text: unknown, isKnown: (scheme: string) => boolean): UrlError | undefined {
  if (typeof text !== "string") {
    const type = text === null ? "null" : Array.isArray(text) ? "an array" : `of type ${typeof text}`;
    return urlError({ code: "not-a-string", message: `A URL is a string, but this is ${type}.` });
  }
  if (text.length > MAX_LENGTH) return tooLong(MAX_LENGTH);
  const scheme = schemeOf(text);
  if (scheme === undefined) {
    const index = leadingRun(text).length;
    const found = text.codePointAt(index);
    const here = found === undefined ? "the text ends" : `${shown(found)} stands`;
    const message = `A URL begins with the name of its scheme and a colon, but ${here} where the ${index === 0 ? "name" : "colon"} should be.`;
    const expected = index === 0 ? ["scheme"] : ["scheme", '":"'];
    return urlError({ code: "no-scheme", index, end: index, found, expected, section: "2.1", message });
  }
  if (isKnown(scheme)) return undefined;
  return urlError({ code: "unknown-scheme", scheme, index: 0, end: scheme.length, section: "4", message: `The scheme "${scheme}" is not known here.` });
}

/** What the explainer needs to know of a scheme; without a name, it is any scheme. */
export interface Explained {
  readonly name: string | undefined;
  readonly section: string | undefined;
  readonly schemepart: Node;
}

/**
 * Makes the function that tells why a text is no URL of a scheme.
 *
 * @returns A function that, of a URL of this scheme, says that its canonical spelling is too long: nothing else is left.
 */
export function explainer({ name, section, schemepart }: Explained, reader: ComponentsReader): (text: unknown) => UrlError {
  let depart: ReturnType<typeof simulator> | undefined;

  function explainGrammar(text: string, scheme: string): UrlError | undefined {
    depart ??= simulator(schemepart, section);
    const departure = depart(text, scheme.length + 1);
    if (departure === undefined) return undefined;
    const { index, expected, component } = departure;
    const found = text.codePointAt(index);
    const end = found === undefined ? index : index + String.fromCodePoint(found).length;
    const place = component === undefined ? "" : ` in the ${component}`;
    const wanted = expected.length === 0 ? "nothing can follow" : `expected ${spoken(expected)}`;
    const message = found === undefined ? `The URL ends too early${place}: ${wanted}.` : `${shown(found)} cannot stand here${place}: ${wanted}.`;
    return urlError({ code: "syntax", scheme, component, index, end, found, expected, section: departure.section, message });
  }

  function explainRules(text: string, scheme: string): UrlError | undefined {
    const [first] = [...reader.faults(text)].sort((a, b) => a.fault.index - b.fault.index);
    if (first === undefined) return undefined;
    const { element, fault } = first;
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
    });
  }

  return (text) => {
    const beginning = explainBeginning(text, (scheme) => name === undefined || scheme === name);
    if (beginning !== undefined) return beginning;
    const url = text as string;
    const scheme = schemeOf(url) as string;
    return explainGrammar(url, scheme) ?? explainRules(url, scheme) ?? tooLong(MAX_LENGTH);
  };
}
