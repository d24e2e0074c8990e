import type { HttpUrl } from "./http-url.ts";

/**
 * An HTTPS URL as it is today (RFC 9110 §4.2.2): the components of an HTTP URL.
 *
 * @public
 */
export interface HttpsUrl extends Omit<HttpUrl, "scheme" | "port"> {
  /** Always `"https"`. */
  scheme: "https";
  /** The port, 0-65535; 443 when the URL names none. */
  port: number;
}
