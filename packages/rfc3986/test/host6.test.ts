import { canonicalHost6, checkHost6 } from "@url1738/rfc3986";
import fc from "fast-check";
import { expect, test } from "vitest";

test.each([
  ["[::]", "[::]"],
  ["[::1]", "[::1]"],
  ["[0:0:0:0:0:0:0:0]", "[::]"],
  ["[0001:0:0:0:0:0:0:0]", "[1::]"],
  ["[1:2:3:4:5:6:7:8]", "[1:2:3:4:5:6:7:8]"],
  ["[1:2:3:4:5:6:7::]", "[1:2:3:4:5:6:7:0]"],
  ["[::2:3:4:5:6:7:8]", "[0:2:3:4:5:6:7:8]"],
  ["[2001:DB8:0:0:1:0:0:1]", "[2001:db8::1:0:0:1]"],
  ["[1:0:0:2:0:0:0:3]", "[1:0:0:2::3]"],
  ["[ABCD::0]", "[abcd::]"],
  ["[::1.2.3.4]", "[::102:304]"],
  ["[::FFFF:192.0.2.1]", "[::ffff:c000:201]"],
  ["[1:2:3:4:5:6:255.0.0.255]", "[1:2:3:4:5:6:ff00:ff]"],
  ["[64:ff9b::1.2.3.4]", "[64:ff9b::102:304]"],
  ["Host.Dom", "host.dom"],
  ["010.0.0.1", "10.0.0.1"],
])("%s is %s", (text, canonical) => {
  expect(checkHost6(text)).toEqual([]);
  expect(canonicalHost6(text)).toBe(canonical);
  expect(canonicalHost6(canonical)).toBe(canonical);
});

test.each([
  ["[:]", 1, 2],
  ["[1]", 1, 2],
  ["[1.2.3.4]", 1, 8],
  ["[1:2:3:4:5:6:7]", 1, 14],
  ["[1:2:3:4:5:6:7:8:9]", 1, 18],
  ["[1:2:3:4:5:6:7:8::]", 1, 18],
  ["[1:2:3:4:5:6:7:1.2.3.4]", 1, 22],
  ["[::1::]", 1, 6],
  ["[:::]", 1, 4],
  ["[1:::2]", 1, 6],
  ["[:1:2:3:4:5:6:7:8]", 1, 17],
  ["[1:2:3:4:5:6:7:8:]", 1, 17],
  ["[12345::]", 1, 6],
  ["[::abcde]", 3, 8],
  ["[::1.2.3]", 3, 8],
  ["[::1.2.3.4.5]", 3, 12],
  ["[::01.2.3.4]", 3, 11],
  ["[::256.2.3.4]", 3, 12],
  ["[1.2.3.4::]", 1, 8],
  ["[::1.2.3.4:5]", 3, 10],
  ["[.]", 1, 2],
  ["256.1.1.1", 0, 3],
])("of %s, %i to %i is wrong", (text, index, end) => {
  expect(checkHost6(text)).toMatchObject([{ index, end }]);
});

test("the platform's URL takes the same addresses, and spells them alike", () => {
  const group = fc.constantFrom("", "", "0", "1", "00", "abc", "FFFF", "12345", "1.2.3.4", "1.2.3.04", "1.2.3.256");
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 10 }), (groups) => {
      const text = `[${groups.join(":")}]`;
      const isAddress = URL.canParse(`x://${text}/`);
      expect([text, checkHost6(text).length === 0]).toEqual([text, isAddress]);
      if (isAddress) expect([text, canonicalHost6(text)]).toEqual([text, new URL(`x://${text}/`).host]);
    }),
    { numRuns: 3000 },
  );
});
