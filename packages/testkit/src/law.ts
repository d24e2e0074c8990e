import type { Draw } from "@url1738/prove";

/**
 * A law about random URLs, as a waiver names it:
 *
 * - `platform`: the platform's `URL` refuses a canonical spelling, or reads the same host, port, user and password;
 * - `generated`: the grammar accepts every URL that it generates;
 * - `agreement`: `parse`, `format` and `build` agree with each other and the grammar, and errors are exact;
 * - `case`: the case of the scheme changes nothing;
 * - `spans`: the spans of a URL cover it, and each component is read from the text of its own.
 *
 * @public
 */
export type LawId = "platform" | "generated" | "agreement" | "case" | "spans";

/** A law about random texts. */
export interface Law {
  /** The name by which it can be waived; a law without one has no exceptions. */
  readonly id?: LawId;
  /** The law in words. */
  readonly name: string;
  /** Turns a URL of the grammar into the texts that the law is tried on; by default, the URL itself. */
  readonly texts?: (url: string, pick: Draw) => readonly string[];
  /** Throws if the law does not hold for a text, which may be any text. */
  readonly check: (text: string, pick: Draw) => void;
}
