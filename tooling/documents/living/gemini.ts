import {
  defineScheme,
  encodedText,
  hostport6,
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

/** How a resource is reached: connect, agree on TLS, send the request, and read until the server ends. */
export interface GeminiAccess {
  protocol: "gemini";
  /** A name, or an address without brackets. */
  host: string;
  port: number;
  /** The line to send, with its end. */
  request: string;
}

/** The request is the URL: nothing in it can end the line, for all that is not a character of a URL is escaped. */
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

/** What the scheme `gemini` is. */
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
