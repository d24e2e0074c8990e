/**
 * URLs in the schemas of valibot.
 *
 * @packageDocumentation
 */

import type { UrlValue } from "@url1738/core";
import type { HttpsUrl, HttpUrl } from "@url1738/https";
import { type GenericSchema, pipe, rawTransform, string } from "valibot";
import { url as standardUrl, urlValue as standardUrlValue, type UrlOptions, type UrlSchema } from "./schema.ts";

export type { SchemaRegistry, UrlOptions } from "./schema.ts";

/** Makes a schema of valibot do the work of a Standard Schema. */
function valibotOf<O>({ "~standard": { validate } }: UrlSchema<O>): GenericSchema<string, O> {
  const read = rawTransform<string, O>(({ dataset, addIssue, NEVER }) => {
    const result = validate(dataset.value);
    if (!result.issues) return result.value;
    const [error] = result.issues;
    addIssue({ label: "URL", message: error.message });
    // Valibot makes issues of its own fields only.
    const issues = dataset.issues as readonly object[] | undefined;
    Object.assign(issues?.at(-1) ?? {}, { error });
    return NEVER;
  });
  return pipe(string(), read);
}

/**
 * Makes a schema from a text to the canonical spelling of its URL. Its issues have the whole error, see `urlErrorOf`.
 *
 * @param options - What to accept.
 * @throws Url1738Error - With the code `invalid-definition` for a scheme that the registry does not have.
 * @public
 */
export function url<U extends UrlValue = HttpUrl | HttpsUrl, N extends U["scheme"] = U["scheme"]>(
  options: UrlOptions<U, N> = {},
): GenericSchema<string, string> {
  return valibotOf(standardUrl(options));
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
): GenericSchema<string, Extract<U, { scheme: N }>> {
  return valibotOf(standardUrlValue(options));
}
