/**
 * How the body of a letter, or of a part of one, was encoded: what the header fields say that stand before it (RFC 2045, RFC 3676).
 *
 * @public
 */
export interface MimeBody {
  /** The `Content-Transfer-Encoding`, if it changes the text. */
  readonly encoding?: "quoted-printable" | undefined;
  /** The parameter `charset` of the `Content-Type`: of which character set escaped octets are; UTF-8 by default. */
  readonly charset?: string | undefined;
  /** The parameter `format` of the `Content-Type`: whether lines that end with a blank go on in the next one. */
  readonly format?: "flowed" | undefined;
  /** The parameter `DelSp` of the `Content-Type`: whether that blank is not part of the text; `false` by default. */
  readonly delSp?: boolean | undefined;
}
