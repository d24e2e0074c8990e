import type { Definition, FieldsOf } from "@url1738/core/define";
import { type HttpAccess, httpAccess } from "./access.ts";
import { hintUserinfo } from "./advice.ts";
import { schemepart } from "./grammar.ts";
import type { HttpUrl } from "./http-url.ts";

/** The definition of the scheme `http` of today (RFC 9110 §4.2.1): its grammar, and how its URLs are accessed. @public */
export const httpDefinition: Definition<"http", FieldsOf<typeof schemepart>, HttpUrl, HttpAccess, unknown> = {
  name: "http",
  specification: "RFC 9110",
  section: "4.2.1",
  defaultPort: 80,
  relative: "always",
  // RFC 3986 includes ~ in the unreserved characters, and allows IPv6 addresses in brackets.
  unsafe: "~[]",
  schemepart,
  hint: hintUserinfo,
  // A program may get the search as its arguments; a path begins with its slash.
  hazards: { neverFirst: ["path"] },
  access: httpAccess,
};
