import { generate } from "@url1738/prove";
import fc from "fast-check";
import { expect, test } from "vitest";
import { definitions } from "../../url1738/src/definitions.ts";
import { rfc1738 as registry } from "../../url1738/src/index.ts";
import { findUrls } from "../src/index.ts";

function isBalanced(url: string): boolean {
  let depth = 0;
  for (const character of url) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** URLs that look like URLs even without a prefix. */
const urls = fc
  .tuple(fc.constantFrom(...definitions), fc.infiniteStream(fc.nat({ max: 0xffff })))
  .map(([definition, numbers]) => generate(definition, (count) => (numbers.next().value as number) % count))
  .filter(
    (url) =>
      registry.canParse(url) && isBalanced(url) && /[^.,;:!?'(-]$/.test(url) && /:\/\/|.[@.][\dA-Za-z]/.test(url),
  );

const around = fc.constantFrom<[string, string]>(
  [" ", " "],
  ["", ""],
  ["\n", "\r\n"],
  ["<", ">"],
  ["(see ", ")."],
  ['"', '",'],
  ["[", "]("],
  ["=", "! "],
  ["、", "。"],
  ["URL: ", "; "],
);

test("a URL of any scheme is found unchanged, whatever is around it", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(around, urls), { minLength: 1, maxLength: 4 }), (parts) => {
      const text = parts.map(([[before, after], url]) => before + url + after).join("\t");
      expect([...findUrls(registry, text, { bare: true })].map((hit) => hit.text)).toEqual(parts.map(([, url]) => url));
    }),
    { numRuns: 200 },
  );
});

test("a URL that is cut short is not found", () => {
  fc.assert(
    fc.property(urls, fc.constantFrom("~", "^", "é", "%zz"), (url, rest) => {
      const [hit] = findUrls(registry, `${url}${rest}`, { bare: true });
      expect(hit).toBeUndefined();
    }),
    { numRuns: 100 },
  );
});
