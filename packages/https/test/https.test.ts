import { createRegistry, update } from "@url1738/core";
import { http, https } from "@url1738/https";
import { advice } from "@url1738/lint";
import { expect, test } from "vitest";

const { parse, format, safeParse } = createRegistry([http, https], { advice });

function errorOf(text: string) {
  const result = safeParse(text);
  return result.ok ? undefined : result.error;
}

test("one registry has both", () => {
  expect(parse("http://h/")).toEqual({ scheme: "http", host: "h", port: 80, path: "/" });
  expect(format(parse("https://h:80/"))).toBe("https://h:80/");
});

test.each([
  ["https://a b.dom/", "RFC 3986, section 3.2.2"],
  ["https://a_b-.dom/", "RFC 1123, section 2.1"],
  ["https://1.2.3.256/", "RFC 1123, section 2.1"],
  ["https://h:x/", "RFC 3986, section 3.2.3"],
  ["https://h/[", "RFC 3986, section 3.3"],
  ["https://h/?[", "RFC 3986, section 3.4"],
  ["https://h/#[", "RFC 3986, section 3.5"],
  ["https:h", "RFC 9110, section 4.2.2"],
  ["http:h", "RFC 9110, section 4.2.1"],
])("the error of %s cites %s", (text, section) => {
  expect(errorOf(text)?.section).toBe(section);
});

test.each(["https://anna@host.dom/", "https://anna:secret@host.dom/", "http://:secret@host.dom/a@b"])(
  "userinfo in %s is advised against",
  (text) => {
    const { hint, fix, advice: told, message } = errorOf(text) ?? {};
    expect(told).toMatchObject({ reason: "https/userinfo" });
    expect([hint, message].join()).not.toContain("secret");
    expect(parse(text.slice(0, fix?.index) + text.slice(fix?.end))).toMatchObject({ host: "host.dom" });
  },
);

// A browser would show the same text; dot segments are not removed here.
test.each([
  "https://en.wikipedia.org/wiki/C_(programming_language)#History",
  "https://h.dom/~anna/?a/b?c=d",
  "http://my_host.dom:8080/x?y#z",
  "https://[2001:db8::1]:8443/a",
])("the platform's URL reads %s in the same way", (text) => {
  const url = parse(text);
  const other = new URL(text);
  expect(format(url)).toBe(other.href);
  expect([url.host, url.path]).toEqual([other.hostname, other.pathname]);
});

const registry = createRegistry([http, https]);

test.each(["https://h/??a", "http://h/?", "https://h/a?b#c"])("build takes %s as parse reads it", (text) => {
  const url = registry.parse(text);
  expect(registry.build(url as never)).toEqual(url);
  expect(https.canParse(text) ? https.build(url as never) : http.build(url as never)).toEqual(url);
});

test("parts by themselves are held to what people mean", () => {
  expect(() => https.build({ host: "h", query: "?a" })).toThrow("no question mark before it");
  expect(() => update(https, "https://h/", { query: "?a" })).toThrow("no question mark before it");
  expect(() => update(https, "https://h/??b", { query: "?a" })).toThrow("no question mark before it");
});
