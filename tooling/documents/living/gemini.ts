import {
  defineScheme,
  encodedText,
  type Inferred,
  implied,
  many,
  oneOf,
  optional,
  rule,
  schemeDefinition,
  sequence,
  uchar,
} from "@url1738/core/define";
import { hostport6 } from "@url1738/rfc3986";

// pchar = uchar | ";" | ":" | "@" | "&" | "=" | "~"
const pchar = oneOf(uchar, ";:@&=~");

// path = *[ pchar | "/" ]
const path = rule("path", many(oneOf(pchar, "/")));

// query = *[ pchar | "/" | "?" ]
const query = rule("query", many(oneOf(pchar, "/?")));

// geminiurl = "gemini://" hostport6 [ "/" path [ "?" query ]]
const schemepart = sequence(
  "//",
  hostport6,
  implied("/", encodedText("path", path, { absent: "" }), optional("?", encodedText("query", query))),
);

/** A URL of the scheme `gemini`. */
export type GeminiUrl = Inferred<"gemini", typeof schemepart>;

/** The way to reach a resource: connect, agree on TLS, send the request, and read until the server closes the connection. */
export interface GeminiAccess {
  protocol: "gemini";
  /** A name, or an address without brackets. */
  host: string;
  port: number;
  /** The line to send, with its end. */
  request: string;
}

/** Makes the request from the URL: nothing in it can end the line, for every character not allowed in a URL is escaped. */
export function access({ host, port, path, query }: GeminiUrl): GeminiAccess {
  const authority = port === 1965 ? host : `${host}:${port}`;
  const target = query === undefined ? path : `${path}?${query}`;
  return {
    protocol: "gemini",
    host: host.replace(/^\[|\]$/g, ""),
    port,
    request: `gemini://${authority}/${target}\r\n`,
  };
}

/** The definition of the scheme `gemini`. */
export const geminiDefinition = schemeDefinition({
  name: "gemini",
  defaultPort: 1965,
  // Its URLs are those of RFC 3986: ~anna is a folder, and [::1] a host.
  unsafe: "~[]",
  schemepart,
  access,
});

/** The scheme `gemini`. */
export const gemini = defineScheme(geminiDefinition);
