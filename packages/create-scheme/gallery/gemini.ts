import {
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
import type { Examples } from "@url1738/testkit";

// Pages and files of Gemini capsules.

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

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    { url: "gemini://[::1]:1966/~anna/?a/b?c", value: { host: "[::1]", port: 1966, path: "~anna/", query: "a/b?c" } },
    { url: "gemini://H", value: { host: "h", port: 1965, path: "" }, href: "gemini://h/" },
  ],
  errors: [
    {
      why: "an unsafe character that is not named",
      url: "gemini://h/a|b",
      code: "syntax",
      index: 12,
      component: "path",
    },
    {
      why: "an address that is none",
      url: "gemini://[1:2]/",
      code: "not-allowed",
      index: 10,
      end: 13,
      component: "host",
    },
  ],
  parts: [{ parts: { host: "[2001:DB8::0]" }, url: "gemini://[2001:db8::]/" }],
  refused: [
    { value: { host: "::1", port: 1965, path: "" }, component: "host" },
    { value: { host: "[0::1]", port: 1965, path: "" }, component: "host" },
  ],
  access: [
    {
      url: "gemini://[::1]/~a?b",
      access: { protocol: "gemini", host: "::1", port: 1965, request: "gemini://[::1]/~a?b\r\n" },
    },
  ],
  strings: [{ field: "request", pattern: "gemini://[!-~]+\\r\\n", why: "The request is one line, and has its end." }],
};
