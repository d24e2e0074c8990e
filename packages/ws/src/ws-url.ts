import type { Encoded } from "@url1738/core";

/**
 * A WebSocket URL (RFC 6455 §3).
 *
 * @public
 */
export interface WsUrl {
  /** `"wss"`, with TLS, or `"ws"`, without. */
  scheme: "ws" | "wss";
  /** The host: a name in lower case, four decimal numbers, or an IPv6 address in brackets. */
  host: string;
  /** The port, 0-65535; 80 or, for `wss`, 443 when the URL names none. */
  port: number;
  /** The path, still percent-encoded, with the `/` before it; `/` when the URL has none. */
  path: Encoded;
  /** The query, still percent-encoded, without the `?` before it; absent and empty differ. */
  query?: Encoded | undefined;
}

/**
 * The steps to access a WebSocket URL: connect, for `wss` agree on TLS and verify the certificate, and ask for the resource in the opening
 * handshake (RFC 6455 §4.1).
 *
 * @public
 */
export interface WsAccess {
  /** `"wss"`, with TLS, or `"ws"`, without. */
  protocol: "ws" | "wss";
  /** The host to connect to; an IPv6 address is in brackets. */
  host: string;
  /** The port to connect to. */
  port: number;
  /** Always `"GET"`. */
  method: "GET";
  /** The resource name, still percent-encoded: the path, and `?` and the query if that is not empty. */
  target: Encoded;
}

/**
 * Returns the steps to access a checked WebSocket URL; the scheme's own `access` checks it first. For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @returns The steps, as plain data.
 * @public
 */
// An encoded text has no raw control characters, so nothing could end the request line.
export function wsAccess({ scheme, host, port, path, query }: WsUrl): WsAccess {
  // resource-name: "/" if the path component is empty, the path component, "?" if the query component is non-empty, the query component
  const target = `${path}${query ? `?${query}` : ""}` as Encoded;
  return { protocol: scheme, host, port, method: "GET", target };
}
