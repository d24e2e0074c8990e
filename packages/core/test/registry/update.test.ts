import { createRegistry, safeNormalize, safeUpdate, update, urlErrorOf } from "@url1738/core";
import { ftp } from "@url1738/ftp";
import { http, https } from "@url1738/https";
import { mailto } from "@url1738/mailto";
import { describe, expect, test } from "vitest";

const urls = createRegistry([ftp, http, https, mailto]);

describe("parts are replaced", () => {
  test.each<[url: string, changes: object, spelling: string]>([
    ["https://h.dom/a", {}, "https://h.dom/a"],
    ["https://h.dom/a", { host: "Other.DOM" }, "https://other.dom/a"],
    ["https://h.dom/a", { port: "8080" }, "https://h.dom:8080/a"],
    ["https://h.dom:8080/a", { port: undefined }, "https://h.dom/a"],
    ["https://h.dom/a?b#c", { query: undefined, fragment: undefined }, "https://h.dom/a"],
    ["https://h.dom/a", { query: "x=1" }, "https://h.dom/a?x=1"],
    ["https://h.dom/a", { path: "" }, "https://h.dom/"],
    // A query that begins with a second question mark is kept; only a new one is checked.
    ["https://h.dom/a??b", { fragment: "c" }, "https://h.dom/a??b#c"],
    ["ftp://anna:pw@h/a/b", { password: undefined }, "ftp://anna@h/a/b"],
    // A default port follows the scheme, and any other stays.
    ["http://h.dom/a", { scheme: "https" }, "https://h.dom/a"],
    ["http://h.dom:80/a", { scheme: "HTTPS" }, "https://h.dom/a"],
    ["http://h.dom:8080/a", { scheme: "https" }, "https://h.dom:8080/a"],
    ["http://h.dom:443/a", { scheme: "https" }, "https://h.dom/a"],
    ["http://h.dom/a", { scheme: "https", port: 80 }, "https://h.dom:80/a"],
    ["http://h.dom/a", { scheme: "https", port: undefined }, "https://h.dom/a"],
    // Parts that the new scheme lacks are removed by hand.
    ["ftp://h/", { scheme: "https", cwd: undefined, name: undefined, path: "/a" }, "https://h/a"],
    ["http://h.dom/a", { scheme: undefined }, "http://h.dom/a"],
  ])("%s %j", (url, changes, spelling) => {
    const value = urls.parse(url);
    const before = structuredClone(value);
    const result = update(urls, url, changes);
    expect(urls.format(result)).toBe(spelling);
    expect(update(urls, value, changes)).toEqual(result);
    expect(value).toEqual(before);
  });
});

describe("what cannot be replaced is refused, and named", () => {
  test.each<[url: unknown, changes: unknown, code: string, component: string | undefined]>([
    ["https://h.dom/a b", {}, "syntax", "path"],
    ["x:", {}, "unknown-scheme", undefined],
    ["https://h.dom/", { host: "h dom" }, "invalid-value", "host"],
    ["https://h.dom/", { port: 65_536 }, "invalid-value", "port"],
    ["https://h.dom/", { path: "a" }, "invalid-value", "path"],
    ["https://h.dom/", { query: "?a" }, "invalid-value", "query"],
    ["https://h.dom/", { search: "a" }, "invalid-value", "search"],
    ["https://h.dom/", { hots: "h" }, "invalid-value", "hots"],
    ["https://h.dom/", { host: undefined }, "invalid-value", "host"],
    ["ftp://h/a/b", { scheme: "https" }, "invalid-value", "cwd"],
    ["https://h.dom/", { scheme: "htps" }, "unknown-scheme", "scheme"],
    ["https://h.dom/", { scheme: 5 }, "invalid-value", "scheme"],
    ["https://h.dom/", null, "invalid-value", "scheme"],
    ["https://h.dom/", "?a", "invalid-value", "scheme"],
    ["https://h.dom/", new Map(), "invalid-value", "scheme"],
    [undefined, {}, "invalid-value", "scheme"],
    [5, {}, "invalid-value", "scheme"],
  ])("%j %j", (url, changes, code, component) => {
    const result = safeUpdate(urls, url as string, changes as object);
    expect(!result.ok && [result.error.code, result.error.component]).toEqual([code, component]);
    expect(() => update(urls, url as string, changes as object)).toThrow(!result.ok ? result.error.message : "");
  });
});

test("a scheme alone updates its own URLs", () => {
  expect(update(https, "https://h/a", { query: "b" })).toEqual(https.parse("https://h/a?b"));
  // @ts-expect-error: it has no other scheme.
  expect(() => update(https, "https://h/a", { scheme: "http" })).toThrow();
  expect(() => update({} as typeof https, "https://h/a", {})).toThrow("neither a scheme nor a registry");
});

describe("normalize spells as format does what parse returns", () => {
  test.each([
    ["HTTPS://H.dom:443", "https://h.dom/"],
    ["http://h/%7eanna?%41#%2f", "http://h/~anna?A#%2F"],
    ["FTP://anna@H/%2Fetc/a;type=A", "ftp://anna@h/%2Fetc/a;type=a"],
    ["mailto:Anna@H.dom", "mailto:Anna@H.dom"],
  ])("%s", (text, spelling) => {
    expect(urls.normalize(text)).toBe(spelling);
    expect(urls.format(urls.parse(text))).toBe(spelling);
    expect(safeNormalize(urls, text)).toEqual({ ok: true, href: spelling });
  });

  test("and throws as parse does", () => {
    for (const source of [urls, https])
      for (const text of ["https://h/a b", "x:", "", undefined as unknown as string]) {
        const [one, other] = [source.normalize, source.parse].map((run) => {
          try {
            return run(text);
          } catch (thrown) {
            return urlErrorOf(thrown);
          }
        });
        expect(one).toEqual(other);
        expect(safeNormalize(source, text)).toMatchObject({ ok: false });
      }
  });
});
