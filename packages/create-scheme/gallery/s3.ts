import {
  decodedText,
  digit,
  type Inferred,
  lowalpha,
  many,
  oneOf,
  optional,
  type RuleError,
  rule,
  schemeDefinition,
  sequence,
  uchar,
  unescapedText,
} from "@url1738/core/define";
import type { Examples } from "@url1738/testkit";

// Objects of Amazon S3, as its command line writes them.

// bucket = ( lowalpha | digit ) *[ lowalpha | digit | "." | "-" ]
const lowalphadigit = oneOf(lowalpha, digit);
const bucket = rule("bucket", lowalphadigit, many(oneOf(lowalphadigit, ".-")));

/** Checks the rules for names of buckets that a grammar cannot state briefly. */
export function checkBucket(text: string): readonly RuleError[] {
  const { length } = text;
  if (length < 3 || length > 63)
    return [{ index: 0, end: length, message: "A bucket has a name of 3 to 63 characters." }];
  const last = text.charAt(length - 1);
  if (last === "." || last === "-")
    return [{ index: length - 1, end: length, message: "The name of a bucket ends with a letter or a digit." }];
  const dots = text.indexOf("..");
  return dots < 0 ? [] : [{ index: dots, end: dots + 2, message: "The name of a bucket has no two dots in a row." }];
}

// key = *[ uchar | "/" | "&" | ":" | "@" | "=" | ";" ]
const key = rule("key", many(oneOf(uchar, "/&:@=;")));

// s3url = "s3://" bucket [ "/" key ]
const schemepart = sequence(
  "//",
  unescapedText("bucket", bucket, undefined, {
    check: checkBucket,
    // Most random texts of the rule are too short.
    sample: sequence(lowalphadigit, lowalphadigit, lowalphadigit, many(lowalphadigit)),
  }),
  optional("/", decodedText("key", key, { secret: false })),
);

/** A URL of the scheme `s3`: a bucket, or an object in it. */
export type S3Url = Inferred<"s3", typeof schemepart>;

/** The way to the object: ask the service for it. */
export interface S3Access {
  protocol: "s3";
  bucket: string;
  key?: string | undefined;
}

/** Says how the object is reached. */
export function access({ bucket, key }: S3Url): S3Access {
  return { protocol: "s3", bucket, key };
}

/** The definition of the scheme `s3`. */
export const s3Definition = schemeDefinition({
  name: "s3",
  schemepart,
  access,
});

/** Examples: every component is in one of the URLs at least. */
export const rows: Examples = {
  urls: [
    { url: "s3://my-bucket/photos/2024/a%20b.jpg", value: { bucket: "my-bucket", key: "photos/2024/a b.jpg" } },
    { url: "s3://my.bucket.1", value: { bucket: "my.bucket.1" } },
    { why: "a key may be empty", url: "s3://abc/", value: { bucket: "abc", key: "" } },
  ],
  errors: [
    { why: "a capital", url: "s3://My-bucket/", code: "syntax", index: 5, component: "bucket" },
    { why: "too short", url: "s3://ab/c", code: "not-allowed", index: 5, end: 7, component: "bucket" },
    { why: "a hyphen at the end", url: "s3://abc-/d", code: "not-allowed", index: 8, end: 9, component: "bucket" },
    { why: "two dots", url: "s3://a..b/d", code: "not-allowed", index: 6, end: 8, component: "bucket" },
  ],
  parts: [{ parts: { bucket: "abc", key: "d?e" }, url: "s3://abc/d%3Fe" }],
  refused: [{ value: { bucket: "Abc" }, component: "bucket" }],
  access: [{ url: "s3://abc/d/e", access: { protocol: "s3", bucket: "abc", key: "d/e" } }],
  strings: [{ field: "key", pattern: "[^]*", why: "A key is any text of UTF-8, sent percent-encoded." }],
};
