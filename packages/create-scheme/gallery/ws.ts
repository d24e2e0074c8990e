import { type Inferred, optional, schemeDefinition, sequence } from "@url1738/core/define";
import { authority, pathAbempty, query, uriText } from "@url1738/rfc3986";
import type { Examples } from "@url1738/testkit";

// WebSockets: RFC 6455 §3, on the rules of RFC 3986.

// ws-URI = "ws:" "//" host [ ":" port ] path [ "?" query ]
const schemepart = sequence("//", authority, pathAbempty, optional("?", uriText("query", query)));

/** A URL of the scheme `ws`. */
export type WsUrl = Inferred<"ws", typeof schemepart>;

/** The way to the resource: connect, and upgrade a request for this target. */
export interface WsAccess {
  protocol: "ws";
  /** A name, or an address; one of IPv6 without its brackets. */
  host: string;
  port: number;
  /** The resource name, still percent-encoded: nothing in it can end the line. */
  target: string;
}

/** Says how the resource is reached. */
export function access({ host, port, path, query }: WsUrl): WsAccess {
  const target = query === undefined ? path : `${path}?${query}`;
  return { protocol: "ws", host: host.replace(/^\[|\]$/g, ""), port, target };
}

/** The definition of the scheme `ws`. */
export const wsDefinition = schemeDefinition({
  name: "ws",
  specification: "RFC 6455",
  section: "3",
  defaultPort: 80,
  unsafe: "~[]",
  relative: "always",
  schemepart,
  access,
});

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    {
      url: "ws://Host.example/chat?room=1",
      value: { host: "host.example", port: 80, path: "/chat", query: "room=1" },
      href: "ws://host.example/chat?room=1",
    },
    {
      url: "ws://[2001:DB8::1]:8080",
      value: { host: "[2001:db8::1]", port: 8080, path: "/" },
      href: "ws://[2001:db8::1]:8080/",
    },
  ],
  errors: [
    { why: "a fragment must not be used", section: "3", url: "ws://h/#a", code: "syntax", index: 7 },
    { why: "no host", url: "ws:///chat", code: "syntax", index: 5, component: "host" },
    { why: "a user", url: "ws://anna@h/", code: "syntax", index: 9 },
  ],
  parts: [{ parts: { host: "H" }, url: "ws://h/" }],
  refused: [{ value: { host: "h", port: 80, path: "chat" }, component: "path" }],
  access: [{ url: "ws://[::1]/a?b", access: { protocol: "ws", host: "::1", port: 80, target: "/a?b" } }],
};
