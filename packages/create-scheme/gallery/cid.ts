import {
  alpha,
  checkDecoded,
  decodedText,
  digit,
  type Inferred,
  many,
  oneOf,
  rule,
  schemeDefinition,
  sequence,
  some,
  uchar,
} from "@url1738/core/define";
import type { Examples } from "@url1738/testkit";

// Parts of a message: RFC 2392.

// dot-atom of RFC 5322: the identifiers that programs write.
const atom = some(oneOf(alpha, digit, "!#$%&'*+-/=?^_`{|}~"));
const dotAtom = sequence(atom, many(".", atom));

// addr-spec = dot-atom "@" dot-atom
const addrSpec = sequence(dotAtom, "@", dotAtom);

// url-addr-spec = addr-spec ; URL encoding of RFC 822 addr-spec
const urlAddrSpec = rule("url-addr-spec", some(oneOf(uchar, "@&=/")));

// cid-url = "cid:" url-addr-spec
const schemepart = decodedText("contentId", urlAddrSpec, {
  check: checkDecoded(addrSpec),
  // Random texts would hardly ever be addresses.
  sample: addrSpec,
});

/** A URL of the scheme `cid`: the part of a message that has this Content-ID, without its angle brackets. */
export type CidUrl = Inferred<"cid", typeof schemepart>;

/** The definition of the scheme `cid`. */
export const cidDefinition = schemeDefinition({
  name: "cid",
  specification: "RFC 2392",
  section: "2",
  schemepart,
  bare: true,
  access: "It designates a part of the message that contains the URL.",
});

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    { url: "cid:foo4%25foo1@bar.net", value: { contentId: "foo4%foo1@bar.net" } },
    { url: "CID:part1.%61b@h", value: { contentId: "part1.ab@h" }, href: "cid:part1.ab@h" },
  ],
  errors: [
    { why: "no domain", url: "cid:foo", code: "not-allowed", index: 7, end: 7, component: "contentId" },
    { why: "angle brackets", url: "cid:<foo@h>", code: "syntax", index: 4, component: "contentId" },
    {
      why: "an escape that hides a space",
      url: "cid:a%20b@h",
      code: "not-allowed",
      index: 5,
      end: 8,
      component: "contentId",
    },
  ],
  parts: [{ parts: { contentId: "a/b@h" }, url: "cid:a/b@h" }],
  refused: [{ value: { contentId: "a b@h" }, component: "contentId" }],
};
