import { generate } from "@url1738/core";
import { optional, sequence } from "@url1738/core/grammar";
import { describe, expect, test } from "vitest";
import { registry, schemes } from "../../src/index.ts";
import { urlParts } from "../../src/output/url-parts.ts";

function partsOf(text: string): readonly string[] {
  const url = registry.parse(text);
  const scheme = schemes.find(({ name }) => name === url.scheme);
  return urlParts(registry.format(url), url, scheme?.schemepart).map(({ text, component }) =>
    component === undefined ? text : `${component}=${text}`,
  );
}

test.each([
  [
    "ftp://u:p@h:2121/a%2Fb//n;type=A",
    "scheme=ftp : // user=u : password=p @ host=h : port=2121 / cwd=a%2Fb / cwd= / name=n ;type= type=a",
  ],
  ["ftp://h", "scheme=ftp : // host=h"],
  ["ftp://21:21@21.dom:21/21", "scheme=ftp : // user=21 : password=21 @ host=21.dom / name=21"],
  ["http://h", "scheme=http : // host=h / path="],
  ["http://h/80?80", "scheme=http : // host=h / path=80 ? search=80"],
  ["gopher://h/0s%09%09+", "scheme=gopher : // host=h / gtype=0 selector=s %09 search= %09 gopherPlus=+"],
  ["mailto:a@b", "scheme=mailto : address=a@b"],
  ["news:*", "scheme=news : group=*"],
  ["news:a@b", "scheme=news : messageId=a@b"],
  ["nntp://h/g/007", "scheme=nntp : // host=h / group=g / articleNumber=7"],
  ["telnet://u@h", "scheme=telnet : // user=u @ host=h /"],
  ["wais://h/d?s", "scheme=wais : // host=h / database=d ? search=s"],
  ["wais://h/d/t/p", "scheme=wais : // host=h / database=d / wtype=t / wpath=p"],
  ["file:///d/n", "scheme=file : // host= / directories=d / name=n"],
  ["prospero://h//o;a=b;=", "scheme=prospero : // host=h / hsoname=/o ; fields=a = fields=b ; fields= = fields="],
])("the parts of %s", (text, parts) => {
  expect(partsOf(text).join(" ")).toBe(parts);
});

describe("the parts of random URLs make up the canonical spelling, and no component is missing", () => {
  test.each(schemes.map((scheme) => [scheme.name, scheme] as const))("%s", (_, scheme) => {
    // Xorshift: the same URLs every time.
    let state = 1738;
    const pick = (n: number) => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return (state >>> 0) % n;
    };
    let count = 0;
    for (let round = 0; round < 400; round++) {
      const result = registry.safeParse(generate(scheme, pick));
      if (!result.ok) continue;
      count += 1;
      const href = registry.format(result.url);
      const parts = urlParts(href, result.url, scheme.schemepart);
      expect(parts.map(({ text }) => text).join("")).toBe(href);
      const { port, ...others } = { port: undefined, ...result.url };
      const named = new Set(parts.map(({ component }) => component));
      if (port !== undefined && port !== scheme.defaultPort) expect(named, href).toContain("port");
      for (const [name, value] of Object.entries(others))
        if (value !== undefined && !(Array.isArray(value) && value.length === 0)) expect(named, href).toContain(name);
    }
    expect(count).toBeGreaterThan(100);
  });
});

test("what was begun in vain is no part", () => {
  const grammar = sequence(optional("a", "b"), "ac");
  const texts = urlParts("x:ac", { scheme: "x" }, grammar).map(({ text }) => text);
  expect(texts).toEqual(["x", ":", "ac"]);
});

test("without a grammar that fits, all after the scheme is one part", () => {
  const [whole] = [{ text: "//h/", component: "schemePart" }];
  expect(urlParts("x://h/", { scheme: "x" }, undefined).at(-1)).toEqual(whole);
  expect(urlParts("x://h/", { scheme: "x" }, { kind: "literal", text: "//" }).at(-1)).toEqual(whole);
});
