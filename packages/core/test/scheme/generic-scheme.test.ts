import { createRegistry, type Encoded, type GenericUrl, ipSchemePart } from "@url1738/core";
import { describe, expect, test } from "vitest";
import { errorOf } from "../error-of.ts";
import { scheme as xHost } from "../x-host.ts";

const registry = createRegistry([xHost], { generic: true });

describe("any other scheme", () => {
  test.each([
    ["X:", "x", "", "x:"],
    ["z39.50s:a%41%7e", "z39.50s", "aA%7E", "z39.50s:aA%7E"],
    ["0+.-://H:0080/", "0+.-", "//H:0080/", "0+.-://H:0080/"],
    ["__proto__", undefined, undefined, undefined],
    ["constructor:x", "constructor", "x", "constructor:x"],
  ])("%s", (text, scheme, schemePart, href) => {
    const result = registry.safeParse(text);
    expect(result.ok && result.url).toEqual(scheme === undefined ? false : { scheme, schemePart });
    if (result.ok) expect(registry.format(result.url)).toBe(href);
  });

  test("a scheme of the registry keeps its own rules", () => {
    expect(registry.safeParse("x-host:anything")).toMatchObject({ ok: false, error: { code: "syntax", index: 7 } });
    expect(errorOf(() => registry.format({ scheme: "x-host", schemePart: "a" as Encoded }))).toMatchObject({
      code: "invalid-value",
    });
  });

  test.each([
    ["a:b c", 3],
    ["a:#", 2],
    ["a:%4", 4],
    ["a:\u00e9", 2],
  ])("%j is refused", (text, index) => {
    expect(registry.safeParse(text)).toMatchObject({
      ok: false,
      error: { code: "syntax", index, component: "schemePart" },
    });
  });

  test.each([
    [{ scheme: "A", schemePart: "b" }, "scheme"],
    [{ scheme: "a b", schemePart: "b" }, "scheme"],
    [{ scheme: "", schemePart: "b" }, "scheme"],
    [{ scheme: "a", schemePart: "%7e" }, "schemePart"],
    [{ scheme: "a" }, "schemePart"],
    [{ scheme: "a", schemePart: "b", host: "c" }, "host"],
  ])("format refuses %j", (value, component) => {
    expect(errorOf(() => registry.format(value as GenericUrl))).toMatchObject({ code: "invalid-value", component });
  });

  test("build normalises the scheme and the Encoded part", () => {
    expect(registry.build({ scheme: "AFS", schemePart: "%7e%41" })).toEqual({ scheme: "afs", schemePart: "%7EA" });
  });
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
});
