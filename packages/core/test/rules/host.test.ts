import { defineScheme, hostport } from "@url1738/core/define";
import { readHostport } from "@url1738/core/runtime";
import fc from "fast-check";
import { expect, test } from "vitest";

const scheme = defineScheme({ name: "x-a", defaultPort: 7, schemepart: hostport, access: "It designates nothing." });

test.each([
  ["H.Dom", { host: "h.dom", port: 7 }],
  ["h:8", { host: "h", port: 8 }],
  ["h:0008", { host: "h", port: 8 }],
  ["127.000.0.1:0", { host: "127.0.0.1", port: 0 }],
  ["", undefined],
  ["h:", undefined],
  [":8", undefined],
  ["h:65536", undefined],
  ["1.2.3.256", undefined],
  ["a.b.".padEnd(258, "c"), undefined],
  ["h ", undefined],
  ["h:8\n", undefined],
  ["//h", undefined],
  ["u@h", undefined],
  ["[::1]", undefined],
  ["a.".repeat(5_000_000), undefined],
])("the hostport %.20j", (text, expected) => {
  expect(readHostport(text, 7)).toEqual(expected);
});

test("a hostport is read without a grammar as by its rule (§5)", () => {
  const pieces = ["a", "Z", "0", "1", "256", "99999", "-", ".", ":", "_", "%41", "a.b", "1.2.3.4"];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 9 }), (parts) => {
      const text = parts.join("");
      const result = scheme.safeParse(`x-a:${text}`);
      const expected = result.ok ? { host: result.url.host, port: result.url.port } : undefined;
      expect([text, readHostport(text, 7)]).toEqual([text, expected]);
    }),
    { numRuns: 2000 },
  );
});
