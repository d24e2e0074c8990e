import type { Definition, FieldsOf } from "@url1738/core/define";
import { decodedText, hostport, list, many, oneOf, rule, sequence, uchar } from "@url1738/core/define";
import type { ProsperoUrl } from "./prospero-url.ts";
import { type ProsperoAccess, prosperoAccess } from "./prospero-url.ts";

export type { ProsperoAccess, ProsperoField, ProsperoUrl } from "./prospero-url.ts";

// psegment = *[ uchar | "?" | ":" | "@" | "&" | "=" ]
const psegment = rule("psegment", many(oneOf(uchar, "?:@&=")));

// ppath = psegment *[ "/" psegment ]
const ppath = rule("ppath", psegment, many("/", psegment));

// fieldname = *[ uchar | "?" | ":" | "@" | "&" ]
const fieldname = rule("fieldname", many(oneOf(uchar, "?:@&")));

// fieldvalue = *[ uchar | "?" | ":" | "@" | "&" ]
const fieldvalue = rule("fieldvalue", many(oneOf(uchar, "?:@&")));

// fieldspec = ";" fieldname "=" fieldvalue
// The list of fields puts the ";" before each item.
const fieldspec = sequence(decodedText("name", fieldname), "=", decodedText("value", fieldvalue));

// prosperourl = "prospero://" hostport "/" ppath *[ fieldspec ]
/** The grammar of the text after `prospero:`. @public */
export const schemepart = sequence(
  "//",
  hostport,
  "/",
  decodedText("hsoname", ppath),
  list("fields", fieldspec, ";", "before"),
);

/** The definition of the scheme `prospero` (RFC 1738 §3.11): its grammar, and how its URLs are accessed. @public */
export const prosperoDefinition: Definition<
  "prospero",
  FieldsOf<typeof schemepart>,
  ProsperoUrl,
  ProsperoAccess,
  unknown
> = {
  name: "prospero",
  section: "3.11",
  defaultPort: 1525,
  relative: "generic",
  schemepart,
  labels: { hsoname: "object name", fields: "field" },
  hazards: { lines: ["hsoname", "fields"] },
  access: prosperoAccess,
};
