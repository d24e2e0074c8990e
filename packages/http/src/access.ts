import type { Encoded } from "@url1738/core";
import type { HttpUrl } from "./http-url.ts";

/**
 * The steps to access an HTTP URL (RFC 1738 §3.3): connect, and ask for the target.
 *
 * @public
 */
export interface HttpAccess {
  /** Always `"http"`. */
  protocol: "http";
  /** The host to connect to. */
  host: string;
  /** The port to connect to. */
  port: number;
  /** Always `"GET"`. */
  method: "GET";
  /** The request target, still percent-encoded: `/`, the path, and `?` and the search part if there is one. */
  target: Encoded;
}

/**
 * Returns the steps to access a checked HTTP URL; the scheme's own `access` checks it first. For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @returns The steps, as plain data.
 * @public
 */
// An encoded text has no raw control characters, so there is nothing to refuse. Two of them joined by `/` and `?` make another one.
export function access({ host, port, path, search }: HttpUrl): HttpAccess {
  const target = `/${path}${search === undefined ? "" : `?${search}`}` as Encoded;
  return { protocol: "http", host, port, method: "GET", target };
}
