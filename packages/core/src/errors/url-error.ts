import { BRAND } from "../contract/contract.ts";
import { ownFields } from "../contract/own-fields.ts";

/**
 * What is wrong, as a stable string.
 *
 * | code | meaning |
 * |---|---|
 * | `not-a-string` | what should be a URL is not a string |
 * | `too-long` | the URL or its canonical spelling is longer than 1,048,576 characters |
 * | `no-scheme` | no scheme with its `:` at the beginning |
 * | `unknown-scheme` | a scheme that is not known here |
 * | `syntax` | the string leaves the scheme's rule of RFC 1738 §5 at `index` |
 * | `not-allowed` | the string obeys that rule, but a component breaks a rule beyond it |
 * | `invalid-value` | `format`, `build`: no URL has such a value; `access`: a value of the context is not of its type |
 * | `no-access` | the URL names nothing that can be accessed, or not without more context |
 * | `unsafe-argument` | `access`: a string that must not be sent; the spelling of a path: one that would mean something else |
 * | `invalid-definition` | a scheme or registry is not well defined |
 * | `contract-version` | a scheme was built against another version of the contract between packages |
 * | `no-driver` | `@url1738/client`: nobody has said how this protocol is carried out |
 * | `not-reached` | `@url1738/client`: no connection: the name is not found, the address not allowed, the time is up |
 * | `refused` | `@url1738/client`: the server has answered, but not with the resource |
 * | `incomplete` | `@url1738/client`: the transfer ended before the resource did |
 * | `too-large` | `@url1738/client`: more than the limit allows |
 * | `aborted` | `@url1738/client`: the caller has ended it |
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
  | "contract-version"
  | "no-driver"
  | "not-reached"
  | "refused"
  | "incomplete"
  | "too-large"
  | "aborted";

/**
 * An error as a plain record, safe to serialise. A field that does not apply is absent. It never holds a password.
 *
 * @public
 */
export interface UrlError {
  /** The brand: a record with it is an error of url1738, whichever copy of the package made it. */
  readonly "~url1738": "error";
  /** What is wrong. */
  readonly code: UrlErrorCode;
  /** One or two sentences that can be understood without the other fields. */
  readonly message: string;
  /** The scheme, in lower case. */
  readonly scheme?: string;
  /** The component at fault, by the name of its field; of what `access` was given, by its path, such as `context.email`. */
  readonly component?: string;
  /** Where the part at fault begins: a UTF-16 offset in the input. Errors of `format` and `build` have none. */
  readonly index?: number;
  /** Where it ends: the offset after its last code unit. */
  readonly end?: number;
  /** The code point found at `index`; absent at the end of the input. */
  readonly found?: number;
  /** What could have stood at `index`, in the terms of RFC 1738 §5. */
  readonly expected?: readonly string[];
  /** The section of RFC 1738. */
  readonly section?: string;
  /** What to write instead, when that is known. */
  readonly hint?: string;
}

/**
 * What `parse`, `build`, `format` and `access` throw: an `Error` around the record.
 *
 * @public
 */
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

  /**
   * Lets `JSON.stringify` keep what the error tells.
   *
   * @returns The record.
   */
  toJSON(): UrlError {
    return this.error;
  }
}

/**
 * Recognises a record, or finds the one in a caught `Error`, from any copy of this package.
 *
 * @param thrown - Anything, as a rule what a `catch` caught.
 * @returns The record, or `undefined` for anything else.
 * @public
 */
export function urlErrorOf(thrown: unknown): UrlError | undefined {
  try {
    if (isUrlError(thrown)) return thrown;
    const around = typeof thrown === "object" && thrown !== null && "error" in thrown ? thrown.error : undefined;
    return isUrlError(around) ? around : undefined;
  } catch {
    // A proxy that has been revoked, or a getter that throws: whoever caught it still has to learn that it is not ours.
    return undefined;
  }
}

function isUrlError(value: unknown): value is UrlError {
  return typeof value === "object" && value !== null && BRAND in value && value[BRAND] === "error";
}

/**
 * Makes a record, for packages that report errors of their own as core does: puts the brand on it, and leaves out fields that are
 * `undefined`.
 *
 * @param fields - The fields of the record; nothing in them may show a password.
 * @returns The record.
 * @public
 */
export function urlError(fields: { [K in keyof Omit<UrlError, "~url1738">]: UrlError[K] | undefined }): UrlError {
  const given = Object.entries(ownFields(fields)).filter(([, value]) => value !== undefined);
  return { "~url1738": "error", ...(Object.fromEntries(given) as Omit<UrlError, "~url1738">) };
}
