import type { Sought } from "./finder.ts";
import { namesWith, type Parameters, parametersWith } from "./names.ts";
import type { Span } from "./spans.ts";

/**
 * Reads the fields that an object has itself, once: a polluted prototype is not obeyed, and what cannot be read, such as a proxy that has
 * been revoked, has none.
 */
export function ownFields<T extends object>(value: T | null | undefined): Partial<T> {
  const own: object = Object.create(null);
  try {
    return Object.assign(own, value);
  } catch {
    return own;
  }
}

/**
 * What is taken for a secret, and what is shown instead.
 *
 * @public
 */
export interface RedactorOptions {
  /** Names of parameters whose values are hidden in addition to those of the known ones, in any case. */
  readonly parameters?: readonly string[] | undefined;
  /** Whether what follows `Authorization:`, `Proxy-Authorization:`, `Cookie:` and `Set-Cookie:` is hidden, to the end of the line. */
  readonly headers?: boolean | undefined;
  /** Stands in place of each secret; without it, `***`. */
  readonly replacement?: string | undefined;
}

/**
 * What is taken for a secret, and where.
 *
 * @public
 */
export interface RedactOptions extends RedactorOptions {
  /**
   * Whether the text is a single URL, or was meant as one, such as the input of a parser. Then the password of a login is hidden also where
   * no slashes follow the scheme's colon, and across white space. It is what errors hide of such a text.
   */
  readonly single?: boolean | undefined;
  /** Parts of the text that are hidden as well, such as those that a scheme calls secret. */
  readonly also?: readonly Span[] | undefined;
}

/**
 * Stands in place of a secret.
 *
 * @public
 */
export const MASK = "***";

/** Of the list alone: made once. */
let known: Parameters | undefined;

/** The options, complete. */
export interface Settings extends Sought {
  readonly mask: string;
  readonly also: readonly Span[];
}

const isSpan = (value: Partial<Span> | undefined) => Number.isInteger(value?.index) && Number.isInteger(value?.end);

/** Completes options. Since nothing may fail here, whatever is not an option counts for nothing; nor does what is inherited. */
export function settingsOf(options: RedactOptions | undefined): Settings {
  const { parameters, headers, replacement, single, also } = ownFields(options);
  const names = Array.isArray(parameters) ? parameters.filter((name) => typeof name === "string") : [];
  known ??= parametersWith(namesWith([]));
  return {
    parameters: names.length > 0 ? parametersWith(namesWith(names)) : known,
    headers: headers === true,
    mask: typeof replacement === "string" ? replacement : MASK,
    isInput: single === true,
    also: Array.isArray(also) ? also.filter(isSpan) : [],
  };
}
