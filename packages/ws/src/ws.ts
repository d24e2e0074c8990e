import { type Definition, type FieldsOf, optional, sequence } from "@url1738/core/define";
import { authority, pathAbempty, query, uriText } from "@url1738/rfc3986";
import { type WsAccess, type WsUrl, wsAccess } from "./ws-url.ts";

export type { WsAccess, WsUrl } from "./ws-url.ts";

// ws-URI = "ws:" "//" host [ ":" port ] path [ "?" query ]
// wss-URI = "wss:" "//" host [ ":" port ] path [ "?" query ]
/** The grammar of the text after `ws:` or `wss:`. @public */
export const schemepart = sequence(
  "//",
  authority,
  pathAbempty,
  optional("?", uriText("query", query, { section: "3.4", specification: "RFC 3986" })),
);

/** The definition of the scheme `ws`, also named `wss` (RFC 6455 §3): its grammar, and how its URLs are accessed. @public */
export const wsDefinition: Definition<"ws" | "wss", FieldsOf<typeof schemepart>, WsUrl, WsAccess, unknown> = {
  name: "ws",
  names: [{ name: "wss", defaultPort: 443 }],
  specification: "RFC 6455",
  section: "3",
  defaultPort: 80,
  unsafe: "~[]",
  relative: "always",
  schemepart,
  access: wsAccess,
};
