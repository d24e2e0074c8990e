import { type Definition, type FieldsOf, optional, sequence } from "@url1738/core/define";
import { authority, fragment, pathAbempty, query, uriText } from "@url1738/rfc3986";
import {
  type HttpAccess,
  type HttpsAccess,
  type HttpsUrl,
  type HttpUrl,
  httpAccess,
  httpsAccess,
  httpsCheckParts,
  httpsHint,
  meant,
} from "./https-url.ts";

const rfc3986 = { specification: "RFC 3986" } as const;

// http-URI = "http" "://" authority path-abempty [ "?" query ]
// https-URI = "https" "://" authority path-abempty [ "?" query ]
/** The grammar of the text after `http:` or `https:` (RFC 9110 §4.2), with a fragment. @public */
export const schemepart = sequence(
  "//",
  authority,
  pathAbempty,
  optional("?", uriText("query", query, { ...rfc3986, section: "3.4" })),
  optional("#", uriText("fragment", fragment, { ...rfc3986, section: "3.5" })),
);

/** The facts that both schemes share. */
const shared = {
  specification: "RFC 9110",
  relative: "always",
  // RFC 3986 includes ~ in the unreserved characters, and allows IPv6 addresses in brackets.
  unsafe: "~[]",
  schemepart,
  hint: httpsHint,
  checkParts: httpsCheckParts,
  // A program may get the query as its arguments; a path begins with its slash.
  hazards: { neverFirst: ["path"] },
} as const;

/** The definition of the scheme `http` of today (RFC 9110 §4.2.1): its grammar, and how its URLs are accessed. @public */
export const httpDefinition: Definition<"http", FieldsOf<typeof schemepart>, HttpUrl, HttpAccess, unknown> = {
  ...shared,
  name: "http",
  section: "4.2.1",
  defaultPort: 80,
  access: httpAccess,
};

/** The definition of the scheme `https` of today (RFC 9110 §4.2.2): its grammar, and how its URLs are accessed. @public */
export const httpsDefinition: Definition<"https", FieldsOf<typeof schemepart>, HttpsUrl, HttpsAccess, unknown> = {
  ...shared,
  name: "https",
  section: "4.2.2",
  defaultPort: 443,
  meant,
  access: httpsAccess,
};
