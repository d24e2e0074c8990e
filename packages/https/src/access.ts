import type { Encoded } from "@url1738/core";
import type { HttpUrl } from "./http-url.ts";
import type { HttpsUrl } from "./https-url.ts";

/**
 * The steps to access an HTTP URL: connect, and ask for the target.
 *
 * @public
 */
export interface HttpAccess {
  /** Always `"http"`. */
  protocol: "http";
  /** The host to connect to; an IPv6 address is in brackets. */
  host: string;
  /** The port to connect to. */
  port: number;
  /** Always `"GET"`. */
  method: "GET";
  /** The request target, still percent-encoded: the path, and `?` and the query if there is one; never the fragment. */
  target: Encoded;
}

/**
 * The steps to access an HTTPS URL: connect, agree on TLS, verify that the certificate is the host's, and ask for the target.
 *
 * @public
 */
export interface HttpsAccess extends Omit<HttpAccess, "protocol"> {
  /** Always `"https"`. */
  protocol: "https";
}

/** Returns the fields that both accesses share. An encoded text has no raw control characters, so there is nothing to refuse. */
function request({ host, port, path, query }: HttpUrl | HttpsUrl): Omit<HttpAccess, "protocol"> {
  return { host, port, method: "GET", target: `${path}${query === undefined ? "" : `?${query}`}` as Encoded };
}

/** Returns the steps to access a checked HTTP URL. */
export function httpAccess(url: HttpUrl): HttpAccess {
  return { protocol: "http", ...request(url) };
}

/**
 * Returns the steps to access a checked HTTPS URL; the scheme's own `access` checks it first. For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @returns The steps, as plain data.
 * @public
 */
export function httpsAccess(url: HttpsUrl): HttpsAccess {
  return { protocol: "https", ...request(url) };
}
