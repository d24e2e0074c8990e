import type { Encoded } from "@url1738/core";

/**
 * An HTTP URL (RFC 1738 §3.3).
 *
 * @public
 */
export interface HttpUrl {
  /** Always `"http"`. */
  scheme: "http";
  /** The host: a name in lower case, or four decimal numbers. */
  host: string;
  /** The port, 0-65535; 80 when the URL names none. */
  port: number;
  /** The path, still percent-encoded, without the `/` before it; empty when the URL has none. */
  path: Encoded;
  /** The search part, still percent-encoded, without the `?` before it; absent and empty differ. */
  search?: Encoded | undefined;
}
