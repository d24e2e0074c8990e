/**
 * A Gopher or Gopher+ URL (RFC 1738 §3.4).
 *
 * @public
 */
export interface GopherUrl {
  /** Always `"gopher"`. */
  scheme: "gopher";
  /** The host: a name in lower case, or four decimal numbers. */
  host: string;
  /** The port, 0-65535; 70 when the URL names none. */
  port: number;
  /** The gopher type, one octet, decoded; `"1"`, a directory, when the URL has no path. */
  gtype: string;
  /** The selector, decoded: any octets but tab, line feed and carriage return. */
  selector: string;
  /** The search string, decoded; absent and empty differ. */
  search?: string | undefined;
  /** The Gopher+ string, decoded; never without a search. */
  gopherPlus?: string | undefined;
}
