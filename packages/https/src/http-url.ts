import type { Encoded } from "@url1738/core";

/**
 * An HTTP URL of today (RFC 9110 §4.2.1).
 *
 * @public
 */
export interface HttpUrl {
  /** Always `"http"`. */
  scheme: "http";
  /** The host: a name in lower case, four decimal numbers, or an IPv6 address in brackets. */
  host: string;
  /** The port, 0-65535; 80 when the URL names none. */
  port: number;
  /** The path, still percent-encoded, with the `/` before it; `/` when the URL has none. */
  path: Encoded;
  /** The query, still percent-encoded, without the `?` before it; absent and empty differ. */
  query?: Encoded | undefined;
  /** The fragment, still percent-encoded, without the `#` before it; absent and empty differ. */
  fragment?: Encoded | undefined;
}
