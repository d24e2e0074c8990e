import { createRegistry } from "@url1738/core";
import { fromUrl, toUrl } from "@url1738/relative/platform";
import { registry, rfc1738 } from "url1738";
import { expect, test } from "vitest";

test.each([
  ["http://H.dom:80/%7ea?b", "http://h.dom/%7Ea?b"],
  ["ftp://u:p@h/a/b;type=a", "ftp://u:p@h/a/b;type=a"],
  ["ftp://h/%2Fetc/x?y", "ftp://h/%2Fetc/x%3Fy"],
  ["gopher://h", "gopher://h/1"],
  ["mailto:a@b", "mailto:a@b"],
  ["file://localhost/x", "file:///x"],
])("%s is %s to the platform, and back", (text, href) => {
  expect(toUrl(rfc1738, text).href).toBe(href);
  expect(toUrl(rfc1738, rfc1738.parse(text)).href).toBe(href);
  expect(fromUrl(rfc1738, new URL(href))).toEqual(rfc1738.parse(text));
});

test("a fragment, if the scheme has one", () => {
  const url = fromUrl(registry, new URL("https://h/~a?b#c"));
  expect(url).toEqual(registry.parse("https://h/~a?b#c"));
  expect(toUrl(registry, url).hash).toBe("#c");
});

test.each([
  ["http://h/a/../b", "path", "JavaScript's URL reads another path from this http URL."],
  ["http://h/a/%2E%2E/b", "path", "JavaScript's URL reads another path from this http URL."],
  ["ftp://h", "name", "JavaScript's URL reads another name from this ftp URL."],
  ["ftp://u:@h/", "password", "JavaScript's URL reads another password from this ftp URL."],
])("%s cannot be said to the platform: it has another %s", (text, component, message) => {
  expect(() => toUrl(rfc1738, text)).toThrow(message);
  expect(() => toUrl(rfc1738, text)).toThrow(
    expect.objectContaining({ error: expect.objectContaining({ component }) }),
  );
});

test("a host that the platform refuses", () => {
  const generic = createRegistry(rfc1738.schemes, { generic: true });
  expect(() => toUrl(generic, "x-a://h:99999/")).toThrow("JavaScript's URL does not take this x-a URL.");
});

test("another host than the platform's is refused", () => {
  const url = new URL("telnet://good.dom?:x@evil.dom");
  expect(url.hostname).toBe("good.dom");
  expect(() => fromUrl(rfc1738, url)).toThrow("JavaScript's URL reads another host from this telnet URL.");
});

test("a fragment that the scheme does not have has a place", () => {
  expect(() => fromUrl(rfc1738, new URL("http://h/a#b"))).toThrow(expect.objectContaining({ index: 10 }));
});

test("a default port is the same, written or not", () => {
  expect(fromUrl(rfc1738, new URL("gopher://h:70/1"))).toEqual(rfc1738.parse("gopher://h/1"));
  expect(fromUrl(rfc1738, new URL("telnet://U%7e:p@h:24/"))).toMatchObject({ user: "U~", port: 24 });
});
