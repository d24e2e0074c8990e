import {
  choice,
  component,
  decimal,
  decodedText,
  defineScheme,
  digits,
  flag,
  hex,
  hostport,
  keyword,
  many,
  oneOf,
  oneWord,
  optional,
  type Part,
  sequence,
  uchar,
  userAt,
} from "@url1738/core/define";
import { bnf } from "@url1738/prove";
import { conformance } from "@url1738/testkit";
import { describe, expect, test } from "vitest";
import { withoutGrowth } from "../../../testkit/test/without-growth.ts";

/** Defines a scheme as an author would. */
function define(schemepart: Part, more: object = {}) {
  const definition = { name: "x-a", schemepart: sequence(schemepart), access: "It designates nothing.", ...more };
  return { definition, scheme: defineScheme(definition as never) as never as ReturnType<typeof defineScheme> };
}

const side = (name: string, absent: string) => decimal(name, digits, 999, { absent });

const octetsOf = (text: string): readonly number[] =>
  Object.freeze((text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
const isOctet = (value: unknown) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 256;
const digitsOf = (value: unknown) =>
  Array.isArray(value) && Object.keys(value).length === value.length && value.every(isOctet)
    ? value.map((octet: number) => octet.toString(16).toUpperCase().padStart(2, "0")).join("")
    : undefined;
const checkPairs = ({ length }: string) =>
  length % 2 === 0 ? [] : [{ index: length - 1, end: length, message: "An octet has two digits." }];

describe.each([
  [
    "one word of several",
    sequence(oneWord("type", ["text", "binary"]), optional(";mode=", oneWord("mode", ["a", "ab"], { absent: "a" }))),
    [
      { url: "x-a:text;mode=ab", value: { type: "text", mode: "ab" } },
      { url: "x-a:binary", value: { type: "binary", mode: "a" } },
      { url: "x-a:binary;mode=a", value: { type: "binary", mode: "a" }, href: "x-a:binary" },
    ],
    [
      { why: "capitals", url: "x-a:Text", code: "syntax", index: 4, component: "type" },
      { why: "half a word", url: "x-a:tex", code: "syntax", index: 7, component: "type" },
    ],
  ],
  [
    "one word in any case",
    oneWord("type", ["A", "i", "dir-1"], { anyCase: true }),
    [
      { url: "x-a:a", value: { type: "A" }, href: "x-a:A" },
      { url: "x-a:I", value: { type: "i" }, href: "x-a:i" },
      { url: "x-a:DiR-1", value: { type: "dir-1" }, href: "x-a:dir-1" },
    ],
    [{ why: "another word", url: "x-a:b", code: "syntax", index: 4, component: "type" }],
  ],
  [
    "a keyword in any case, outside of components",
    sequence(keyword("Box/"), decodedText("box", many(uchar)), optional(keyword(";UID="), decimal("uid", digits, 99))),
    [
      { url: "x-a:Box/a;UID=3", value: { box: "a", uid: 3 } },
      { url: "x-a:bOX/Box;uId=3", value: { box: "Box", uid: 3 }, href: "x-a:Box/Box;UID=3" },
      { url: "x-a:BOX/", value: { box: "" }, href: "x-a:Box/" },
    ],
    [
      { why: "another word", url: "x-a:box/a;sid=3", code: "syntax", index: 10, expected: [`";UID="`] },
      { why: "half of it", url: "x-a:bo", code: "syntax", index: 6, expected: [`"Box/"`] },
    ],
  ],
  [
    "alternatives that begin with keywords",
    choice(
      sequence(keyword("id="), decimal("id", digits, 99)),
      sequence(keyword("Name="), decodedText("name", many(uchar))),
    ),
    [
      { url: "x-a:ID=3", value: { id: 3 }, href: "x-a:id=3" },
      { url: "x-a:nAME=id", value: { name: "id" }, href: "x-a:Name=id" },
    ],
    [{ why: "neither", url: "x-a:Nick=a", code: "syntax", index: 5 }],
  ],
  [
    "what is absent together means the defaults of each",
    sequence(decodedText("name", many(uchar)), optional("/", side("width", "80"), "x", side("height", "25"))),
    [
      { url: "x-a:a", value: { name: "a", width: 80, height: 25 } },
      { url: "x-a:a/80x25", value: { name: "a", width: 80, height: 25 }, href: "x-a:a" },
      { url: "x-a:a/80x30", value: { name: "a", width: 80, height: 30 } },
    ],
    [{ why: "half of it", url: "x-a:a/80", code: "syntax", index: 8 }],
  ],
  [
    "octets as a frozen list of numbers",
    sequence("/", component("data", many(oneOf(hex)), { read: octetsOf, spell: digitsOf, check: checkPairs })),
    [
      { url: "x-a:/00FF", value: { data: [0, 255] } },
      { url: "x-a:/0aff", value: { data: [10, 255] }, href: "x-a:/0AFF" },
    ],
    [{ why: "half an octet", url: "x-a:/0AF", code: "not-allowed", index: 7, component: "data" }],
  ],
  [
    "a flag",
    sequence(decodedText("name", many(uchar)), flag("secure", ";secure"), flag("old", ";old")),
    [
      { url: "x-a:a;secure", value: { name: "a", secure: true, old: false } },
      { url: "x-a:;secure;old", value: { name: "", secure: true, old: true } },
      { url: "x-a:a;old", value: { name: "a", secure: false, old: true } },
      { url: "x-a:a", value: { name: "a", secure: false, old: false } },
    ],
    [{ why: "half of it", url: "x-a:a;sec", code: "syntax", index: 9, component: "secure" }],
  ],
  [
    "a user without a password",
    sequence("//", userAt, hostport),
    [
      { url: "x-a://anna@h", value: { user: "anna", host: "h", port: 7 } },
      { url: "x-a://h", value: { host: "h", port: 7 } },
      { url: "x-a://%3A@h:8", value: { user: ":", host: "h", port: 8 } },
    ],
    [{ why: "a password", url: "x-a://a:b@h", code: "syntax", index: 8 }],
    { defaultPort: 7 },
  ],
] as const)("%s", (_, schemepart, urls, errors, more: object = {}) => {
  const { definition, scheme } = define(schemepart, more);
  for (const { name, run } of withoutGrowth(conformance(scheme as never, definition as never, { urls, errors })))
    test(name, run);
});

test("the BNF of a keyword in any case", () => {
  const { definition } = define(sequence(keyword("/A1="), decimal("id", digits, 99)));
  expect(bnf(definition as never)).toMatch(/^x-aurl = "x-a:\/" \( "A" \| "a" \) "1" "=" digits$/m);
});
