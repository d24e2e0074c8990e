import type { Params } from "../errors/sentence.ts";
import type { UrlValue } from "./url-value.ts";

/** The weight of a finding of `audit`: worth knowing, worth a look, or not to be followed blindly. @public */
export type Severity = "info" | "warning" | "danger";

/** A finding as a scheme returns it: something dangerous in a valid URL. It never shows a password. @public */
export interface OwnFinding {
  /** The kind of finding, as a stable string. */
  readonly code: string;
  /** A finer kind, as a stable string: one for each possible sentence. */
  readonly reason?: string;
  /** The values of the sentence's placeholders. */
  readonly params?: Params;
  /** The component, by the name of its field; absent if the finding concerns the whole URL. */
  readonly component?: string;
  /** The weight of the finding. */
  readonly severity: Severity;
  /** The section of RFC 1738. */
  readonly section: string;
  /** One or two sentences in English that can be understood without the other fields, see {@link Sentence}. */
  readonly sentence: string;
}

/** The dangers that a scheme declares in addition to those that every scheme has. @public */
export interface Hazards<U = UrlValue, N extends string = string> {
  /** The components that are sent, decoded, as part of a line: a line break in them adds another line. */
  readonly lines?: readonly N[];
  /** The components that always follow something else, such as a `/`, so that a hyphen in them never begins an option. */
  readonly neverFirst?: readonly N[];
  /**
   * Masks the encoded line breaks that the scheme means as such, like those of a message's body, so that they are not found.
   *
   * @param text - The URL as it is written.
   * @returns A text of the same length, with other characters in their places.
   */
  readonly meantLines?: (text: string) => string;
  /**
   * Finds dangers that only URLs of this scheme have.
   *
   * @param url - The value.
   * @param text - The URL as it is written, or the canonical spelling of a value.
   * @returns The findings; none of their sentences may show a password.
   */
  look?(url: U, text: string): readonly OwnFinding[];
}
