import { type Params, Url1738Error, type UrlError, type UrlErrorCode, urlErrorOf } from "@url1738/core";
import { type Sentence, urlError } from "@url1738/core/define";
import { clientSentences } from "./client-sentences.ts";

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
 * Makes an error of the client, to be thrown: the same branded record as every error of url1738.
 *
 * @param message - One or two sentences without a secret; a string if they have no reason.
 */
export function clientError(
  code: ClientErrorCode | "invalid-value" | "no-access" | "unsafe-argument",
  message: Sentence | string,
  { hint, ...details }: ErrorDetails = {},
): Url1738Error {
  return new Url1738Error(urlError({ code, ...details }, message, hint));
}

/** Adds the scheme to an error that lacks it; returns anything but an error of url1738 unchanged. */
export function withScheme(thrown: unknown, scheme: string): unknown {
  const error = urlErrorOf(thrown);
  return error === undefined || error.scheme !== undefined ? thrown : new Url1738Error({ ...error, scheme });
}

/** The reason that names a sentence of the client. */
export type ClientReason = keyof typeof clientSentences;

/** Makes a sentence of the client, for a message or a hint. */
export function said(reason: ClientReason, params?: Params): Sentence {
  return { reason: `client/${reason}`, sentence: clientSentences[reason], params };
}

/** Makes the error for an option with a wrong value. */
export function optionError(name: string, reason: ClientReason, params?: Params): Url1738Error {
  return clientError("invalid-value", said(reason, params), { component: `options.${name}` });
}

/** Returns the code of a system error, or else its message. */
export function codeOf(thrown: unknown): string {
  const { code, message } = thrown as { readonly code?: unknown; readonly message?: unknown };
  return String(code ?? message ?? thrown);
}

/** The most characters of a server's text that a message repeats. */
const LONGEST = 200;

// Controls, and all other characters that are invisible or move visible ones: a server's words go to terminals and logs.
const UNSEEN = /(?! )[\p{C}\p{Z}]/gu;

function escaped(character: string): string {
  const code = character.codePointAt(0) as number;
  const octet = code < 0x80 ? code : code - 0xdc00;
  return octet >= 0 && octet < 0x100
    ? `\\x${octet.toString(16).toUpperCase().padStart(2, "0")}`
    : `\\u{${code.toString(16).toUpperCase()}}`;
}

/** Makes a server's text, without secrets, safe for a message: cuts it to a readable length, and escapes what a terminal would obey. */
export function words(text: string): string {
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return cut.replace(UNSEEN, escaped);
}
