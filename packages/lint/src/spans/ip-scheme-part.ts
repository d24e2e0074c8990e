import { type Encoded, MAX_LENGTH } from "@url1738/core";
import type { ComponentPlace } from "@url1738/core/grammar";
import { decode, normalise, ownFields, readHostport } from "@url1738/core/runtime";

/** The parts of a URL whose scheme follows the common Internet scheme syntax (RFC 1738 §3.1). @public */
export interface IpSchemePart {
  /** The user name, decoded; an absent one and an empty one differ. */
  user?: string | undefined;
  /** The password, decoded. */
  password?: string | undefined;
  /** The host, in lower case. */
  host: string;
  /** The port, 0-65535, if the URL has one. */
  port?: number | undefined;
  /** The part after the `/` that follows host and port. */
  urlPath?: Encoded | undefined;
}

// uchar = unreserved | escape
const ESCAPE = "%[\\dA-Fa-f]{2}";
const UNRESERVED = "\\dA-Za-z$_.+!*'(),\\-";

// user = *[ uchar | ";" | "?" | "&" | "=" ]
// password = *[ uchar | ";" | "?" | "&" | "=" ]
const LOGIN_TEXT = `[${UNRESERVED};?&=]*(?:${ESCAPE}[${UNRESERVED};?&=]*)*`;

// urlpath = *xchar
const URLPATH = `[${UNRESERVED};/?:@&=]*(?:${ESCAPE}[${UNRESERVED};/?:@&=]*)*`;

// ip-schemepart = "//" login [ "/" urlpath ]
// login = [ user [ ":" password ] "@" ] hostport
/** Matches an ip-schemepart, if {@link readHostport} takes what follows the login. */
const IP_SCHEMEPART = new RegExp(
  `^//(?:(?<user>${LOGIN_TEXT})(?::(?<password>${LOGIN_TEXT}))?@)?(?<host>[^:/]*)(?::(?<port>\\d+))?(?:/(?<urlPath>${URLPATH}))?$`,
  "d",
);

/** Returns the match of an ip-schemepart, and its host and port in canonical form. */
function matched(text: string) {
  const match = IP_SCHEMEPART.exec(text);
  const { host = "", port } = match?.groups ?? {};
  const read = readHostport(port === undefined ? host : `${host}:${port}`, -1);
  return match !== null && read !== undefined ? { ...read, match } : undefined;
}

/** Matches a text whose user or password has a character that ends the host for other parsers. */
const ENDS_EARLY = /^\/\/[^/?\\@]*[?\\][^/@]*@/;

/**
 * Reads the common Internet scheme syntax (RFC 1738 §3.1) out of a URL of an unknown scheme.
 *
 * @param url - A value of the generic fallback.
 * @returns The parts, or `undefined` if the URL does not derive from `ip-schemepart`, if its host or port is not allowed, or if the
 *   user or password has a raw `?`, because other parsers then read another host.
 * @public
 */
export function ipSchemePart(url: { readonly schemePart: Encoded }): IpSchemePart | undefined {
  const { schemePart } = ownFields(url);
  // Longer texts can be too much for a regular expression.
  if (typeof schemePart !== "string" || schemePart.length > MAX_LENGTH || ENDS_EARLY.test(schemePart)) return undefined;
  const matchedHost = matched(schemePart);
  if (matchedHost === undefined) return undefined;
  const { user, password, port, urlPath } = matchedHost.match.groups ?? {};
  return {
    user: user && decode(user),
    password: password && decode(password),
    host: matchedHost.host,
    port: port === undefined ? undefined : matchedHost.port,
    urlPath: urlPath === undefined ? undefined : normalise(urlPath),
  };
}

/** Finds the places of the parts that {@link ipSchemePart} reads, in a text from `start` on. */
export function ipPlaces(text: string, start: number): readonly ComponentPlace[] {
  const places = Object.entries(matched(text.slice(start))?.match.indices?.groups ?? {});
  return places.flatMap(([component, place]) =>
    place === undefined ? [] : [{ component, index: start + place[0], end: start + place[1] }],
  );
}
