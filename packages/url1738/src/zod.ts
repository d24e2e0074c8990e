/**
 * URLs in the schemas of zod.
 *
 * @packageDocumentation
 */

import type { UrlError, UrlValue } from "@url1738/core";
import type { HttpsUrl, HttpUrl } from "@url1738/https";
import { NEVER, string, type ZodPipe, type ZodString, type ZodTransform } from "zod";
import { url as standardUrl, urlValue as standardUrlValue, type UrlOptions } from "./schema.ts";

export type { SchemaRegistry, UrlOptions } from "./schema.ts";

/** Returns the issue of zod for an error. */
const issueOf = (input: string, error: UrlError) => ({ code: "custom", input, message: error.message, error }) as const;

/**
 * Makes a schema from a text to the canonical spelling of its URL. Its issues have the whole error, see `urlErrorOf`.
 *
 * @param options - What to accept.
 * @throws Url1738Error - With the code `invalid-definition` for a scheme that the registry does not have.
 * @public
 */
export function url<U extends UrlValue = HttpUrl | HttpsUrl, N extends U["scheme"] = U["scheme"]>(
  options: UrlOptions<U, N> = {},
): ZodString {
  const { validate } = standardUrl(options)["~standard"];
  return string().check((payload) => {
    const result = validate(payload.value);
    if (result.issues) payload.issues.push(issueOf(payload.value, result.issues[0]));
    else payload.value = result.value;
  });
}

/**
 * Makes a schema from a text to the value of its URL. Its issues have the whole error, see `urlErrorOf`.
 *
 * @param options - What to accept.
 * @throws Url1738Error - With the code `invalid-definition` for a scheme that the registry does not have.
 * @public
 */
export function urlValue<U extends UrlValue = HttpUrl | HttpsUrl, N extends U["scheme"] = U["scheme"]>(
  options: UrlOptions<U, N> = {},
): ZodPipe<ZodString, ZodTransform<Extract<U, { scheme: N }>, string>> {
  const { validate } = standardUrlValue(options)["~standard"];
  return string().transform((text, { issues }) => {
    const result = validate(text);
    if (!result.issues) return result.value;
    issues.push(issueOf(text, result.issues[0]));
    return NEVER;
  });
}
