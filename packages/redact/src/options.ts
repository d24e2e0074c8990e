import { MASK } from "./masked-at.ts";
import { namesOfTexts } from "./names-of-texts.ts";
import { itemsOf, ownFields } from "./own-fields.ts";
import type { SecretNameOptions, SecretNames } from "./secret-name.ts";
import { SECRET_KINDS, type SecretKind, type Span } from "./spans.ts";

/**
 * The secrets to find, and their replacement.
 *
 * @public
 */
export interface RedactorOptions extends SecretNameOptions {
  /** The kinds of secrets to mask; all of them, unless this names some. */
  readonly only?: readonly SecretKind[] | undefined;
  /**
   * Expressions of your own: whatever they match within a line is masked as well. Only the first 65,536 characters of a line are matched,
   * without the line's end.
   */
  readonly patterns?: readonly RegExp[] | undefined;
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

/** The options with all defaults filled in. */
export interface Settings {
  readonly names: SecretNames;
  readonly kinds: ReadonlySet<SecretKind>;
  /** The kinds, as one text. */
  readonly kindsText: string;
  readonly patterns: readonly RegExp[];
  readonly softBreaks: boolean;
  readonly mask: string;
  readonly single: boolean;
  readonly also: Span[];
}

const isSpan = (value: unknown): value is Span => {
  const { index, end } = ownFields(value as Span | undefined);
  return Number.isInteger(index) && Number.isInteger(end);
};

const isKind = (value: unknown): value is SecretKind => SECRET_KINDS.includes(value as SecretKind);

/** The flags with which an expression finds every match. */
const globally = (flags: string) => `${flags.replace(/[gy]/g, "")}g`;

const isPattern = (value: unknown): value is RegExp => value instanceof RegExp;

/** The settings of those who give no options, made once. */
let defaults: Settings | undefined;

/** Completes options. Since nothing may fail here, invalid and inherited options are ignored. */
export function settingsOf(options: RedactOptions | undefined): Settings {
  if (options === undefined) {
    defaults ??= settingsOf({});
    return defaults;
  }
  const own = ownFields(options);
  const { only, patterns, softBreaks, replacement, single, also } = own;
  const named = itemsOf(only, isKind);
  const kinds = new Set(named.length > 0 ? named : SECRET_KINDS);
  return {
    names: namesOfTexts(own),
    kinds,
    kindsText: [...kinds].join(),
    patterns: itemsOf(patterns, isPattern).map((pattern) => new RegExp(pattern.source, globally(pattern.flags))),
    softBreaks: softBreaks === true,
    mask: typeof replacement === "string" ? replacement : MASK,
    single: single === true,
    also: itemsOf(also, isSpan).sort((one, other) => one.index - other.index),
  };
}
