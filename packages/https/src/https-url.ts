import type { HttpUrl } from "@url1738/http";

/**
 * An HTTPS URL: the components of an HTTP URL (RFC 1738 §3.3).
 *
 * @public
 */
export interface HttpsUrl extends Omit<HttpUrl, "scheme" | "port"> {
  /** Always `"https"`. */
  scheme: "https";
  /** The port, 0-65535; 443 when the URL names none. */
  port: number;
}
