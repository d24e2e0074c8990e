import {
  alpha,
  decodedText,
  digit,
  type Inferred,
  list,
  many,
  oneOf,
  optional,
  escape as pctEncoded,
  rule,
  schemeDefinition,
  sequence,
  set,
  some,
  type ValueError,
} from "@url1738/core/define";
import type { Examples } from "@url1738/testkit";

// Mail as it is written today: RFC 6068. @url1738/mailto is the scheme of RFC 1738, with one address and no header fields.

// some-delims = "!" / "$" / "'" / "(" / ")" / "*" / "+" / "," / ";" / ":" / "@"
// qchar = unreserved / pct-encoded / some-delims
const qchar = set("qchar", alpha, digit, "-._~", pctEncoded, "!$'()*+,;:@");

// addr-spec = local-part "@" domain, where a comma between addresses is the only one that is raw
const address = rule("addr-spec", some(oneOf(alpha, digit, "-._~", pctEncoded, "!$'()*+;:@")));

// hfield = hfname "=" hfvalue
const field = sequence(
  decodedText("name", rule("hfname", many(qchar))),
  "=",
  decodedText("value", rule("hfvalue", many(qchar))),
);

// mailtoURI = "mailto:" [ to ] [ "?" hfield *( "&" hfield ) ]
const schemepart = sequence(
  optional(list("to", decodedText("address", address), ",", "between", { absent: "" })),
  optional("?", list("headers", field, "&", "between", { absent: "" })),
);

/** A URL of the scheme `mailto`: a message to write. */
export type MailtoUrl = Inferred<"mailto", typeof schemepart>;

/** The header fields that a message gets from a URL; others could deceive the person who sends it (RFC 6068 §4). */
const SAFE = ["subject", "body", "to", "cc", "in-reply-to", "keywords"];

/** Refuses addresses without a domain, and header fields that a URL must not set. */
export function check({ to, headers }: MailtoUrl): readonly ValueError<"to" | "headers">[] {
  const other = to.find((address) => !/^[^@]+@[^@]+$/.test(address));
  const unsafe = headers.find(({ name }) => !SAFE.includes(name.toLowerCase()));
  return [
    ...(other === undefined ? [] : [{ component: "to" as const, message: `Write an address as name@domain.` }]),
    ...(unsafe === undefined
      ? []
      : [{ component: "headers" as const, message: "A URL may not set this header field." }]),
  ];
}

/** The definition of the scheme `mailto`. */
export const mailtoDefinition = schemeDefinition({
  name: "mailto",
  specification: "RFC 6068",
  section: "2",
  unsafe: "~",
  schemepart,
  check,
  access: "It designates a message that somebody is asked to write.",
});

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    { url: "mailto:chris@example.com", value: { to: ["chris@example.com"], headers: [] } },
    {
      url: "mailto:a@h,b%2Cc@h?subject=caf%C3%A9&body=two%0D%0Alines",
      value: {
        to: ["a@h", "b,c@h"],
        headers: [
          { name: "subject", value: "café" },
          { name: "body", value: "two\r\nlines" },
        ],
      },
    },
    { url: "mailto:?to=joe@example.com", value: { to: [], headers: [{ name: "to", value: "joe@example.com" }] } },
    {
      why: "an ampersand in a value is escaped",
      url: "mailto:a@h?body=a%26b",
      value: { to: ["a@h"], headers: [{ name: "body", value: "a&b" }] },
    },
  ],
  errors: [
    { why: "a space", url: "mailto:a b@h", code: "syntax", index: 8, component: "to[0]" },
    { why: "no domain", url: "mailto:anna", code: "not-allowed", index: 7, end: 11, component: "to" },
    {
      why: "a header that is not safe",
      url: "mailto:a@h?bcc=b@h",
      code: "not-allowed",
      index: 11,
      end: 18,
      component: "headers",
    },
    { why: "a header without its value", url: "mailto:a@h?subject", code: "syntax", index: 18 },
  ],
  parts: [{ parts: { to: ["a@h"], headers: [{ name: "subject", value: "a b" }] }, url: "mailto:a@h?subject=a%20b" }],
  refused: [{ value: { to: "a@h", headers: [] }, component: "to" }],
};
