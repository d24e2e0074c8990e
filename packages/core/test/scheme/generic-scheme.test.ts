import { createRegistry, type Encoded, type GenericUrl } from "@url1738/core";
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
    ["a:b c", 3, "A space is not allowed here in the scheme-specific part."],
    ["a:#", 2, '"#" is not allowed here in the scheme-specific part.'],
    ["a:%4", 4, "Unexpected end of the scheme-specific part: expected a hexadecimal digit."],
    ["a:%4g", 4, '"g" is not allowed here in the scheme-specific part: expected a hexadecimal digit.'],
    ["a:\u00e9", 2, '"\u00e9" (U+00E9) is not allowed here in the scheme-specific part.'],
  ])("%j is refused, as text and as value", (text, index, message) => {
    expect(registry.safeParse(text)).toMatchObject({
      ok: false,
      error: { code: "syntax", index, component: "schemePart", message },
    });
    expect(errorOf(() => registry.format({ scheme: "a", schemePart: text.slice(2) as Encoded }))).toMatchObject({
      code: "invalid-value",
      component: "schemePart",
      message,
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
