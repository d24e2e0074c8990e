import type { Encoded } from "@url1738/core";
import type { HttpUrl } from "./http-url.ts";
import type { HttpsUrl } from "./https-url.ts";

/**
 * How an HTTP URL is accessed: connect, and ask for the target.
 *
 * @public
 */
export interface HttpAccess {
  /** Always `"http"`. */
  protocol: "http";
  /** The host to connect to; an address of IPv6 stands in brackets. */
  host: string;
  /** The port to connect to. */
  port: number;
  /** Always `"GET"`. */
  method: "GET";
  /** The request target, still percent-encoded: `/`, the path, and `?` and the search part if there is one; never the fragment. */
  target: Encoded;
}

/**
 * How an HTTPS URL is accessed: connect, agree on TLS, verify that the certificate is the host's, and ask for the target.
 *
 * @public
 */
export interface HttpsAccess extends Omit<HttpAccess, "protocol"> {
  /** Always `"https"`. */
  protocol: "https";
}

/** Gives what both accesses share. An encoded text has no raw control characters, so nothing is left to refuse. */
function request({ host, port, path, search }: HttpUrl | HttpsUrl): Omit<HttpAccess, "protocol"> {
  return { host, port, method: "GET", target: `/${path}${search === undefined ? "" : `?${search}`}` as Encoded };
}

/** Says how a checked HTTP URL is accessed. */
export function httpAccess(url: HttpUrl): HttpAccess {
  return { protocol: "http", ...request(url) };
}

/** Says how a checked HTTPS URL is accessed. */
export function httpsAccess(url: HttpsUrl): HttpsAccess {
  return { protocol: "https", ...request(url) };
}
