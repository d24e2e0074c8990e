import { type Scheme, uncheckedScheme } from "@url1738/core";
import { decodedText, hostport, list, many, oneOf, rule, sequence, uchar } from "@url1738/core/grammar";
import { access, type ProsperoAccess } from "./access.ts";

/**
 * A Prospero URL (RFC 1738 §3.11): an object of a Prospero directory server.
 *
 * @public
 */
export interface ProsperoUrl {
  /** Always `"prospero"`. */
  scheme: "prospero";
  /** The host: a name in lower case, or four decimal numbers. */
  host: string;
  /** The port, 0-65535; 1525 when the URL names none. */
  port: number;
  /** The host-specific object name, decoded, slashes and all. */
  hsoname: string;
  /** The fields that identify the target, in order. */
  fields: ProsperoField[];
}

/**
 * A field of a Prospero URL, such as `OBJECT-VERSION`.
 *
 * @public
 */
export interface ProsperoField {
  /** The name of the field, decoded. */
  name: string;
  /** Its value, decoded. */
  value: string;
}

// psegment = *[ uchar | "?" | ":" | "@" | "&" | "=" ]
const psegment = rule("psegment", many(oneOf(uchar, "?:@&=")));

// ppath = psegment *[ "/" psegment ]
const ppath = rule("ppath", psegment, many("/", psegment));

// fieldname = *[ uchar | "?" | ":" | "@" | "&" ]
const fieldname = rule("fieldname", many(oneOf(uchar, "?:@&")));

// fieldvalue = *[ uchar | "?" | ":" | "@" | "&" ]
const fieldvalue = rule("fieldvalue", many(oneOf(uchar, "?:@&")));

// fieldspec = ";" fieldname "=" fieldvalue
const fieldspec = sequence(decodedText("name", fieldname), "=", decodedText("value", fieldvalue));

// prosperourl = "prospero://" hostport "/" ppath *[ fieldspec ]
export const schemepart = sequence(
  "//",
  hostport,
  "/",
  decodedText("hsoname", ppath),
  list("fields", fieldspec, ";", "before"),
);

/**
 * The scheme `prospero` (RFC 1738 §3.11).
 *
 * @public
 */
export const prospero: Scheme<ProsperoUrl, ProsperoAccess> = uncheckedScheme({
  name: "prospero",
  section: "3.11",
  defaultPort: 1525,
  schemepart,
  value: (scheme, host, port, hsoname, fields): ProsperoUrl => ({ scheme, host, port, hsoname, fields }),
  hazards: { lines: ["hsoname", "fields"] },
  access,
});
