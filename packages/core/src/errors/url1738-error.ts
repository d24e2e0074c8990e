import type { Fix, Params } from "./sentence.ts";

/**
 * The kind of an error, as a stable string.
 *
 * | code | meaning |
 * |---|---|
 * | `not-a-string` | the input is not a string |
 * | `too-long` | the URL or its canonical spelling is longer than 1,048,576 characters |
 * | `no-scheme` | the text does not begin with a scheme and its `:` |
 * | `unknown-scheme` | the scheme is not known here |
 * | `syntax` | the text leaves the scheme's rule of RFC 1738 §5 at `index` |
 * | `not-allowed` | the text obeys that rule, but a component breaks a rule beyond it |
 * | `invalid-value` | `format`, `build`: no URL has such a value; `access`: a value of the context has the wrong type |
 * | `no-access` | the URL designates nothing that can be accessed, or not without more context |
 * | `unsafe-argument` | `access`: a string must not be sent, or the spelling of a path would mean something else |
 * | `invalid-definition` | a scheme or registry is not well defined |
 * | `plugin` | a function of a scheme threw an error or returned an invalid value: its package has a bug |
 * | `contract-version` | a scheme was built against another version of the contract between packages |
 * | `no-driver` | `@url1738/client`: there is no driver for this protocol |
 * | `not-reached` | `@url1738/client`: no connection: the name was not found, the address is not allowed, or time ran out |
 * | `refused` | `@url1738/client`: the server answered, but not with the resource |
 * | `incomplete` | `@url1738/client`: the transfer ended before the resource did |
 * | `too-large` | `@url1738/client`: more than the limit allows |
 * | `aborted` | `@url1738/client`: the caller ended the transfer |
 *
 * @public
 */
export type UrlErrorCode =
  | "not-a-string"
  | "too-long"
  | "no-scheme"
  | "unknown-scheme"
  | "syntax"
  | "not-allowed"
  | "invalid-value"
  | "no-access"
  | "unsafe-argument"
  | "invalid-definition"
  | "plugin"
  | "contract-version"
  | "no-driver"
  | "not-reached"
  | "refused"
  | "incomplete"
  | "too-large"
  | "aborted";

/** An error as a plain record, safe to serialise. A field that does not apply is absent. It never holds a password. @public */
export interface UrlError {
  /** The brand: a record with it is an error of url1738, whichever copy of the package made it. */
  readonly "~url1738": "error";
  /** The kind of the error. */
  readonly code: UrlErrorCode;
  /** A finer code, as a stable string: one for each sentence, or `other` for a sentence without one. */
  readonly reason: string;
  /** The values of the sentence's placeholders. */
  readonly params: Params;
  /** One or two sentences in English that can be understood without the other fields. */
  readonly message: string;
  /** The scheme, in lower case. */
  readonly scheme?: string;
  /** The component that is wrong, by the name of its field; for an argument of `access`, by its path, such as `context.email`. */
  readonly component?: string;
  /** The name by which people know the component, where its scheme gives it one: `item type` for `gtype`. */
  readonly label?: string;
  /** The UTF-16 offset in the input where the wrong part begins. Errors of `format` and `build` have none. */
  readonly index?: number;
  /** The offset after the last code unit of that part. */
  readonly end?: number;
  /** The code point found at `index`; absent at the end of the input. */
  readonly found?: number;
  /** The terms of RFC 1738 §5 that could have followed at `index`. */
  readonly expected?: readonly string[];
  /** The section of RFC 1738, such as `3.1`; for another specification, with its name first: `RFC 1288, section 2.3`. */
  readonly section?: string;
  /** The edit that the hint names. */
  readonly fix?: Fix;
  /** The hint as facts; absent if the hint has no reason. */
  readonly advice?: { readonly reason: string; readonly params: Params };
  /** Advice in English on what to write instead, if there is any. */
  readonly hint?: string;
  /** The errors that the sentence sums up: several errors of a definition, or those of another URL, such as a gateway's. */
  readonly errors?: readonly UrlError[];
}

/** The error that `parse`, `build`, `format` and `access` throw: an `Error` around the record. @public */
export class Url1738Error extends Error {
  /** Always `"Url1738Error"`. */
  override readonly name = "Url1738Error";
  /** The record. */
  readonly error: UrlError;

  /** @param error - The record; its message becomes the message of the `Error`. */
  constructor(error: UrlError) {
    super(error.message);
    this.error = error;
  }

  /** The code of the record. */
  get code(): UrlErrorCode {
    return this.error.code;
  }

  /** The index of the record. */
  get index(): number | undefined {
    return this.error.index;
  }

  /** The hint of the record. */
  get hint(): string | undefined {
    return this.error.hint;
  }

  /** The fix of the record. */
  get fix(): Fix | undefined {
    return this.error.fix;
  }

  /** Makes `JSON.stringify` keep the record. */
  toJSON(): UrlError {
    return this.error;
  }
}

/**
 * Returns the record of an error from any copy of this package, given the record itself or the `Error` around it.
 *
 * @param thrown - Anything, usually what a `catch` caught.
 * @returns The record, or `undefined` for anything else.
 * @public
 */
export function urlErrorOf(thrown: unknown): UrlError | undefined {
  try {
    if (isUrlError(thrown)) return thrown;
    const around = typeof thrown === "object" && thrown !== null && "error" in thrown ? thrown.error : undefined;
    return isUrlError(around) ? around : undefined;
  } catch {
    // A revoked proxy, or an object whose getter throws, is not an error of this package.
    return undefined;
  }
}

function isUrlError(value: unknown): value is UrlError {
  return typeof value === "object" && value !== null && (value as Partial<UrlError>)["~url1738"] === "error";
}
