import type { Encoded } from "@url1738/core";
import type { Advice, Place, ValueError } from "@url1738/core/define";

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

/**
 * Finds what people write by habit of the platform's `URL`: an empty port, a path without its slash, and a `search`, or a query, with its
 * `?`. In a whole value, as `parse` returns it, a query may begin with a second `?`. For schemes derived from `https`.
 *
 * @param parts - The parts that `build` or `update` is given.
 * @returns The first error.
 * @public
 */
export function httpsCheckParts(parts: Readonly<Record<string, unknown>>): ValueError | undefined {
  const { scheme, host, path, port, query, search } = parts;
  if (typeof path === "string" && /^[^/]/.test(path))
    return { component: "path", reason: "https/path", message: "Write the path with a slash before it." };
  if (port === "") return { component: "port", reason: "https/port", message: "Leave out a port that is empty." };
  const component = search === undefined ? "query" : "search";
  const isWhole = scheme && host && path && typeof port === "number";
  if (component === "search" || (!isWhole && typeof query === "string" && query.startsWith("?")))
    return { component, reason: "https/query", message: 'Write "query", and no question mark before it.' };
  return undefined;
}

/** `parse("https://anna@host.dom/")` */
const userinfo: Advice = {
  reason: "https/userinfo",
  sentence: "Leave out everything before the host, up to the @ (RFC 9110, section 4.2.4).",
};

/** Returns the URL meant by a host whose name begins with `www.`, unless a scheme follows. For schemes derived from `https`. @public */
export function meant(text: string): string | undefined {
  return /^www\.(?!\w+:\/)[^@]*$/i.test(text) ? `https://${text}` : undefined;
}

/** Matches a text whose authority has userinfo, up to its `@`. Each error of a text asks again, so this does not read far. */
const USERINFO = /^https?:\/\/[^/?#]{0,1024}@/i;

/**
 * Advises against userinfo if a text leaves the grammar there (RFC 9110 §4.2.4). For schemes derived from `https`.
 *
 * @param place - The place where the text leaves the grammar.
 * @returns The advice, if the authority has userinfo.
 * @public
 */
export function httpsHint({ text, index }: Place): Advice | undefined {
  const end = USERINFO.exec(text)?.[0].length ?? 0;
  if (index >= end) return undefined;
  return { ...userinfo, fix: { index: text.indexOf("//") + 2, end, replacement: "", sure: false } };
}

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
