import {
  alpha,
  checkDecoded,
  decodedText,
  digit,
  type Inferred,
  many,
  oneOf,
  optional,
  rule,
  schemeDefinition,
  sequence,
  some,
  uchar,
} from "@url1738/core/define";
import type { Examples } from "@url1738/testkit";

// Messages, and parts of them: RFC 2392.

// dot-atom of RFC 5322: the identifiers that programs write.
const atom = some(oneOf(alpha, digit, "!#$%&'*+-/=?^_`{|}~"));
const dotAtom = sequence(atom, many(".", atom));

// addr-spec = dot-atom "@" dot-atom
const addrSpec = sequence(dotAtom, "@", dotAtom);

// url-addr-spec = addr-spec ; URL encoding of RFC 822 addr-spec
// A slash in an identifier is escaped: a raw one begins the Content-ID.
const urlAddrSpec = rule("url-addr-spec", some(oneOf(uchar, "@&=")));

const options = { check: checkDecoded(addrSpec), sample: addrSpec };

// mid-url = "mid:" url-addr-spec [ "/" url-addr-spec ]
const schemepart = sequence(
  decodedText("messageId", urlAddrSpec, options),
  optional("/", decodedText("contentId", urlAddrSpec, options)),
);

/** A URL of the scheme `mid`: a message, or the part of it that has this Content-ID; neither with its angle brackets. */
export type MidUrl = Inferred<"mid", typeof schemepart>;

/** The definition of the scheme `mid`. */
export const midDefinition = schemeDefinition({
  name: "mid",
  specification: "RFC 2392",
  section: "2",
  schemepart,
  bare: true,
  access: "It designates a message that the reader has received.",
});

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    {
      url: "mid:960830.1639@XIson.com/partA.960830.1639@XIson.com",
      value: { messageId: "960830.1639@XIson.com", contentId: "partA.960830.1639@XIson.com" },
    },
    { url: "mid:a%2Fb@h", value: { messageId: "a/b@h" } },
  ],
  errors: [
    { why: "no message", url: "mid:/a@h", code: "syntax", index: 4 },
    { why: "a slash too many", url: "mid:a@h/b@h/c@h", code: "syntax", index: 11, component: "contentId" },
    { why: "a part without a domain", url: "mid:a@h/b", code: "not-allowed", index: 9, end: 9, component: "contentId" },
  ],
  parts: [{ parts: { messageId: "a b@h" }, refused: "messageId" }],
  refused: [{ value: { contentId: "a@h" }, component: "messageId" }],
};
