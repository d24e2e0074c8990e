/**
 * A mailto URL (RFC 1738 §3.5): the Internet mailing address of an individual or service, and nothing else.
 *
 * @public
 */
export interface MailtoUrl {
  /** Always `"mailto"`. */
  scheme: "mailto";
  /** The address, decoded: an addr-spec by RFC 822, as written. */
  address: string;
}
