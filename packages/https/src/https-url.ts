import type { HttpUrl } from "./http-url.ts";

/**
 * An HTTPS URL of today (RFC 9110 §4.2.2), with the components of an HTTP URL.
 *
 * @public
 */
export interface HttpsUrl extends Omit<HttpUrl, "scheme" | "port"> {
  /** Always `"https"`. */
  scheme: "https";
  /** The port, 0-65535; 443 when the URL names none. */
  port: number;
}
