import { ownFields } from "../contract/own-fields.ts";

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
   * and quotation marks do not end a secret, its length is not limited, a user may have a `?`, and no slashes need to follow the
   * scheme's colon.
   */
  readonly single?: boolean | undefined;
}

/** The options, complete. */
export interface Settings {
  /** Names of parameters besides the known ones. */
  readonly parameters: readonly string[];
  /** Whether the text is, or should be, one URL. */
  readonly isSingle: boolean;
}

/** Completes options. Since nothing may fail here, what is not an option counts for nothing; nor does what is inherited. */
export function settingsOf(options: RedactOptions): Settings {
  const { parameters, single } = ownFields(options);
  return {
    parameters: Array.isArray(parameters) ? parameters.filter((name) => typeof name === "string") : [],
    isSingle: single === true,
  };
}
