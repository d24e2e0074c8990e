import { type Scheme, uncheckedScheme } from "@url1738/core";
import {
  decodedText,
  type Fault,
  hostport,
  implied,
  many,
  oneOf,
  optional,
  rule,
  sequence,
  unreserved,
  without,
  xchar,
} from "@url1738/core/grammar";
import { access, type GopherAccess } from "./access.ts";
import type { GopherUrl } from "./gopher-url.ts";

const noFaults: readonly Fault[] = [];

// "sequences of octets which may contain any octets except 09 hexadecimal (US-ASCII HT or tab) 0A hexadecimal (US-ASCII
// character LF), and 0D (US-ASCII character CR)" (§3.4.1)
function checkOctets(text: string): readonly Fault[] {
  if (!text.includes("%0")) return noFaults;
  const message = "A Gopher type or selector cannot contain a tab, line feed or carriage return.";
  return [...text.matchAll(/%0[9AaDd]/g)].map(({ index }) => ({ index, end: index + 3, message }));
}

// A tab (%09) ends the selector and the search, so it is not part of either.
const xcharButTab = without(xchar, 0x09);

// Only escapes can stand for the octets that are refused, and a "?" is escaped in a canonical spelling.
const raw = oneOf(unreserved, ";/:@&=");

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
export const schemepart = sequence(
  "//",
  hostport,
  implied(
    "/",
    implied(
      decodedText("gtype", gtype, { absent: "1", check: checkOctets, plain: raw, section: "3.4.1" }),
      implied(
        decodedText("selector", selector, { absent: "", check: checkOctets, plain: many(raw), section: "3.4.1" }),
        optional(
          "%09",
          decodedText("search", search, { section: "3.4.2" }),
          optional("%09", decodedText("gopherPlus", gopherPlusString, { section: "3.4.3" })),
        ),
      ),
    ),
  ),
);

/**
 * The scheme `gopher` (RFC 1738 §3.4).
 *
 * @public
 */
export const gopher: Scheme<GopherUrl, GopherAccess> = uncheckedScheme({
  name: "gopher",
  section: "3.4",
  defaultPort: 70,
  schemepart,
  value: (scheme, host, port, gtype, selector, search, gopherPlus): GopherUrl => ({
    scheme,
    host,
    port,
    gtype,
    selector,
    search,
    gopherPlus,
  }),
  meant: (text) => (/^gopher\.[^@]*$/i.test(text) ? `gopher://${text}` : undefined),
  // The type of an item is never sent.
  hazards: { lines: ["selector", "search", "gopherPlus"], neverFirst: ["gtype"] },
  access,
});
