import { encodedText, implied, optional, sequence } from "@url1738/core/define";
import { authority, fragment, query, segments } from "@url1738/core/rfc3986";

const rfc3986 = { specification: "RFC 3986" } as const;

// http-URI = "http" "://" authority path-abempty [ "?" query ]
// https-URI = "https" "://" authority path-abempty [ "?" query ]
/** The grammar of the text after `http:` or `https:` (RFC 9110 §4.2), with a fragment. @public */
export const schemepart = sequence(
  "//",
  authority,
  implied("/", encodedText("path", segments, { ...rfc3986, section: "3.3", absent: "" })),
  optional("?", encodedText("search", query, { ...rfc3986, section: "3.4" })),
  optional("#", encodedText("fragment", fragment, { ...rfc3986, section: "3.5" })),
);
