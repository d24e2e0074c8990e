import { ownFields } from "./own-fields.ts";
import type { Span } from "./stretches.ts";

/**
 * What is taken for a secret.
 *
 * @public
 */
export interface RedactorOptions {
  /** Names of parameters whose values are hidden in addition to those of the known ones, in any case. */
  readonly parameters?: readonly string[] | undefined;
}

/**
 * What is taken for a secret, and where.
 *
 * @public
 */
export interface RedactOptions extends RedactorOptions {
  /**
   * Whether the text is a single URL, or was meant as one, such as the input of a parser. Then more is hidden: white space, `<`, `>`
   * and quotation marks do not end a secret, its length is not limited, no slashes need to follow the scheme's colon, and names of
   * parameters need only sound like those of secrets. It is what errors hide of such a text.
   */
  readonly single?: boolean | undefined;
  /** Stretches of a single URL that are hidden as well, such as those that `secretsIn` finds: what its scheme calls secret. */
  readonly also?: readonly Span[] | undefined;
}

/** The options, complete. */
export interface Settings {
  /** Names of parameters besides the known ones, in lower case. */
  readonly parameters: readonly string[];
  /** Whether the text is, or should be, one URL. */
  readonly isSingle: boolean;
  /** What else is hidden of a single URL. */
  readonly also: readonly Span[];
}

const isStretch = (value: Partial<Span> | undefined) => Number.isInteger(value?.index) && Number.isInteger(value?.end);

/** Completes options. Since nothing may fail here, what is not an option counts for nothing; nor does what is inherited. */
export function settingsOf(options: RedactOptions): Settings {
  const { parameters, single, also } = ownFields(options);
  return {
    parameters: Array.isArray(parameters)
      ? parameters.filter((name) => typeof name === "string").map((name) => name.toLowerCase())
      : [],
    isSingle: single === true,
    also: Array.isArray(also) ? also.filter(isStretch) : [],
  };
}
