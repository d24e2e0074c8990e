import type { Definition, FieldsOf } from "@url1738/core/define";
import { type HttpsAccess, httpsAccess } from "./access.ts";
import { hintUserinfo } from "./advice.ts";
import { schemepart } from "./grammar.ts";
import type { HttpsUrl } from "./https-url.ts";

/** The definition of the scheme `https` of today (RFC 9110 §4.2.2): its grammar, and how its URLs are accessed. @public */
export const httpsDefinition: Definition<"https", FieldsOf<typeof schemepart>, HttpsUrl, HttpsAccess, unknown> = {
  name: "https",
  specification: "RFC 9110",
  section: "4.2.2",
  defaultPort: 443,
  relative: "always",
  // RFC 3986 includes ~ in the unreserved characters, and allows IPv6 addresses in brackets.
  unsafe: "~[]",
  schemepart,
  hint: hintUserinfo,
  // A program may get the search as its arguments; a path begins with its slash.
  hazards: { neverFirst: ["path"] },
  access: httpsAccess,
};
