import { type Scheme, uncheckedScheme } from "@url1738/core";
import {
  decodedText,
  type Fault,
  hostport,
  implied,
  many,
  oneOf,
  optional,
  reserved,
  rule,
  sequence,
  unreserved,
  without,
  xchar,
} from "@url1738/core/grammar";
import { access, type GopherAccess } from "./access.ts";

/**
 * A Gopher or Gopher+ URL (RFC 1738 §3.4).
 *
 * @public
 */
export interface GopherUrl {
  /** Always `"gopher"`. */
  scheme: "gopher";
  /** The host: a name in lower case, or four decimal numbers. */
  host: string;
  /** The port, 0-65535; 70 when the URL names none. */
  port: number;
  /** The gopher type, one octet, decoded; `"1"`, a directory, when the URL has no path. */
  gtype: string;
  /** The selector, decoded: any octets but tab, line feed and carriage return. */
  selector: string;
  /** The search string, decoded; absent and empty differ. */
  search?: string | undefined;
  /** The Gopher+ string, decoded; never without a search. */
  gopherPlus?: string | undefined;
}

const none: readonly Fault[] = [];

// "sequences of octets which may contain any octets except 09 hexadecimal (US-ASCII HT or tab) 0A hexadecimal (US-ASCII
// character LF), and 0D (US-ASCII character CR)" (§3.4.1)
function checkOctets(text: string): readonly Fault[] {
  if (!text.includes("%0")) return none;
  const message = "A gopher type or selector has no tab, line feed or carriage return.";
  return [...text.matchAll(/%0[9AaDd]/g)].map(({ index }) => ({ index, end: index + 3, message }));
}

// A tab (%09) ends the selector, and the search, so it is no part of either.
const xcharButTab = without(xchar, 0x09);

// Only escapes can be of octets that are refused.
const raw = oneOf(unreserved, reserved);

// gtype = xchar
const gtype = rule("gtype", xchar);

// selector = *xchar
const selector = rule("selector", many(xcharButTab));

// search = *[ uchar | ";" | ":" | "@" | "&" | "=" ]
// Within a gopher-path no characters are reserved (§3.4.1), so "/" and "?" stand in it, too.
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
