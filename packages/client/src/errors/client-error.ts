import { Url1738Error, type UrlError, type UrlErrorCode, urlErrorOf } from "@url1738/core";
import { type Sentence, urlError } from "@url1738/core/define";

/** The codes of what goes wrong when a resource is fetched. @public */
export type ClientErrorCode = Extract<
  UrlErrorCode,
  "no-driver" | "not-reached" | "refused" | "incomplete" | "too-large" | "aborted"
>;

/** What an error tells besides its code and message. @public */
export type ErrorDetails = {
  readonly [K in "scheme" | "component" | "section" | "errors"]?: UrlError[K] | undefined;
} & {
  /** What to do instead; without a reason, as a string. */
  readonly hint?: Sentence | string | undefined;
};

/**
 * Makes an error of the client: the same branded record as every error of url1738.
 *
 * @param code - What has gone wrong.
 * @param message - One or two sentences, without a secret; without a reason, as a string.
 * @param details - What else is known.
 * @returns The error, to be thrown.
 */
export function clientError(
  code: ClientErrorCode | "invalid-value" | "no-access" | "unsafe-argument",
  message: Sentence | string,
  { hint, ...details }: ErrorDetails = {},
): Url1738Error {
  return new Url1738Error(urlError({ code, ...details }, message, hint));
}

/** An error that names the scheme, whichever part of the client made it; what is not an error of url1738 stays as it is. */
export function withScheme(thrown: unknown, scheme: string): unknown {
  const error = urlErrorOf(thrown);
  return error === undefined || error.scheme !== undefined ? thrown : new Url1738Error({ ...error, scheme });
}
