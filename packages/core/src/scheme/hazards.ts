import type { Params } from "../errors/sentence.ts";
import type { UrlValue } from "./url-value.ts";

/** The weight of a finding of `audit`: worth knowing, worth a look, or not to be followed blindly. @public */
export type Severity = "info" | "warning" | "danger";

/**
 * One finding of `audit`: something dangerous in a valid URL. It never shows a password.
 *
 * | code | severity | meaning |
 * |---|---|---|
 * | `unusual-port` | `info`, `warning`, `danger` | the port is not the default; below 1024; that of a line protocol |
 * | `line-break` | `warning`, `danger` | an encoded CR or LF; in a component that is sent as part of a line |
 * | `control-character` | `info`, `warning`, `danger` | any other encoded control character; NUL is as bad as a line break |
 * | `password` | `warning` | a password that everyone who reads the URL can read |
 * | `secret` | `warning` | a component that its scheme calls a secret |
 * | `leading-hyphen` | `warning` | a component that a program may take for an option |
 * | `empty-argument` | `warning` | an empty item of a list that is sent line by line, such as a directory |
 * | `drive-letter` | `warning` | a path that begins with a drive as some write it, `C&#124;` |
 * | `leading-zeros` | `info`, `danger` | a hostnumber group that others read as octal; with another result |
 * | `platform-url` | `info`, `warning`, `danger` | the platform's `URL` refuses the text; reads a component differently; another host |
 *
 * Schemes add codes of their own.
 *
 * @public
 */
export interface Finding {
  /** The kind of finding, as a stable string. */
  readonly code: string;
  /** A finer kind, as a stable string: one for each possible sentence; `other` if none is given. */
  readonly reason: string;
  /** The values of the sentence's placeholders. */
  readonly params: Params;
  /** The component, by the name of its field; absent if the finding concerns the whole URL. */
  readonly component?: string;
  /** The weight of the finding. */
  readonly severity: Severity;
  /** The section of RFC 1738. */
  readonly section: string;
  /** One or two sentences in English that can be understood without the other fields. */
  readonly sentence: string;
}

/** A finding as a scheme returns it: its sentence is one of {@link Sentence}, and may lack a reason. @public */
export type OwnFinding = Omit<Finding, "reason" | "params"> & Partial<Pick<Finding, "reason" | "params">>;

/** The dangers that a scheme declares in addition to those that every scheme has. @public */
export interface Hazards<U = UrlValue, N extends string = string> {
  /** The components that are sent, decoded, as part of a line: a line break in them adds another line. */
  readonly lines?: readonly N[];
  /** The components that always follow something else, such as a `/`, so that a hyphen in them never begins an option. */
  readonly neverFirst?: readonly N[];
  /**
   * Finds dangers that only URLs of this scheme have.
   *
   * @param url - The value.
   * @param text - The URL as it is written, or the canonical spelling of a value.
   * @returns The findings; none of their sentences may show a password.
   */
  look?(url: U, text: string): readonly OwnFinding[];
}
