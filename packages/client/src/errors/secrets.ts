import type { Params, UrlError } from "@url1738/core";
import type { Sentence } from "@url1738/core/define";
import { MASK, redact } from "@url1738/redact";

/** Passwords of this length or more are masked anywhere, shorter ones only as whole words: a mask inside a number would reveal them. */
const TELLING = 4;

/** A user and a password. @public */
export interface Login {
  /** The user. */
  readonly user: string;
  /** The password. */
  readonly password: string;
}

/** Returns the credentials of a login for the scheme Basic (RFC 7617 §2). */
export const basicOf = ({ user, password }: Login): string => Buffer.from(`${user}:${password}`).toString("base64");

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** Masks a password in a text. */
function without(secret: string, text: string): string {
  if (secret.length >= TELLING) return text.replaceAll(secret, MASK);
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(secret)}(?![\\p{L}\\p{N}])`, "gu"), MASK);
}

/** The passwords of one transfer, which are masked in everything that anybody sees. */
export class KnownSecrets {
  readonly #known = new Set<string>();

  /** Adds a password; an empty one masks nothing. */
  add(secret: string): void {
    if (secret !== "") this.#known.add(secret);
  }

  /** Adds the password of a login, and the login as HTTP writes it (RFC 7617 §2). */
  addLogin(login: Login): void {
    this.add(login.password);
    this.add(basicOf(login));
  }

  /** Masks every password in a text, since a server may repeat it, and everything that `redact` masks. Keeps a reply's number. */
  mask(text: string): string {
    const [code = ""] = /^\d{3}[ -]/.exec(text) ?? [];
    // Begin with the longest: one password may be part of another.
    const secrets = [...this.#known].sort((a, b) => b.length - a.length);
    return code + secrets.reduce((masked, secret) => without(secret, masked), redact(text.slice(code.length)));
  }

  /** Masks every password in a sentence. */
  masked(sentence: Sentence | string): Sentence | string {
    if (typeof sentence === "string") return this.mask(sentence);
    return { ...sentence, params: this.#maskedParams(sentence.params) };
  }

  /** Masks every password in an error about a server's text, and drops the advice on what to write instead. */
  maskedError({ scheme, hint, advice, fix, ...error }: UrlError): UrlError {
    return { ...error, message: this.mask(error.message), params: this.#maskedParams(error.params) };
  }

  #maskedParams(params: Params = {}): Params {
    const masked = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "string" ? this.mask(value) : value,
    ]);
    return Object.fromEntries(masked);
  }
}
