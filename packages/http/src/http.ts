import type { Definition, FieldsOf } from "@url1738/core/define";
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
} from "@url1738/core/define";
import type { HttpUrl } from "./http-url.ts";
import { type HttpAccess, httpAccess, httpHint } from "./http-url.ts";

export type { HttpAccess, HttpUrl } from "./http-url.ts";

// hsegment = *[ uchar | ";" | ":" | "@" | "&" | "=" ]
const hsegment = rule("hsegment", many(oneOf(uchar, ";:@&=")));

// hpath = hsegment *[ "/" hsegment ]
const hpath = rule("hpath", hsegment, many("/", hsegment));

// httpurl = "http://" hostport [ "/" hpath [ "?" search ]]
/** The grammar of the text after `http:`. @public */
export const schemepart = sequence(
  "//",
  hostport,
  implied("/", encodedText("path", hpath, { absent: "" }), optional("?", encodedText("search", search))),
);

/** The definition of the scheme `http` (RFC 1738 §3.3): its grammar, and how its URLs are accessed. @public */
export const httpDefinition: Definition<"http", FieldsOf<typeof schemepart>, HttpUrl, HttpAccess, unknown> = {
  name: "http",
  section: "3.3",
  defaultPort: 80,
  relative: "always",
  schemepart,
  hint: httpHint,
  // A program may get the search as its arguments; a path begins with its slash.
  hazards: { neverFirst: ["path"] },
  access: httpAccess,
};
