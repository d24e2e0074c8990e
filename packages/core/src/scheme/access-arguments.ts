import { fieldOf } from "../errors/own-fields.ts";
import type { Advice, Sentence } from "../errors/sentence.ts";
import { loneSurrogate, noAccess, unreadable, wrongTypeOf } from "../errors/sentences.ts";
import { type ErrorFacts, Url1738Error, urlError } from "../errors/url-error.ts";
import { type Labels, labelIn } from "../grammar/walk.ts";
import { encodedOctets } from "../syntax/percent-encoding.ts";
import type { UrlValue } from "./url-value.ts";

/** A scheme as errors name it: its name and, if some of its components have labels, these, see `Definition.labels`. @public */
export type NamedScheme = string | { readonly name: string; readonly labels?: Labels | undefined };

/**
 * Returns an error for `access` to throw.
 *
 * @param code - `unsafe-argument` for a string that must not be sent; `invalid-value` for a context that does not match its type.
 * @param scheme - The scheme's name; with the labels of its components, as `{ name, labels }`.
 * @param component - The component, or the path of the context's value, such as `context.email`.
 * @param sentence - One or two sentences that name the component and say why, without the string, which may be secret; a plain string has
 *   no reason.
 * @param facts - The section of RFC 1738, and the code point that is not allowed.
 * @public
 */
export function accessError(
  code: "unsafe-argument" | "invalid-value",
  scheme: NamedScheme,
  component: string,
  sentence: Sentence | string,
  facts: Pick<ErrorFacts, "section" | "found"> = {},
): Error {
  const { name, labels } = typeof scheme === "string" ? { name: scheme, labels: undefined } : scheme;
  const label = labelIn(labels, component);
  return new Url1738Error(urlError({ code, scheme: name, component, label, ...facts }, sentence));
}

/**
 * Makes the `access` of a scheme whose URLs cannot be accessed (RFC 1738 §4).
 *
 * @param section - The section that describes the scheme.
 * @param sentence - The author's sentence on what its names designate instead.
 * @returns A function that throws the error `no-access`, with the sentence as its hint.
 */
export function designates(section: string | undefined, sentence: string): (url: UrlValue) => never {
  return ({ scheme }) => {
    const advice = { reason: `${scheme}/designates`, sentence };
    throw new Url1738Error(
      urlError({ code: "no-access", scheme, section }, { ...noAccess, params: { scheme } }, advice),
    );
  };
}

/**
 * Returns the error of a URL that cannot be accessed without a value of the context.
 *
 * @param hint - The advice on the value to give; a plain string has no reason.
 * @param section - The section of RFC 1738.
 * @returns An error with the code `no-access`.
 * @public
 */
export function missingContext(scheme: string, name: string, hint: Advice | string, section?: string): Error {
  const facts = { code: "no-access", scheme, component: `context.${name}`, section } as const;
  return new Url1738Error(urlError(facts, { ...contextMissing, params: { scheme } }, hint));
}

/**
 * Returns a decoded string, after checking that it contains no CR, LF or NUL, which could end the line that it is sent in.
 *
 * @param scheme - See {@link accessError}.
 * @param component - The component, or the path of the context's value, such as `context.email`.
 * @throws Url1738Error - With the code `unsafe-argument` and the component.
 * @public
 */
export function checkLine(scheme: NamedScheme, component: string, text: string): string {
  const [character] = /[\r\n\0]/.exec(text) ?? [];
  if (character === undefined) return text;
  throw accessError("unsafe-argument", scheme, component, lineEnd, { section: "6", found: character.charCodeAt(0) });
}

/**
 * Reads a value of the context given to `access` once; `undefined` if there is none. Inherited values are ignored.
 *
 * @throws Url1738Error - With the code `invalid-value` if the context is not an object or the value cannot be read.
 * @public
 */
export function contextValue(scheme: string, context: unknown, name: string): unknown {
  if (context === undefined) return undefined;
  if (typeof context !== "object" || context === null)
    throw accessError("invalid-value", scheme, "context", wrongTypeOf(context));
  try {
    return fieldOf(context, name);
  } catch {
    throw accessError("invalid-value", scheme, `context.${name}`, unreadable);
  }
}

/**
 * Reads a string of the context given to `access` that is to be part of a line; `undefined` if there is none.
 *
 * @throws Url1738Error - With the code `unsafe-argument` if it contains a CR, LF or NUL; `invalid-value` if it is not a string or
 *   cannot be encoded.
 * @public
 */
export function contextLine(scheme: string, context: unknown, name: string): string | undefined {
  const value = contextValue(scheme, context, name);
  const path = `context.${name}`;
  if (value === undefined) return undefined;
  if (typeof value !== "string") throw accessError("invalid-value", scheme, path, wrongTypeOf(value));
  if (encodedOctets(value) === undefined) throw accessError("invalid-value", scheme, path, loneSurrogate);
  return checkLine(scheme, path, value);
}

/** The errors that functions of callers have thrown: the schemes that called them have no bug. */
const callersErrors = new WeakSet<WeakKey>();

/** Tells whether a function of a caller's context threw an error. */
export const isCallersError = (thrown: unknown): boolean => callersErrors.has(thrown as WeakKey);

/**
 * Reads a function of the context given to `access`, and binds it; `undefined` if there is none. Its result may have any type; the error that
 * it throws, if any, reaches the caller of `access`.
 *
 * @throws Url1738Error - With the code `invalid-value` if it is not a function.
 * @public
 */
export function contextFunction(
  scheme: string,
  context: unknown,
  name: string,
): ((...values: readonly unknown[]) => unknown) | undefined {
  const value = contextValue(scheme, context, name);
  if (value === undefined) return undefined;
  if (typeof value !== "function") throw accessError("invalid-value", scheme, `context.${name}`, wrongTypeOf(value));
  return (...values) => {
    try {
      return Reflect.apply(value, context, values);
    } catch (thrown) {
      if (Object(thrown) === thrown) callersErrors.add(thrown as WeakKey);
      throw thrown;
    }
  };
}

const lineEnd: Sentence = {
  reason: "line-end",
  sentence: "The {component} contains {found}, which could end the line that it is sent in.",
};
const contextMissing: Sentence = {
  reason: "context-missing",
  sentence: "A {scheme} URL cannot be accessed without {component}.",
};
