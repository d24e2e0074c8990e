import { shown } from "../errors/english.ts";
import { Url1738Error, urlError } from "../errors/url-error.ts";
import { ownField } from "../machines/record.ts";
import { encodedOctets } from "../syntax/percent-encoding.ts";

/** What `access` checks before it returns: strings that are to be sent, and what the caller says in addition to the URL. */

/**
 * The error of a string that must not be sent.
 *
 * @param scheme - The scheme.
 * @param component - The component, or the path of the context's value, such as `context.email`.
 * @param message - One or two sentences that name the component and say why; without the string, which may be secret.
 * @param section - The section of RFC 1738.
 * @returns An error with the code `unsafe-argument`.
 * @public
 */
export function unsafeArgument(scheme: string, component: string, message: string, section = "6"): Error {
  return new Url1738Error(urlError({ code: "unsafe-argument", scheme, component, section, message }));
}

/**
 * The error of a context that is not as its type says.
 *
 * @param scheme - The scheme.
 * @param path - The path of the value, such as `context.email`.
 * @param reason - The end of the sentence about it, such as `is not a string`.
 * @returns An error with the code `invalid-value`.
 * @public
 */
export function invalidContext(scheme: string, path: string, reason: string): Error {
  return new Url1738Error(
    urlError({ code: "invalid-value", scheme, component: path, message: `The value "${path}" ${reason}.` }),
  );
}

/**
 * The error of a URL that cannot be accessed without a value of the context.
 *
 * @param scheme - The scheme.
 * @param name - The name of the value.
 * @param hint - A sentence that says what to give.
 * @param section - The section of RFC 1738.
 * @returns An error with the code `no-access`.
 * @public
 */
export function missingContext(scheme: string, name: string, hint: string, section?: string): Error {
  const component = `context.${name}`;
  const message = `A URL of the scheme "${scheme}" cannot be accessed without the value "${component}".`;
  return new Url1738Error(urlError({ code: "no-access", scheme, component, section, message, hint }));
}

/**
 * Demands of a string that it has no CR, LF or NUL: none that could end the line of which it is to be a part.
 *
 * @param scheme - The scheme.
 * @param component - The component, or the path of the context's value, such as `context.email`.
 * @param text - The string, decoded.
 * @returns The string.
 * @throws Url1738Error - With the code `unsafe-argument` and the component.
 * @public
 */
export function checkLine(scheme: string, component: string, text: string): string {
  const [found] = /[\r\n\0]/.exec(text) ?? [];
  if (found === undefined) return text;
  const subject = component.startsWith("context") ? "value" : "component";
  const message = `The ${subject} "${component}" contains ${found === "\0" ? "a NUL" : shown(found)}, which could end the line that it is sent in.`;
  throw unsafeArgument(scheme, component, message);
}

/**
 * Reads a value of a context, once. What the context inherits is not taken.
 *
 * @param scheme - The scheme.
 * @param context - What `access` was given.
 * @param name - The name of the value.
 * @returns The value, `undefined` where there is none.
 * @throws Url1738Error - With the code `invalid-value` where the context is not an object or the value cannot be read.
 * @public
 */
export function contextValue(scheme: string, context: unknown, name: string): unknown {
  if (context === undefined) return undefined;
  if (typeof context !== "object" || context === null) throw invalidContext(scheme, "context", "is not an object");
  try {
    return ownField(context, name);
  } catch {
    throw invalidContext(scheme, `context.${name}`, "cannot be read");
  }
}

/**
 * Reads a string of a context that is to be part of a line.
 *
 * @param scheme - The scheme.
 * @param context - What `access` was given.
 * @param name - The name of the value.
 * @returns The string, `undefined` where there is none.
 * @throws Url1738Error - With the code `unsafe-argument` where it has a CR, LF or NUL; `invalid-value` where it is not a string, or
 *   cannot be encoded.
 * @public
 */
export function contextLine(scheme: string, context: unknown, name: string): string | undefined {
  const value = contextValue(scheme, context, name);
  const path = `context.${name}`;
  if (value === undefined) return undefined;
  if (typeof value !== "string") throw invalidContext(scheme, path, "is not a string");
  if (encodedOctets(value) === undefined)
    throw invalidContext(scheme, path, "cannot be encoded: it contains a lone surrogate");
  return checkLine(scheme, path, value);
}

/**
 * Reads a function of a context.
 *
 * @param scheme - The scheme.
 * @param context - What `access` was given.
 * @param name - The name of the value.
 * @returns The function, bound to the context; `undefined` where there is none. What it returns has any type.
 * @throws Url1738Error - With the code `invalid-value` where it is not a function.
 * @public
 */
export function contextFunction(
  scheme: string,
  context: unknown,
  name: string,
): ((...values: readonly unknown[]) => unknown) | undefined {
  const value = contextValue(scheme, context, name);
  if (value === undefined) return undefined;
  if (typeof value !== "function") throw invalidContext(scheme, `context.${name}`, "is not a function");
  return (...values) => Reflect.apply(value, context, values);
}
