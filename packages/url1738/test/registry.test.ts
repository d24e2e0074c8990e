import {
  registry,
  rfc1738,
  rfc1738Schemes,
  type Scheme,
  safeBuild,
  safeUpdate,
  schemes,
  type UrlError,
  web,
  webSchemes,
} from "url1738";
import { definitions, rfc1738Definitions } from "url1738/definitions";
import { expect, test } from "vitest";

const namesOf = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);

test("registry reads http like https, rfc1738 to the letter", () => {
  const url = { host: "h_x", port: 80, path: "/~a", query: "b/?", fragment: "c" };
  expect(registry.parse("http://h_x/~a?b/?#c")).toEqual({ scheme: "http", ...url });
  expect(registry.parse("https://h_x/~a?b/?#c")).toEqual({ scheme: "https", ...url, port: 443 });
  expect(rfc1738.canParse("http://h_x/~a?b/?#c")).toBe(false);
  expect(rfc1738.canParse("https://h/")).toBe(false);
  expect(rfc1738.parse("http://h/a?b")).toEqual({ scheme: "http", host: "h", port: 80, path: "a", search: "b" });
});

test("web reads http and https alone", () => {
  expect(web.parse("http://h_x/~a?b/?#c")).toEqual(registry.parse("http://h_x/~a?b/?#c"));
  expect(web.canParse("ftp://h/")).toBe(false);
});

test("each registry has the schemes of its list, which differ in http, https and mailto alone", () => {
  expect(web.schemes).toEqual(webSchemes);
  expect(registry.schemes).toEqual(schemes);
  expect(rfc1738.schemes).toEqual(rfc1738Schemes);
  const isOther = ({ name }: { readonly name: string }) => !/^(?:https?|mailto)$/.test(name);
  expect(schemes.filter(isOther)).toEqual(rfc1738Schemes.filter(isOther));
});

/** The components that the type checker demands, by the schemes' names; for news, it demands one of them. */
type Needed = {
  readonly [S in (typeof schemes)[number] as S["name"]]: S extends Scheme<infer U, infer _A, infer _C, infer R>
    ? U["scheme"] extends "news"
      ? { readonly [N in R]?: string }
      : { readonly [N in R]: string }
    : never;
};

test("build needs the components that the types demand, and no others", () => {
  const [host, group] = ["h", "a"];
  const needed: readonly Partial<Needed>[] = [
    { ftp: { host }, http: { host }, gopher: { host }, telnet: { host }, https: { host }, nntp: { host, group } },
    {
      wais: { host, database: "a" },
      prospero: { host, hsoname: "a" },
      file: { name: "a" },
    },
    { news: { group } },
    { news: { messageId: "a@b" } },
  ];
  for (const [scheme, parts] of needed.flatMap((one) => Object.entries(one))) {
    expect(registry.build({ scheme, ...parts } as never)).toMatchObject(parts);
    for (const name of Object.keys(parts))
      expect([scheme, name, safeBuild(registry, { scheme, ...parts, [name]: undefined } as never).ok]).toEqual([
        scheme,
        name,
        false,
      ]);
  }
});

test("the lists of schemes and of definitions are in the order of the RFC, and https is the last", () => {
  expect(rfc1738Schemes).toHaveLength(10);
  expect(namesOf(schemes)).toEqual([...namesOf(rfc1738Schemes), "https"]);
  expect(namesOf(definitions)).toEqual(namesOf(schemes));
  expect(namesOf(rfc1738Definitions)).toEqual(namesOf(rfc1738Schemes));
});

test("a scheme alone says what is wrong and where, and gives no advice", () => {
  for (const { safeParse } of [...schemes, ...rfc1738Schemes].filter(({ name }) => name === "http"))
    for (const text of ["http://h/a b", "http://h:0x50/", "http:/h/", "http://h:99999/", "e-mail:anna@host.dom"]) {
      const result = safeParse(text);
      expect([result.ok, Object.keys(result.ok ? {} : result.error)]).toEqual([
        false,
        expect.not.arrayContaining(["hint", "advice", "fix"]),
      ]);
    }
});

const registries = [
  ["registry", registry, "mailto:anna@host.dom"],
  ["rfc1738", rfc1738, "mailto:anna@host.dom"],
  ["web", web, undefined],
] as const;

test.each(registries)("%s says what to write instead, also of what people write by habit", (_, source, address) => {
  const errorOf = (text: string) => source.safeParse(text) as { readonly error: UrlError };
  expect(errorOf("http://h/a b").error.fix).toEqual({ index: 10, end: 11, replacement: "%20", sure: true });
  expect(errorOf("e-mail:anna@host.dom").error.hint).toBe(address && `Did you mean ${address}?`);
});

test.each(registries)("%s never proposes a scheme without TLS for one with it", (_, source) => {
  for (const scheme of ["ftps", "sftp", "nntps", "snews", ...(source.canParse("https://h/") ? [] : ["https"])])
    for (const text of [`${scheme}://h.dom/x`, `${scheme}:h.dom`, `www.${scheme}://h.dom`]) {
      const { error } = source.safeParse(text) as { readonly error: UrlError };
      expect(`${text}: ${error.hint} ${error.fix?.replacement}`).not.toMatch(/ (?:http|ftp|nntp|news)(?::| meant)/);
    }
});

test.each([
  "ftp://u:p@h/a/b;type=a",
  "http://h/a?b#c",
  "gopher://h/1a%09b%09c",
  "mailto:a@b",
  "news:a",
  "news:a@b",
  "nntp://h/a/1",
  "wais://h/a?b",
  "wais://h/a/b/c",
  "file://h/a/b",
  "prospero://h/a;b=c",
])("errors name the components of %s by words", (url) => {
  for (const [name, value] of Object.entries(registry.parse(url))) {
    const result = safeUpdate(registry, url, { [name]: true } as never);
    const said = result.ok || value === undefined ? "The" : result.error.message;
    // One item of a list is meant as well, so that no name is a plural.
    expect(said).toMatch(/^The(?! \w*(?:[a-z][A-Z]|[^s]s (?:is|must|cannot)))/);
  }
});
