import type { Params } from "../errors/sentence.ts";
import type { UrlValue } from "./url-value.ts";

/** How much a finding of `audit` matters: worth knowing, worth a look, not to be followed blindly. @public */
export type Severity = "info" | "warning" | "danger";

/**
 * One hazard in a URL, as `audit` finds it. It never holds a password.
 *
 * | code | severity | meaning |
 * |---|---|---|
 * | `unusual-port` | `info`, `warning`, `danger` | the port is not the default; below 1024; that of a line protocol |
 * | `line-break` | `warning`, `danger` | an encoded CR or LF; in what is sent as part of a line |
 * | `control-character` | `info`, `warning`, `danger` | any other encoded control character; NUL is as bad as a line break |
 * | `password` | `warning` | a password that everyone who reads the URL can read |
 * | `secret` | `warning` | a component that its scheme calls a secret |
 * | `leading-hyphen` | `warning` | a component that a program may take for an option |
 * | `empty-argument` | `warning` | an empty item of what is sent line by line, such as a directory |
 * | `drive-letter` | `warning` | a path that begins with a drive as some write it, `C&#124;` |
 * | `leading-zeros` | `info`, `danger` | a hostnumber group that others read as octal; with another result |
 * | `platform-url` | `info`, `warning`, `danger` | the platform's `URL` refuses the text; reads a component otherwise; another host |
 *
 * Schemes add codes of their own.
 *
 * @public
 */
export interface Finding {
  /** What was found, as a stable string. */
  readonly code: string;
  /** The same more finely, as a stable string: one for each sentence that can be said. Where nobody has given one, `other`. */
  readonly reason: string;
  /** What the sentence speaks of. */
  readonly params: Params;
  /** The component, by the name of its field; absent where the whole URL is meant. */
  readonly component?: string;
  /** How much it matters. */
  readonly severity: Severity;
  /** The section of RFC 1738. */
  readonly section: string;
  /** The sentence, in English: one or two that can be understood without the other fields. */
  readonly sentence: string;
}

/**
 * A finding as a scheme tells it: its sentence is one of {@link Sentence}, and need not have a reason.
 *
 * @public
 */
export type OwnFinding = Omit<Finding, "reason" | "params"> & Partial<Pick<Finding, "reason" | "params">>;

/**
 * What a scheme says about its own dangers, besides those that every scheme has.
 *
 * @public
 */
export interface Hazards<U = UrlValue, N extends string = string> {
  /** The components that are sent, decoded, as part of a line: a line break in them is one more line. */
  readonly lines?: readonly N[];
  /** The components that always stand behind something else, such as a `/`, so that no hyphen in them begins an option. */
  readonly neverFirst?: readonly N[];
  /**
   * Looks for what is dangerous in URLs of just this scheme.
   *
   * @param url - The value.
   * @returns The findings; none of their sentences shows a password.
   */
  look?(url: U): readonly OwnFinding[];
}
