import type { Definition, FieldsOf } from "@url1738/core/define";
import {
  choice,
  component,
  encodedText,
  host,
  hostCodec,
  implied,
  many,
  oneOf,
  optional,
  port,
  rule,
  search,
  sequence,
  uchar,
} from "@url1738/core/define";
import { sparedHosts, usualNumber, withFacts } from "@url1738/core/internal";
import { access, type HttpAccess } from "./access.ts";
import { hint } from "./advice.ts";
import type { HttpUrl } from "./http-url.ts";

export type { HttpAccess } from "./access.ts";
export type { HttpUrl } from "./http-url.ts";

// hsegment = *[ uchar | ";" | ":" | "@" | "&" | "=" ]
const hsegment = rule("hsegment", many(oneOf(uchar, ";:@&=")));

// hpath = hsegment *[ "/" hsegment ]
const hpath = rule("hpath", hsegment, many("/", hsegment));

// Hosts of http are often numbers, which this codec spares as well: it is quicker for them, and larger.
const { read, check } = sparedHosts;
const codec = withFacts(
  { ...hostCodec },
  {
    forRule: () => ({}),
    spared: { ...sparedHosts, read: choice(read, usualNumber), check: choice(check, usualNumber) },
  },
);

// hostport = host [ ":" port ]
const hostport = rule("hostport", component("host", host, codec, { section: "3.1" }), optional(":", port));

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
  hint,
  // A program may get the search as its arguments; a path begins with its slash.
  hazards: { neverFirst: ["path"] },
  access,
};
