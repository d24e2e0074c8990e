import type { Definition, FieldsOf } from "@url1738/core/define";
import {
  checkEscapes,
  decodedText,
  hostport,
  implied,
  many,
  optional,
  rule,
  sequence,
  without,
  xchar,
} from "@url1738/core/define";
import type { GopherUrl } from "./gopher-url.ts";
import { type GopherAccess, gopherAccess, gopherFindings, labels, meant } from "./gopher-url.ts";

export type { GopherAccess, GopherUrl } from "./gopher-url.ts";

// "sequences of octets which may contain any octets except 09 hexadecimal (US-ASCII HT or tab) 0A hexadecimal (US-ASCII
// character LF), and 0D (US-ASCII character CR)" (§3.4.1)
const checkOctets = checkEscapes([0x09, 0x0a, 0x0d], {
  reason: "gopher/octet",
  sentence: "A Gopher {component} has no tab, line feed or carriage return.",
});

// A tab (%09) ends the selector and the search, so it is not part of either.
const xcharButTab = without(xchar, 0x09);

// gtype = xchar
const gtype = rule("gtype", xchar);

// selector = *xchar
const selector = rule("selector", many(xcharButTab));

// search = *[ uchar | ";" | ":" | "@" | "&" | "=" ]
// Within a gopher-path no characters are reserved (§3.4.1), so it may also hold "/" and "?".
const search = rule("search", many(xcharButTab));

// gopher+_string = *xchar
const gopherPlusString = rule("gopher+_string", many(xchar));

// gopherurl = "gopher://" hostport [ "/" [ gtype [ selector [ "%09" search [ "%09" gopher+_string ] ] ] ] ]
/** The grammar of the text after `gopher:`. @public */
export const schemepart = sequence(
  "//",
  hostport,
  implied(
    "/",
    implied(
      decodedText("gtype", gtype, { absent: "1", check: checkOctets, section: "3.4.1" }),
      implied(
        decodedText("selector", selector, { absent: "", check: checkOctets, section: "3.4.1" }),
        optional(
          "%09",
          decodedText("search", search, { section: "3.4.2" }),
          optional("%09", decodedText("gopherPlus", gopherPlusString, { section: "3.4.3" })),
        ),
      ),
    ),
  ),
);

/** The definition of the scheme `gopher` (RFC 1738 §3.4): its grammar, and how its URLs are accessed. @public */
export const gopherDefinition: Definition<"gopher", FieldsOf<typeof schemepart>, GopherUrl, GopherAccess, unknown> = {
  name: "gopher",
  section: "3.4",
  defaultPort: 70,
  relative: "generic",
  schemepart,
  meant,
  labels,
  // A client never sends the type of an item.
  hazards: { lines: ["selector", "search", "gopherPlus"], neverFirst: ["gtype"], look: gopherFindings },
  access: gopherAccess,
};
