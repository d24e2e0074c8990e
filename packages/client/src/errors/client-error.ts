import { Url1738Error, type UrlError, type UrlErrorCode, urlErrorOf } from "@url1738/core";
import { type Sentence, urlError } from "@url1738/core/define";

/** The codes of the errors that occur when a resource is fetched. @public */
export type ClientErrorCode = Extract<
  UrlErrorCode,
  "no-driver" | "not-reached" | "refused" | "incomplete" | "too-large" | "aborted"
>;

/** The details of an error besides its code and message. @public */
export type ErrorDetails = {
  readonly [K in "scheme" | "component" | "section" | "errors"]?: UrlError[K] | undefined;
} & {
  /** The hint that says what to do instead; a string if it has no reason. */
  readonly hint?: Sentence | string | undefined;
};

/**
 * Makes an error of the client: the same branded record as every error of url1738.
 *
 * @param code - The code of the error.
 * @param message - One or two sentences without a secret; a string if they have no reason.
 * @param details - The other known details.
 * @returns The error, to be thrown.
 */
export function clientError(
  code: ClientErrorCode | "invalid-value" | "no-access" | "unsafe-argument",
  message: Sentence | string,
  { hint, ...details }: ErrorDetails = {},
): Url1738Error {
  return new Url1738Error(urlError({ code, ...details }, message, hint));
}

/** Adds the scheme to an error that lacks it, whichever part of the client made it; returns anything but an error of url1738 unchanged. */
export function withScheme(thrown: unknown, scheme: string): unknown {
  const error = urlErrorOf(thrown);
  return error === undefined || error.scheme !== undefined ? thrown : new Url1738Error({ ...error, scheme });
}
