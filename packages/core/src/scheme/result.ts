import type { UrlError } from "../errors/url-error.ts";

/** The result of `safeParse`. The error is computed when it is first read. @public */
export type Result<U> = { readonly ok: true; readonly url: U } | { readonly ok: false; readonly error: UrlError };

/** The key of the function that explains a failure; a copy of a result does not have it. */
const EXPLAIN: unique symbol = /* @__PURE__ */ Symbol();

/**
 * One getter for all failures: V8 gives an object with a getter of its own a dictionary, and keeps the getter, and everything that it refers
 * to, among the long-lived values.
 */
const ERROR = {
  get(this: { readonly [EXPLAIN]: () => UrlError }) {
    return this[EXPLAIN]();
  },
  enumerable: true,
};

/** Makes a failed result whose error is computed when it is first read, including by code that copies, compares or serialises it. */
export function failure(explain: () => UrlError): { readonly ok: false; readonly error: UrlError } {
  let record: UrlError | undefined;
  const result = Object.defineProperty({ ok: false }, EXPLAIN, { value: () => (record ??= explain()) });
  return Object.defineProperty(result, "error", ERROR) as ReturnType<typeof failure>;
}

/** A validator as Standard Schema, version 1, defines it (https://standardschema.dev): the type of its property `~standard`. @public */
export interface StandardSchema<U> {
  /** The version of Standard Schema. */
  readonly version: 1;
  /** Who wrote the validator. */
  readonly vendor: "url1738";
  /**
   * Validates anything.
   *
   * @param value - Anything, usually a string.
   * @returns The parsed URL as `value`, or its error as the only one of the `issues`.
   */
  readonly validate: (value: unknown) => StandardResult<U>;
  /** The types of the input and the output; never present at run time. */
  readonly types?: { readonly input: string; readonly output: U } | undefined;
}

/** The result of a Standard Schema. @public */
export type StandardResult<U> =
  | { readonly value: U; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string }[] };

/** Makes a validator from a parser. An issue is the whole error; the standard requires only its message. */
export function standardSchema<U>(safeParse: (text: unknown) => Result<U>): StandardSchema<U> {
  return {
    version: 1,
    vendor: "url1738",
    validate: (text) => {
      const result = safeParse(text);
      return result.ok ? { value: result.url } : { issues: [result.error] };
    },
  };
}
