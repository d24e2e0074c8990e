import type { Params, UrlError } from "@url1738/core";
import type { Sentence } from "@url1738/core/define";
import { MASK } from "@url1738/redact";

/** The passwords of one transfer. Nothing that is shown to anybody contains one of them, whoever said it. */
export class Secrets {
  readonly #known = new Set<string>();

  /** Adds a password; an empty one masks nothing. */
  add(secret: string): void {
    if (secret !== "") this.#known.add(secret);
  }

  /** Masks every password in a text: a server may repeat what it was sent. */
  mask(text: string): string {
    // The longest first: one password may be part of another.
    const known = [...this.#known].sort((a, b) => b.length - a.length);
    return known.reduce((masked, secret) => masked.replaceAll(secret, MASK), text);
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
