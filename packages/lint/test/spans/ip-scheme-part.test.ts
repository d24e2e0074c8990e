import type { Encoded } from "@url1738/core";
import { defineScheme, encodedText, login, many, optional, sequence, xchar } from "@url1738/core/define";
import { ipSchemePart } from "@url1738/lint";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

// ip-schemepart = "//" login [ "/" urlpath ]
const scheme = defineScheme({
  name: "x-a",
  defaultPort: 7,
  schemepart: sequence("//", login, optional("/", encodedText("urlPath", many(xchar)))),
  access: "It designates nothing.",
});

describe("ip-schemepart (§3.1)", () => {
  const parts = (schemePart: string) => ipSchemePart({ schemePart: schemePart as Encoded });

  test.each([
    ["//h", { host: "h" }],
    ["//H:/", undefined],
    ["//u%40:p%3A@H.DOM:0080/a%2F;b", { user: "u@", password: "p:", host: "h.dom", port: 80, urlPath: "a%2F;b" }],
    ["//@h/", { user: "", host: "h", urlPath: "" }],
    ["//u:@h", { user: "u", password: "", host: "h" }],
    ["//u?:p@h", undefined],
    ["//u:p?@h/", undefined],
    ["//u%3F:p%5C@h/?@", { user: "u?", password: "p\\", host: "h", urlPath: "?@" }],
    ["//u\\@h", undefined],
    ["//1.2.3.256", undefined],
    ["//h:65536", undefined],
    ["/h", undefined],
    ["h", undefined],
    ["", undefined],
  ])("%s", (schemePart, expected) => {
    expect(parts(schemePart)).toEqual(expected);
  });

  test("is read without a grammar as by its rule (§5), but for a raw ? in the login", () => {
    const pieces = ["a", "Z", "1", "-", ".", ":", "80", "@", "/", "/?", "//", "%41", "%2f", ";", "&", "_", "~"];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (some) => {
        const text = `//${some.join("")}`;
        const result = scheme.safeParse(`x-a:${text}`);
        const found = parts(text);
        const own = found && { scheme: "x-a", ...found, port: found.port ?? 7 };
        expect([text, own]).toEqual([text, result.ok ? result.url : undefined]);
      }),
      { numRuns: 2000 },
    );
  });
});
