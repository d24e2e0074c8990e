import type { Params } from "@url1738/core";
import type { OwnFinding } from "@url1738/core/define";

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
 * | `scheme-as-host` | `warning` | the host is the name of a scheme and two slashes follow, as in `https://https://host.dom` |
 * | `leading-zeros` | `info`, `danger` | a hostnumber group that others read as octal; with another result |
 * | `platform-url` | `info`, `warning`, `danger` | the platform's `URL` refuses the text; reads a component differently; another host |
 *
 * Schemes add codes of their own.
 *
 * @public
 */
export interface Finding extends OwnFinding {
  /** A finer kind, as a stable string: one for each possible sentence; `other` if none is given. */
  readonly reason: string;
  /** The values of the sentence's placeholders. */
  readonly params: Params;
}
