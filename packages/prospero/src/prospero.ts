import type { Definition, FieldsOf } from "@url1738/core/define";
import { decodedText, hostport, list, many, oneOf, rule, sequence, uchar } from "@url1738/core/define";
import { access, type ProsperoAccess } from "./access.ts";
import type { ProsperoUrl } from "./prospero-url.ts";

// psegment = *[ uchar | "?" | ":" | "@" | "&" | "=" ]
const psegment = rule("psegment", many(oneOf(uchar, "?:@&=")));

// ppath = psegment *[ "/" psegment ]
const ppath = rule("ppath", psegment, many("/", psegment));

// fieldname = *[ uchar | "?" | ":" | "@" | "&" ]
const fieldname = rule("fieldname", many(oneOf(uchar, "?:@&")));

// fieldvalue = *[ uchar | "?" | ":" | "@" | "&" ]
const fieldvalue = rule("fieldvalue", many(oneOf(uchar, "?:@&")));

// fieldspec = ";" fieldname "=" fieldvalue
// The ";" stands before each item of the list of them.
const fieldspec = sequence(decodedText("name", fieldname), "=", decodedText("value", fieldvalue));

// prosperourl = "prospero://" hostport "/" ppath *[ fieldspec ]
/** The grammar of what follows `prospero:`. @public */
export const schemepart = sequence(
  "//",
  hostport,
  "/",
  decodedText("hsoname", ppath),
  list("fields", fieldspec, ";", "before"),
);

/** What the scheme `prospero` is (RFC 1738 §3.11): its grammar, and how its URLs are reached. @public */
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
  schemepart,
  hazards: { lines: ["hsoname", "fields"] },
  access,
};
