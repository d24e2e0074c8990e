import type { Encoded } from "@url1738/core";
import type { Advice, Place } from "@url1738/core/define";

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
export function httpAccess({ host, port, path, search }: HttpUrl): HttpAccess {
  const target = `/${path}${search === undefined ? "" : `?${search}`}` as Encoded;
  return { protocol: "http", host, port, method: "GET", target };
}

/** Which RFC allows what RFC 1738 refuses, and what to use instead. */
const ALLOWED = "RFC 3986 allows this: use http of @url1738/https, or registry of url1738 in place of rfc1738.";

/** `ten.parse("http://host.dom/~anna")` */
const tilde: Advice = {
  reason: "http/tilde",
  sentence: `Write {replacement} instead. ${ALLOWED}`,
};

/** `ten.parse("http://host.dom/#top")` */
const fragment: Advice = {
  reason: "http/fragment",
  sentence: `Leave out the fragment, from the # on. ${ALLOWED}`,
};

/** `ten.parse("http://[::1]/")` */
const ipv6: Advice = {
  reason: "http/ipv6",
  sentence: `Write the name of the host: URLs of RFC 1738 have no IPv6 addresses. ${ALLOWED}`,
};

/** `ten.parse("http://host.dom?a=b")` */
const slashBeforeQuery: Advice = {
  reason: "http/slash-before-query",
  sentence: `Write a / before the question mark. ${ALLOWED}`,
};

/** `ten.parse("http://my_host.dom/")` */
const underscore: Advice = {
  reason: "http/underscore",
  sentence: `A host of RFC 1738 has no underscores. ${ALLOWED}`,
};

/** `ten.parse("http://host.dom./")` */
const finalDot: Advice = {
  reason: "http/final-dot",
  sentence: `Leave out the dot at the end of the host. ${ALLOWED}`,
};

/** `ten.parse("http://host.dom:/")` */
const emptyPort: Advice = {
  reason: "http/empty-port",
  sentence: `Leave out the colon, or write a port after it. ${ALLOWED}`,
};

/** `ten.parse("http://host.dom/?a/b")` */
const inSearch: Advice = {
  reason: "http/in-search",
  sentence: `Write {replacement} in the search. ${ALLOWED}`,
};

/** The greatest length of an authority: a name of 255 characters, and a port. */
const MOST = 300;

/** Advises on text in the authority, if a host that RFC 3986 allows is all of it. */
function hintAuthority(authority: string, start: number, { text, index, found }: Place): Advice | undefined {
  if (/^\[[\d:A-Fa-f.]*:[\d:A-Fa-f.]*\](?::\d*)?$/.test(authority)) return ipv6;
  const [, host = "", colon] = /^([\w.-]+?)\.?(:\d*)?$/.exec(authority) ?? [];
  if (host === "") return undefined;
  if (found === "_") return underscore;
  const dot = start + host.length;
  if (/(?:^|\.)[A-Za-z][\dA-Za-z-]*$/.test(host) && index === dot + 1 && authority[host.length] === ".")
    return { ...finalDot, fix: { index: dot, end: index, replacement: "", sure: false } };
  const end = start + authority.length;
  if (colon === ":" && index === end && !text.startsWith("//", end))
    return { ...emptyPort, fix: { index: index - 1, end: index, replacement: "", sure: false } };
  const isHost = /(?:^|\.)[A-Za-z][\dA-Za-z-]*$|^(?:\d+\.){3}\d+$/.test(host);
  return found === "?" && index === end && isHost
    ? { ...slashBeforeQuery, fix: { index, end: index, replacement: "/", sure: false } }
    : undefined;
}

/**
 * Advises on what RFC 1738 refuses and RFC 3986 allows, such as `~` or a fragment, and names what reads it. For schemes derived from
 * this one.
 *
 * @param place - The place where the text leaves the grammar.
 * @returns The advice, if there is any.
 * @public
 */
export function httpHint(place: Place): Advice | undefined {
  const { text, index, found } = place;
  const start = text.indexOf(":") + 3;
  if (!text.startsWith("//", start - 2)) return undefined;
  const [authority = ""] = /^[^/?#]*/.exec(text.slice(start, start + MOST)) ?? [];
  const end = start + authority.length;
  if (found === "#" && index > start && index >= end)
    return { ...fragment, fix: { index, end: text.length, replacement: "", sure: false } };
  if (index <= end) return hintAuthority(authority, start, place);
  // A broken escape is another error.
  if (/%[\dA-Fa-f]?$/.test(text.slice(index - 2, index))) return undefined;
  if (found === "~") return { ...tilde, fix: { index, end: index + 1, replacement: "%7E", sure: true } };
  // In the path, neither of the two is an error by itself.
  const escaped = found === "?" ? "%3F" : found === "/" ? "%2F" : undefined;
  return escaped && { ...inSearch, fix: { index, end: index + 1, replacement: escaped, sure: false } };
}
