import {
  alpha,
  component,
  decimal,
  decodedText,
  digit,
  digits,
  host,
  hostCodec,
  type Inferred,
  list,
  many,
  oneOf,
  optional,
  rule,
  schemeDefinition,
  sequence,
  uchar,
  unescapedText,
} from "@url1738/core/define";
import { lowerCase } from "@url1738/core/runtime";
import { parameters } from "@url1738/rfc3986";
import type { Examples } from "@url1738/testkit";

// Services that are found by SLP: RFC 2609.

// resname = ALPHA *( ALPHA / DIGIT / "+" / "-" )
const resname = rule("resname", alpha, many(oneOf(alpha, digit, "+-")));

// abstract-type = resname [ "." resname ]
const typeName = rule("type-name", resname, optional(".", resname));

// url-path = 1*( "/" *xchar )
const segment = rule("segment", many(oneOf(uchar, "?:@&=")));

// service-url = "service:" type-name [ ":" resname ] "://" host [ ":" digits ] url-path *( ";" parameter )
const schemepart = sequence(
  unescapedText("type", typeName, lowerCase),
  optional(":", unescapedText("urlScheme", resname, lowerCase)),
  "://",
  component("host", host, hostCodec),
  // Each type of service has a port of its own, so the scheme has no default.
  optional(":", decimal("port", digits, 65535)),
  list("path", decodedText("segment", segment), "/", "before"),
  parameters("attributes", ";", "before"),
);

/** A URL of the scheme `service`: a service of this type, and where it is. */
export type ServiceUrl = Inferred<"service", typeof schemepart>;

/** The definition of the scheme `service`. */
export const serviceDefinition = schemeDefinition({
  name: "service",
  specification: "RFC 2609",
  section: "2.1",
  schemepart,
  access: "It designates a service, which is reached by the protocol of its type.",
});

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    {
      url: "service:printer:lpr://igore.wco.ftp.com/draft",
      value: { type: "printer", urlScheme: "lpr", host: "igore.wco.ftp.com", path: ["draft"], attributes: [] },
    },
    {
      url: "service:TFTP://h:69/a%2Fb;owner=root;ro",
      value: {
        type: "tftp",
        host: "h",
        port: 69,
        path: ["a/b"],
        attributes: [{ name: "owner", value: "root" }, { name: "ro" }],
      },
      href: "service:tftp://h:69/a%2Fb;owner=root;ro",
    },
    { url: "service:backup.acme://h", value: { type: "backup.acme", host: "h", path: [], attributes: [] } },
  ],
  errors: [
    { why: "no type", url: "service:://h", code: "syntax", index: 8 },
    { why: "no site", url: "service:tftp", code: "syntax", index: 12 },
    { why: "no such port", url: "service:a://h:99999", code: "not-allowed", index: 14, end: 19, component: "port" },
  ],
  parts: [{ parts: { type: "LPR", host: "H", path: ["a b"] }, url: "service:lpr://h/a%20b" }],
  refused: [{ value: { type: "LPR", host: "h", path: [], attributes: [] }, component: "type" }],
};
