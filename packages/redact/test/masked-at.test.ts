import fc from "fast-check";
import { expect, test } from "vitest";
import { growthOfWork, MOST_GROWTH } from "../../testkit/src/counted-work.ts";
import { isMaskedAt, maskingOf, passwordsIn } from "../src/index.ts";

const pieces =
  "ftp http https : :// / \\ \\/\\/ @ %40 %3A %2F %2f%2F %252F %253A %2540 ? & ; # = %3Ftoken%3D < > URL: token password X-Amz-Signature sig u p 80 ' \" . % 0 \\u0040 &#64; &amp; \\x40 &commat; &sol; %25252F %252540 [::1] [ ] wss + user[password] %61pi_key 80/";
const texts = fc
  .array(fc.oneof(fc.constantFrom(...pieces.split(" ")), fc.constantFrom(" ", "\n", "\t")), { maxLength: 24 })
  .map((parts) => parts.join(""));

test("everything that redact masks in an input is masked", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const isMasked = maskingOf(text);
      for (const { index, end } of passwordsIn(text, { single: true, only: ["urls"] }))
        for (let at = index; at < end; at++) expect(isMasked(at), `${at} in ${text}`).toBe(true);
    }),
    { numRuns: 20_000 },
  );
});

test.each([
  ["http://h.dom/x?keyword=c|d"],
  ["http://h.dom/x?design=c&monkey=a&keys=b&secretary=c"],
  ["http://h.dom/a?b:c/d@e"],
  ["gopher://h.dom/0a:b~c@d"],
  ["mailto:anna@host.dom?cc=bert@host.dom"],
  ["http://registry:4873/@scope"],
  ["ftp://[::1]\\/x:80/@scope"],
  ["ftp://[::1]&sol;@scope"],
  ["ftp%3A%2F%2F[::1]%2Fx%40h"],
  ["ftp:\\/\\/[::1]\\u002f@scope"],
  ["https:\\/\\/[::1]&colon;80/@scope"],
  ["https%3A%2F%2Fh&a%40h"],
])("nothing of %s", (text) => {
  expect([...text].some((_, at) => isMaskedAt(text, at))).toBe(false);
});

test.each([
  ["backslashes", "\\\\x"],
  ["slashes", "//x"],
  ["schemes", "http:"],
  ["ports", "//h:80/"],
  ["tokens", "http://a@"],
  ["values", "?token=&"],
  ["digits", "1"],
  ["values without an end", ":&token%3D"],
  ["names", "?a%3D"],
  ["brackets", "//[::"],
])("takes time in proportion to the length: %s, every place asked for", (_, piece) => {
  const growth = growthOfWork((length) => {
    const text = `ftp:${piece.repeat(length / piece.length)}@h`;
    const isMasked = maskingOf(text);
    for (let at = 0; at < text.length; at++) isMasked(at);
  }, 40_000);
  expect(growth).toBeLessThan(MOST_GROWTH);
});

test.each(["ftp://a\\b:pw@h", "ftp://a#b:pw@h"])("the password of %s, whatever is in its user", (text) => {
  expect(isMaskedAt(text, text.indexOf("pw"))).toBe(true);
});

test.each([
  ["http:[::1]\\/\\/u:p&#64;", "http:[::1]\\/\\/u:*&#64;"],
  ["ftp:[::1]\\/\\/u:p@h", "ftp:[::1]\\/\\/u:*@h"],
  ["ftp:[::1]%2F%2Fu%3Ap%40h", "ftp:[::1]%2F%2Fu%3A*%40h"],
  ["ftp://u:p@[::1]&sol;a@h", "ftp://u:*************@h"],
  ["ftp://[::1]a:p@h", "ftp://[:******@h"],
  ["https%3A%2F%2F[%40h]", "https%3A%2F%2F*%40h]"],
  ["ftp://[fe80::1%25eth0]:80/u:p@h", "ftp://[fe80::1%25eth0]:80/u:p@h"],
  ["https%3A%2F%2Ft%26a%40h", "https%3A%2F%2F*****%40h"],
  ["https%3A%2F%2Ft&a:b%3Ap%40h", "https%3A%2F%2Ft&a:b%3A*%40h"],
  ["<ftp://u:p@h/{x>", "<ftp://u:*@h/{x>"],
  ["<ftp://u:p@h/{x", "<ftp://u:******"],
  ["<a <URL:ftp://u:p@h/{x<", "<a <URL:ftp://u:*******"],
  ["ftp://u:p@h/<x>{x", "ftp://u:*@h/<x>{x"],
])("of %s, only the secret", (text, shown) => {
  expect(text.replaceAll(/./g, (character, at: number) => (isMaskedAt(text, at) ? "*" : character))).toBe(shown);
});
