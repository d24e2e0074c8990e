import fc from "fast-check";
import { expect, test } from "vitest";
import { isHiddenAt, passwordsIn, redact } from "../src/index.ts";

const pieces =
  "ftp http https : :// / \\ \\/\\/ @ %40 %3A %2F %2f%2F ? & ; # = < > <URL: URL: token password X-Amz-Signature sig u p 80 ' \" . % 0";
const texts = fc
  .array(fc.oneof(fc.constantFrom(...pieces.split(" ")), fc.constantFrom(" ", "\n", "\t")), { maxLength: 24 })
  .map((parts) => parts.join(""));

test("whatever redact hides of a text is hidden of an input; in a wrapper white space is gone before", () => {
  fc.assert(
    fc.property(texts, (given) => {
      const text = given.includes("<URL:") ? given.replace(/\s/g, "") : given;
      for (const { index, end } of passwordsIn(text))
        for (let at = index; at < end; at++) expect(isHiddenAt(text, at), `${at} in ${text}`).toBe(true);
    }),
    { numRuns: 20_000 },
  );
});

test("what is hidden is in order and apart", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const [first, ...rest] = passwordsIn(text, { single: true });
      let last = first?.end ?? 0;
      for (const { index, end } of rest) {
        expect(index).toBeGreaterThan(last);
        last = end;
      }
    }),
  );
});

test.each([
  ["one slash", "ftp:/u:pw@h", "ftp:/u:***@h"],
  ["no slash", "ftp:u:pw@h", "ftp:u:***@h"],
  ["backslashes", "ftp:\\\\u:pw@h", "ftp:\\\\u:***@h"],
  ["a wrapper", "<URL:ftp://u:pw#1@h/>", "<URL:ftp:***@h/>"],
  ["a prefix", "URL:ftp://u:pw@h/", "URL:ftp:***@h/"],
  ["no colon behind the scheme", "ftp//u:pw@h/", "ftp//u:***@h/"],
  ["a slash in a password", "telnet://u:se/cret@h/", "telnet://u:***@h/"],
  ["digits and a slash are a port", "http://h:80/@scope", "http://h:80/@scope"],
  ["the scheme twice: from its second colon on", "http://http://u:pw@h/", "http://http:***@h/"],
  ["the @ of the login escaped", "ftp://u:pw%40h/", "ftp://u:***%40h/"],
  ["a token and what it is followed by", "https://tok@h.dom:pw@i/", "https://***@h.dom:***@i/"],
  ["a name that sounds like a secret", "http://h/?my_passphrase=x&a=b", "http://h/?my_passphrase=***&a=b"],
  ["a name broken across lines", "<URL:http://h/?to\n  ken=x>", "<URL:http://h/?to\n  ken=***>"],
  ["nothing", "mailto:anna@host.dom?cc=bert@host.dom", "mailto:anna@host.dom?cc=bert@host.dom"],
])("%s", (_, text, redacted) => {
  expect(redact(text, { single: true })).toBe(redacted);
});
