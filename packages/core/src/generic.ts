import { xchar } from "./characters.ts";
import { encodedText } from "./components.ts";
import { Url1738Error, urlError } from "./errors.ts";
import { type Encoded, normalise } from "./escape.ts";
import { many, optional, rule, sequence } from "./grammar.ts";
import { componentsReader } from "./machines/read.ts";
import { departures } from "./machines/simulate.ts";
import { type Methods, methods } from "./methods.ts";
import type { Sequence } from "./nodes.ts";
import type { Grammar } from "./scheme.ts";
import { login } from "./shared-rules.ts";

/**
 * A URL of a scheme of which nothing else is known: `otherurl = genericurl` (RFC 1738 §5).
 *
 * @public
 */
export interface GenericUrl {
  /** The scheme, in lower case. */
  scheme: string;
  /** What follows the scheme and its colon. */
  schemePart: Encoded;
}

// schemepart = *xchar | ip-schemepart
// Of which the first includes the second.
const schemepart = rule("schemepart", many(xchar));

const anySchemepart = encodedText("schemePart", schemepart);

/** Any scheme at all. */
export function genericScheme(): Grammar & Methods<GenericUrl, never, unknown> {
  const grammar = {
    name: undefined,
    defaultPort: undefined,
    section: "2.1",
    schemepart: anySchemepart,
    hint: undefined,
    hazards: undefined,
  };
  const own = methods<GenericUrl, never, unknown>({
    name: undefined,
    section: "2.1",
    schemepart: anySchemepart,
    value: (scheme, schemePart) => ({ scheme, schemePart: schemePart as Encoded }),
    access: "How to access a URL is part of its scheme's definition, and this scheme is not known here.",
  });
  return { ...grammar, ...own };
}

let depart: ReturnType<typeof departures> | undefined;

/**
 * Checks a percent-encoded text and brings it into normal form: hexadecimal digits in upper case; letters, digits, `-`, `_` and
 * `.` not escaped.
 *
 * @param text - Raw characters and escapes: `*xchar` (RFC 1738 §5).
 * @returns The same text in normal form.
 * @throws Url1738Error - With the code `syntax` and the index of the first character that would have to be escaped.
 * @public
 */
export function encoded(text: string): Encoded {
  depart ??= departures(schemepart);
  const departure = depart(text);
  if (departure === undefined) return normalise(text);
  const { index, expected } = departure;
  const message =
    "An encoded text has only characters that may stand raw in a URL, and escapes: % and two hexadecimal digits.";
  throw new Url1738Error(urlError({ code: "syntax", index, end: index, expected, section: "2.2", message }));
}

/**
 * The parts of a URL whose scheme follows the common Internet scheme syntax (RFC 1738 §3.1).
 *
 * @public
 */
export interface IpSchemePart {
  /** The user name, decoded; absent and empty differ. */
  user?: string | undefined;
  /** The password, decoded. */
  password?: string | undefined;
  /** The host, in lower case. */
  host: string;
  /** The port, 0-65535, if the URL has one. */
  port?: number | undefined;
  /** What follows the `/` after host and port. */
  urlPath?: Encoded | undefined;
}

// ip-schemepart = "//" login [ "/" urlpath ]
// urlpath = *xchar
export const ipSchemepart: Sequence = sequence(
  "//",
  login,
  optional("/", encodedText("urlPath", rule("urlpath", many(xchar)))),
);

let ipReader: ReturnType<typeof componentsReader> | undefined;

/**
 * Reads the common Internet scheme syntax (RFC 1738 §3.1) out of a URL of an unknown scheme.
 *
 * @param url - A value of the generic fallback.
 * @returns Its parts, or `undefined` where it does not derive from `ip-schemepart` or its host or port is not allowed.
 * @public
 */
export function ipSchemePart(url: Pick<GenericUrl, "schemePart">): IpSchemePart | undefined {
  ipReader ??= componentsReader(ipSchemepart, "", { defaultPort: undefined });
  const components = ipReader.read(url.schemePart);
  if (components === undefined) return undefined;
  const [, user, password, host, port, urlPath] = components as [string, string?, string?, string?, number?, Encoded?];
  return { user, password, host: host as string, port, urlPath };
}
