import { type Encoded, type Scheme, uncheckedScheme } from "@url1738/core";
import {
  encodedText,
  hostport,
  implied,
  many,
  oneOf,
  optional,
  rule,
  search,
  sequence,
  uchar,
} from "@url1738/core/grammar";
import { access, type HttpAccess } from "./access.ts";

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

// hsegment = *[ uchar | ";" | ":" | "@" | "&" | "=" ]
const hsegment = rule("hsegment", many(oneOf(uchar, ";:@&=")));

// hpath = hsegment *[ "/" hsegment ]
const hpath = rule("hpath", hsegment, many("/", hsegment));

// httpurl = "http://" hostport [ "/" hpath [ "?" search ]]
export const schemepart = sequence(
  "//",
  hostport,
  implied("/", encodedText("path", hpath, { absent: "" }), optional("?", encodedText("search", search))),
);

/**
 * The scheme `http` (RFC 1738 §3.3).
 *
 * @public
 */
export const http: Scheme<HttpUrl, HttpAccess> = uncheckedScheme({
  name: "http",
  section: "3.3",
  defaultPort: 80,
  schemepart,
  value: (scheme, host, port, path, search): HttpUrl => ({ scheme, host, port, path, search }),
  meant: (text) => (/^www\.[^@]*$/i.test(text) ? `http://${text}` : undefined),
  // A search may be handed to a program as its arguments; a path begins with its slash.
  hazards: { neverFirst: ["path"] },
  access,
});
