/**
 * URLs in forms and requests, as Standard Schemas (https://standardschema.dev). `url1738/zod` and `url1738/valibot` have the same functions
 * for those libraries.
 *
 * @packageDocumentation
 */

import {
  createRegistry,
  type Habits,
  type Result,
  type RuleSource,
  type Scheme,
  Url1738Error,
  type UrlError,
  type UrlValue,
} from "@url1738/core";
import { urlError } from "@url1738/core/define";
import { isPublicHost } from "@url1738/gate/address";
import type { HttpsUrl, HttpUrl } from "@url1738/https";
import { repair as repairText } from "@url1738/lint";
import { advice, web } from "./registries.ts";

/**
 * A registry, as far as schemas use it.
 *
 * @typeParam U - The values that it reads.
 * @public
 */
export type SchemaRegistry<U extends UrlValue> = Extract<RuleSource, { find: unknown }> & {
  readonly schemes: readonly unknown[];
  readonly habits?: Habits | undefined;
  canParse(text: unknown): boolean;
  safeParse(text: unknown): Result<U>;
  format(url: U): string;
};

/**
 * The options of a schema.
 *
 * @typeParam U - The values that the registry reads.
 * @typeParam N - The names of the accepted schemes.
 * @public
 */
export interface UrlOptions<U extends UrlValue, N extends U["scheme"]> {
  /** The registry that reads the text; by default, `web`. */
  readonly registry?: SchemaRegistry<U> | undefined;
  /** The names of the schemes to accept; by default, all schemes of the registry. */
  readonly schemes?: readonly N[] | undefined;
  /** True to ignore white space around the URL. */
  readonly trim?: boolean | undefined;
  /** True to make the changes that are surely meant, as `repair` does; `"likely"` to also make those that are likely to be meant. */
  readonly repair?: boolean | "likely" | undefined;
  /** True to refuse a host that is not on the public Internet, such as `localhost` or `10.0.0.1`. A URL without a host is accepted. */
  readonly publicHost?: boolean | undefined;
}

/**
 * The outcome of a validation: the output, or the error as the only issue.
 *
 * @public
 */
export type StandardResult<O> =
  | { readonly value: O; readonly issues?: undefined }
  | { readonly issues: readonly [UrlError] };

/**
 * A validator of strings, for every library that accepts a Standard Schema.
 *
 * @typeParam O - What it makes of a URL.
 * @public
 */
export interface UrlSchema<O> {
  /** The properties that Standard Schema, version 1, defines. */
  readonly "~standard": {
    /** The version of Standard Schema. */
    readonly version: 1;
    /** Who wrote the validator. */
    readonly vendor: "url1738";
    /**
     * Validates anything.
     *
     * @param value - Anything, usually what a person has typed; the places of an error are offsets in it.
     */
    readonly validate: (value: unknown) => StandardResult<O>;
    /** The types of the input and the output; never present at run time. */
    readonly types?: { readonly input: string; readonly output: O } | undefined;
  };
}

type AnyRegistry = SchemaRegistry<UrlValue>;

const noSuchScheme = { reason: "no-such-scheme", sentence: 'The registry has no scheme "{name}".' };

const hostNotPublic = { reason: "host-not-public", sentence: 'The host "{host}" is not on the public Internet.' };

/** Returns the registry of some schemes of a registry. */
function registryOf(registry: AnyRegistry, names: readonly string[] | undefined): AnyRegistry {
  if (names === undefined) return registry;
  const schemes = registry.schemes as readonly Scheme[];
  const absent = names.find((name) => !schemes.some((scheme) => scheme.name === name));
  if (absent !== undefined)
    throw new Url1738Error(urlError({ code: "invalid-definition" }, { ...noSuchScheme, params: { name: absent } }));
  const { habits = [] } = registry;
  return createRegistry(
    schemes.filter(({ name }) => names.includes(name)),
    { advice, habits },
  );
}

/** Moves the places of an error to the right. */
function movedBy(error: UrlError, length: number): UrlError {
  const { index, end, fix } = error;
  if (length === 0 || index === undefined || end === undefined) return error;
  return {
    ...error,
    index: index + length,
    end: end + length,
    ...(fix && { fix: { ...fix, index: fix.index + length, end: fix.end + length } }),
  };
}

/** Returns the error of a URL whose host is not public, if it has such a host. */
function hostError(registry: AnyRegistry, text: string, url: UrlValue): UrlError | undefined {
  const { scheme, host } = url as UrlValue & { readonly host?: unknown };
  if (typeof host !== "string" || isPublicHost(host)) return undefined;
  // A repaired text has no place for its host.
  const places = registry.canParse(text) ? registry.find(text)?.places(text) : undefined;
  const { index, end } = places?.find(({ component }) => component === "host") ?? { index: 0, end: text.length };
  return urlError(
    { code: "not-allowed", scheme, component: "host", index, end },
    { ...hostNotPublic, params: { host } },
  );
}

/** Makes a schema, given what to make of a URL. */
function schemaOf<O>(
  { registry = web, schemes, trim, repair, publicHost }: UrlOptions<UrlValue, string>,
  outputOf: (url: UrlValue, registry: AnyRegistry) => O,
): UrlSchema<O> {
  const accepting = registryOf(registry, schemes);

  function read(text: string): Result<UrlValue> {
    const result = accepting.safeParse(text);
    if (result.ok || !repair) return result;
    const repaired = repairText(accepting, text, { likely: repair === "likely" });
    return repaired.ok ? accepting.safeParse(repaired.href) : repaired;
  }

  function validate(value: unknown): StandardResult<O> {
    const isTrimmed = trim && typeof value === "string";
    const text = isTrimmed ? value.trim() : value;
    // Whatever is not a string is refused with an error, like any other text.
    const result = read(text as string);
    const error = result.ok ? publicHost && hostError(accepting, text as string, result.url) : result.error;
    if (result.ok && !error) return { value: outputOf(result.url, accepting) };
    return { issues: [movedBy(error as UrlError, isTrimmed ? value.length - value.trimStart().length : 0)] };
  }

  return { "~standard": { version: 1, vendor: "url1738", validate } };
}

/**
 * Makes a schema from a text to the canonical spelling of its URL.
 *
 * @param options - What to accept.
 * @throws Url1738Error - With the code `invalid-definition` for a scheme that the registry does not have.
 * @public
 */
export function url<U extends UrlValue = HttpUrl | HttpsUrl, N extends U["scheme"] = U["scheme"]>(
  options: UrlOptions<U, N> = {},
): UrlSchema<string> {
  return schemaOf(options, (value, registry) => registry.format(value));
}

/**
 * Makes a schema from a text to the value of its URL.
 *
 * @param options - What to accept.
 * @throws Url1738Error - With the code `invalid-definition` for a scheme that the registry does not have.
 * @public
 */
export function urlValue<U extends UrlValue = HttpUrl | HttpsUrl, N extends U["scheme"] = U["scheme"]>(
  options: UrlOptions<U, N> = {},
): UrlSchema<Extract<U, { scheme: N }>> {
  return schemaOf(options, (value) => value as Extract<U, { scheme: N }>);
}
