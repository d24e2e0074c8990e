import { Parameters } from "./names.ts";
import type { Span } from "./spans.ts";

/**
 * Reads an object's own fields once: a polluted prototype has no effect, and an object that cannot be read, such as a revoked proxy, has
 * no fields.
 */
function ownFields<T extends object>(value: T | null | undefined): Partial<T> {
  const own: object = Object.create(null);
  try {
    return Object.assign(own, value);
  } catch {
    return own;
  }
}

/**
 * The secrets to find, and their replacement.
 *
 * @public
 */
export interface RedactorOptions {
  /** Names of parameters whose values are masked in addition to those of the known ones, in any case. */
  readonly parameters?: readonly string[] | undefined;
  /**
   * True if the rest of the line after `Authorization:`, `Proxy-Authorization:`, `Cookie:` and `Set-Cookie:` is masked, and the password of
   * an argument such as `--user anna:pw`.
   */
  readonly headers?: boolean | undefined;
  /**
   * True if a secret goes on after a soft line break of quoted-printable text, `=` at the end of a line (RFC 2045 §6.7). The break is masked
   * with it.
   */
  readonly softBreaks?: boolean | undefined;
  /** The replacement of each secret; by default, `***`. */
  readonly replacement?: string | undefined;
}

/**
 * The secrets to find, and the places to look for them.
 *
 * @public
 */
export interface RedactOptions extends RedactorOptions {
  /**
   * True if the text is a single URL, or was meant as one, such as the input of a parser. Then the password of a login is masked even if
   * no slashes follow the scheme's colon, and across white space. Errors mask the same in such a text.
   */
  readonly single?: boolean | undefined;
  /** Parts of the text to mask as well, such as those that a scheme calls secret. */
  readonly also?: readonly Span[] | undefined;
}

/**
 * The default replacement of a secret.
 *
 * @public
 */
export const MASK = "***";

/** The parameters of the known names alone, made once. */
let known: Parameters | undefined;

/** The options with all defaults filled in. */
export interface Settings {
  readonly parameters: Parameters;
  readonly headers: boolean;
  readonly softBreaks: boolean;
  readonly mask: string;
  readonly single: boolean;
  readonly also: readonly Span[];
}

const isSpan = (value: Partial<Span> | undefined) => Number.isInteger(value?.index) && Number.isInteger(value?.end);

/** Completes options. Since nothing may fail here, invalid and inherited options are ignored. */
export function settingsOf(options: RedactOptions | undefined): Settings {
  const { parameters, headers, softBreaks, replacement, single, also } = ownFields(options);
  const names = Array.isArray(parameters) ? parameters.filter((name) => typeof name === "string") : [];
  known ??= new Parameters([]);
  return {
    parameters: names.length > 0 ? new Parameters(names) : known,
    headers: headers === true,
    softBreaks: softBreaks === true,
    mask: typeof replacement === "string" ? replacement : MASK,
    single: single === true,
    also: Array.isArray(also) ? also.filter(isSpan) : [],
  };
}
