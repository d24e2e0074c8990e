import { BRAND } from "../contract/contract.ts";
import { inEnglish, type Known } from "./english.ts";
import type { Advice, Fix, Params, Sentence } from "./sentence.ts";

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
 * | `no-access` | the URL designates nothing that can be accessed, or not without more context |
 * | `unsafe-argument` | `access`: a string that must not be sent; the spelling of a path: one that would mean something else |
 * | `invalid-definition` | a scheme or registry is not well defined |
 * | `plugin` | a function of a scheme has thrown an error, or returned what it must not: its package has a bug |
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
  | "plugin"
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
  /** The same more finely, as a stable string: one for each sentence that can be said. Where nobody has given one, `other`. */
  readonly reason: string;
  /** What the sentence speaks of. */
  readonly params: Params;
  /** The sentence, in English: one or two that can be understood without the other fields. */
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
  /** The section of RFC 1738, such as `3.1`; of another specification, with its name before it: `RFC 1288, section 2.3`. */
  readonly section?: string;
  /** The change that the hint names. */
  readonly fix?: Fix;
  /** The hint as facts; absent where nobody has given it a reason. */
  readonly advice?: { readonly reason: string; readonly params: Params };
  /** What to write instead, in English, when that is known. */
  readonly hint?: string;
  /** The errors of which the sentence tells: each of several mistakes, or what is wrong with a URL that somebody else has written. */
  readonly errors?: readonly UrlError[];
}

/**
 * What an error tells besides its sentences.
 *
 * @public
 */
export type Facts = { readonly code: UrlErrorCode } & {
  readonly [K in "scheme" | "component" | "index" | "end" | "found" | "expected" | "section" | "errors"]?:
    | UrlError[K]
    | undefined;
};

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

/** The fields of a record that tell what to write instead. */
export function adviceFields(known: Known, advice: Advice | string | undefined) {
  if (typeof advice !== "object") return { hint: advice };
  const { reason, sentence, params = {}, fix } = advice;
  return {
    fix,
    advice: { reason, params },
    hint: inEnglish(sentence, { ...known, replacement: fix?.replacement }, params),
  };
}

/** The reason of all sentences that have none. */
export const OTHER = "other";

/**
 * Makes a record, for packages that report errors of their own as core does: puts the brand on it, says the sentences, and leaves out
 * fields that are `undefined`.
 *
 * @param facts - What has happened, and where; nothing in it may show a password.
 * @param sentence - What to say of it; a string is a sentence without a reason.
 * @param advice - What to write instead; a string is a sentence without a reason.
 * @returns The record.
 * @public
 */
export function urlError(facts: Facts, sentence: Sentence | string, advice?: Advice | string): UrlError {
  const { code, ...place } = facts;
  const { reason, params = {}, ...said } = typeof sentence === "string" ? { reason: OTHER, sentence } : sentence;
  const fields = {
    "~url1738": "error",
    code,
    reason,
    params,
    message: inEnglish(said.sentence, facts, params),
    ...place,
    ...adviceFields(facts, advice),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as unknown as UrlError;
}

/** The error of a scheme or registry whose author made a mistake. */
export function invalidDefinition(sentence: Sentence, scheme?: string): Url1738Error {
  return new Url1738Error(urlError({ code: "invalid-definition", scheme }, sentence));
}
