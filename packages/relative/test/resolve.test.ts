import { readFileSync } from "node:fs";
import { createRegistry } from "@url1738/core";
import { decodedText, defineScheme, many, xchar } from "@url1738/core/define";
import { advice } from "@url1738/lint";
import { isRelative, relate, resolve, safeResolve } from "@url1738/relative";
import { registry, rfc1738 } from "url1738";
import { describe, expect, test } from "vitest";

/** An example of a specification: a reference, and the URL that it means. */
interface Row {
  readonly section: string;
  readonly reference: string;
  readonly url: string;
}

const rowsOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`${name}.rows.json`, import.meta.url), "utf8")) as readonly Row[];

const withoutFragment = (url: string) => url.replace(/#.*/s, "");
const isHttp = ({ url }: Row) => url.startsWith("http://");
// RFC 1738 §3.3 allows no slash in the search of http.
const hasSlashInSearch = ({ url }: Row) => /\?[^#]*\//.test(url);

test.each([
  ["file:///", "a/", "file:///"],
  ["https://h.dom/", "../a/", "https://h.dom/a/"],
  ["ftp://h/", "%2e/", "ftp://h/"],
])("in %s, a reference of hundreds of thousands of %s", (base, name, url) => {
  const many = name.repeat(200_000);
  const result = safeResolve(registry, base, `./${many}`);
  expect(result.ok && registry.format(result.url as never) === (name === "a/" ? base + many : url)).toBe(true);
});

describe("RFC 1808, whose fragments are not part of a URL", () => {
  const base = "http://a/b/c/d;p?q#f";

  const rows = rowsOf("rfc1808");

  test.each(rows.filter((row) => isHttp(row) && !hasSlashInSearch(row)))(
    "§$section: $reference is $url",
    ({ reference, url }) => {
      const value = rfc1738.parse(withoutFragment(url));
      expect(resolve(rfc1738, base, reference)).toEqual(value);
      expect(resolve(rfc1738, rfc1738.parse(withoutFragment(base)), reference)).toEqual(value);
    },
  );

  test.each(rows.filter(hasSlashInSearch))(
    "§$section: $reference is $url, which §3.3 does not allow",
    ({ reference }) => {
      expect(safeResolve(rfc1738, base, reference)).toMatchObject({
        error: { code: "syntax", component: "search", index: reference.indexOf("/") },
      });
    },
  );

  test.each(rows.filter((row) => !isHttp(row)))(
    "§$section: $reference has a scheme of its own",
    ({ reference, url }) => {
      expect(url).toBe(reference);
      const code = url.startsWith("http:") ? "syntax" : "unknown-scheme";
      expect(safeResolve(rfc1738, base, reference)).toMatchObject({ ok: false, error: { code } });
      expect(safeResolve(rfc1738, base, reference)).toEqual(rfc1738.safeParse(url));
    },
  );
});

describe("RFC 3986, strictly", () => {
  const base = "https://a/b/c/d;p?q";
  const rows = rowsOf("rfc3986").filter(isHttp);

  test.each(rows)("§$section: $reference is $url", ({ reference, url }) => {
    expect(resolve(registry, base.replace("https", "http"), reference)).toEqual(registry.parse(url));
    const secure = (text: string) => text.replace(/^http:/, "https:");
    expect(resolve(registry, `${base}#f`, secure(reference))).toEqual(registry.parse(secure(url)));
  });

  test.each([
    ["https://a/b/../c", "https://a/c"],
    ["https://a/./b/.", "https://a/b/"],
  ])("%s loses its dots even without a base", (reference, url) => {
    expect(resolve(registry, base, reference)).toEqual(registry.parse(url));
  });
});

test.each([
  // RFC 1738 §3.2.2 and RFC 1808 §5.3: a type code is a parameter, not part of the path.
  ["ftp://u:p@h/a/b;type=a", "c", "ftp://u:p@h/a/c"],
  ["ftp://h/a/b;type=a", ";type=i", "ftp://h/a/b;type=i"],
  ["ftp://h/a/b;type=a", "#x", "ftp://h/a/b;type=a"],
  ["ftp://h/%2Fetc/motd", "../b", "ftp://h/b"],
  ["ftp://h", "a", "ftp://h/a"],
  ["file:///a/b", "c", "file:///a/c"],
  ["file:///a/b", "//h/c", "file://h/c"],
  ["file://h/a/b", "///c", "file://h/c"],
  ["nntp://h/comp.lang.c/12", "13", "nntp://h/comp.lang.c/13"],
  ["gopher://h/1/a/b", "c", "gopher://h/1/a/c"],
  ["wais://h/db?words", "?other", "wais://h/db?other"],
  ["wais://h/db/t/p", "q", "wais://h/db/t/q"],
  ["prospero://h/a/b;c=d", "e", "prospero://h/a/e"],
  ["mailto:a@b", "http://h/", "http://h/"],
])("%s and %j are %s", (base, reference, url) => {
  expect(rfc1738.format(resolve(rfc1738, base, reference))).toBe(url);
});

describe("a base without a host (RFC 1808 §4, steps 5 and 6)", () => {
  const xPath = defineScheme({
    name: "x-path",
    schemepart: decodedText("path", many(xchar)),
    relative: "always",
    access: "It designates a path.",
  });

  test.each([
    ["x-path:b/c/d", "e", "x-path:b/c/e"],
    ["x-path:b/c/d", "../e", "x-path:b/e"],
    ["x-path:b/c/d", "../../../e", "x-path:../e"],
    ["x-path:b/c/d", "./", "x-path:b/c/"],
    ["x-path:b/c/d", "..", "x-path:b/"],
    ["x-path:b/c/d", "/e", "x-path:/e"],
    ["x-path:/b/c/d", "../e", "x-path:/b/e"],
    ["x-path:/b/c/d", "../../../e", "x-path:/../e"],
    ["x-path:b", "e", "x-path:e"],
    ["x-path:b", "./e/.", "x-path:e/"],
    ["x-path:b/../c/d", "e", "x-path:c/e"],
    ["x-path:/b", "e", "x-path:/e"],
    ["x-path:", "e", "x-path:e"],
  ])("%s and %j are %s", (base, reference, url) => {
    expect(xPath.format(resolve(xPath, base, reference))).toBe(url);
  });
});

describe("a base that takes no relative references (RFC 1808 §2.3)", () => {
  test.each([
    ["mailto:a@b", "relative/never", "Relative references are never used with mailto URLs (RFC 1808, section 2.3)."],
    [
      "news:comp.lang.c",
      "relative/never",
      "Relative references are never used with news URLs (RFC 1808, section 2.3).",
    ],
    ["telnet://h/", "relative/never", "Relative references are never used with telnet URLs (RFC 1808, section 2.3)."],
    [
      "gopher://h/0a;b/c",
      "relative/not-generic",
      'The base does not follow the generic syntax: ";" is part of its selector, and delimits nothing.',
    ],
  ])("%s", (base, reason, message) => {
    expect(safeResolve(rfc1738, base, "x")).toMatchObject({
      ok: false,
      error: { code: "invalid-value", component: "base", reason, message },
    });
    expect(() => resolve(rfc1738, base, "x")).toThrow(message);
  });

  test("of a scheme that says nothing of it", () => {
    const generic = createRegistry(rfc1738.schemes, { generic: true });
    expect(safeResolve(generic, "x-a://h/b", "c")).toMatchObject({ error: { reason: "relative/never" } });
  });
});

describe("an error of the resolved text has its place in the reference", () => {
  test.each([
    ["http://h/a/b", "../c d", 4, 5],
    ["http://h/a/b", "/c/%zz", 4, 5],
    ["http://h/a/b", "//h_x/", 3, 4],
    ["http://h/a/b", "//h:99999/c", 4, 9],
    ["ftp://h/a/b;type=a", ";type=x", 6, 7],
    ["nntp://h/comp.lang.c/12", "x", 0, 1],
    ["nntp://h/comp.lang.c/12", "..", 2, 2],
  ])("%s and %j", (base, reference, index, end) => {
    expect(safeResolve(rfc1738, base, reference)).toMatchObject({ ok: false, error: { index, end } });
  });

  test("with the fix, if it is in the reference", () => {
    expect(safeResolve(createRegistry(rfc1738.schemes, { advice }), "http://h/a/b", "../c d")).toMatchObject({
      error: { code: "syntax", fix: { index: 4, end: 5, replacement: "%20" } },
    });
  });

  test.each([[undefined], [null], [5]])("a reference must be a text or a value, not %s", (reference) => {
    expect(safeResolve(rfc1738, "http://h/", reference as never)).toMatchObject({
      error: { code: "invalid-value" },
    });
  });

  test("a base that is not a URL has the error of parse", () => {
    expect(safeResolve(rfc1738, "http://h_/", "x")).toEqual(rfc1738.safeParse("http://h_/"));
  });
});

test.each([
  ["", true],
  ["a/b:c", true],
  ["//h/x", true],
  ["#f", true],
  ["a:b", false],
  ["1-.+x:", false],
  ["é:b", true],
])("isRelative(%j) is %s", (text, isSo) => expect(isRelative(text)).toBe(isSo));

test.each([
  ["http://a/foo/x", "%2E%2E/bar", "http://a/bar"],
  ["http://a/foo/x", "c/.%2e/bar", "http://a/foo/bar"],
  ["ftp://a/foo/x", "%2E%2E/bar", "ftp://a/bar"],
  ["http://a/b", "%2E%2E/../g", "http://a/../../g"],
])(
  "under RFC 1808, too, an escaped dot is a dot: %j and %j are %j, which resolves to itself",
  (base, reference, url) => {
    const resolved = resolve(rfc1738, base, reference);
    expect(rfc1738.format(resolved)).toBe(url);
    expect(resolve(rfc1738, base, resolved)).toEqual(resolved);
  },
);

describe("relate", () => {
  test.each([
    ["https://h/", "https://h/./a"],
    ["https://h/a", "https://h/b/../c"],
    ["ftp://h/", "https://h/a/.."],
  ])("refuses to lead from %j to %j, for no reference does", (base, url) => {
    expect(() => relate(registry, base, url)).toThrow("No reference leads to this https URL");
  });

  test.each([
    ["http://a/b/c/d", "http://a/b/c/g", "g"],
    ["http://a/b/c/d", "http://a/b/", ".."],
    ["http://a/b/c/d", "http://a/x", "/x"],
    ["http://a/b/c/d", "http://g/x", "//g/x"],
    ["http://a/b/c/d?q", "http://a/b/c/d?r", "?r"],
    ["http://a/b/c/d?q", "http://a/b/c/d", "d"],
    ["http://a/b/c/d", "http://a/b/c/", "."],
    ["http://a/b/c/d", "http://a/b/c/e:f", "./e:f"],
    ["http://a/b", "ftp://a/b", "ftp://a/b"],
    ["ftp://h/a/b;type=a", "ftp://h/a/b;type=i", ";type=i"],
    ["ftp://h/a/b", "ftp://h", "//h"],
    ["mailto:a@b", "mailto:c@d", "mailto:c@d"],
    ["http://a/long-name/b/c/d", "http://a/long-name/b", "../../b"],
    ["http://a/long-name/b/c", "http://a/long-name/x/y", "../x/y"],
    ["http://a/long-name/b/c", "http://a/long-name", "/long-name"],
    ["http://a/long-name/b/", "http://a/long-name/b//c", ".//c"],
    ["http://a/long-name/b/c?q", "http://a/long-name/b/?q", ".?q"],
    ["ftp://h/long-name/a;type=a", "ftp://h/long-name/b;type=a", "b;type=a"],
  ])("from %s to %s is %j", (base, url, reference) => expect(relate(rfc1738, base, url)).toBe(reference));

  test.each([
    ["https://a/b#f", "https://a/b#g", "#g"],
    ["https://a/b#f", "https://a/b", ""],
    ["https://a/b?x#f", "https://a/b?y#f", "?y#f"],
    ["https://a/b?x", "https://a/b", "b"],
    ["https://a/b/c;p", "https://a/b/c;q", "c;q"],
  ])("and with fragments, from %s to %s, %j", (base, url, reference) =>
    expect(relate(registry, base, url)).toBe(reference),
  );

  test("its references resolve to the given URL, from everywhere to everywhere", () => {
    const urls = [
      "https://a/",
      "https://a/b",
      "https://a/b/",
      "https://a/b//c",
      "https://a/b/c:d?e#f",
      "https://a//b",
      "https://b/b?c/../d",
    ];
    for (const base of urls)
      for (const url of urls) {
        const reference = relate(registry, base, url);
        expect(resolve(registry, base, reference), `${base} ${reference}`).toEqual(registry.parse(url));
        expect(reference.length).toBeLessThanOrEqual(url.length);
      }
  });
});
