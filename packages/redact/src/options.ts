import { itemsOf, ownFields } from "./own-fields.ts";
import { type SecretNameOptions, type SecretNames, secretNames } from "./secret-name.ts";
import type { Span } from "./spans.ts";

/**
 * The secrets to find, and their replacement.
 *
 * @public
 */
export interface RedactorOptions extends SecretNameOptions {
  /**
   * True if the values of the header fields `Authorization`, `Proxy-Authorization`, `Cookie` and `Set-Cookie` are masked; those of any field
   * with the name of a secret at the beginning of a line, after `>`, `<`, `-H`, `--header` or a quotation mark; and the password of an
   * argument such as `--user anna:pw`. A value ends with the line, or at the quotation mark that precedes the name.
   */
  readonly headers?: boolean | undefined;
  /**
   * True if the values of members of JSON with the names of secrets are masked: strings, and under the names of passwords and one-time codes
   * all but arrays and objects.
   */
  readonly members?: boolean | undefined;
  /** True if tokens that are known by their shape are masked wherever they stand, such as those of GitHub or Slack, and JSON Web Tokens. */
  readonly tokens?: boolean | undefined;
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

/** The options with all defaults filled in. */
export interface Settings {
  readonly names: SecretNames;
  readonly headers: boolean;
  readonly members: boolean;
  readonly tokens: boolean;
  readonly softBreaks: boolean;
  readonly mask: string;
  readonly single: boolean;
  readonly also: Span[];
}

const isSpan = (value: unknown): value is Span => {
  const { index, end } = ownFields(value as Span | undefined);
  return Number.isInteger(index) && Number.isInteger(end);
};

/** Completes options. Since nothing may fail here, invalid and inherited options are ignored. */
export function settingsOf(options: RedactOptions | undefined): Settings {
  const own = ownFields(options);
  const { headers, members, tokens, softBreaks, replacement, single, also } = own;
  return {
    names: secretNames(own),
    headers: headers === true,
    members: members === true,
    tokens: tokens === true,
    softBreaks: softBreaks === true,
    mask: typeof replacement === "string" ? replacement : MASK,
    single: single === true,
    also: itemsOf(also, isSpan),
  };
}
