import { advice } from "@url1738/lint";
import {
  createRegistry,
  habits,
  registry,
  rfc1738,
  type Scheme,
  safeBuild,
  schemes,
  schemesOfToday,
  schemesWithHttps,
  today,
  type UrlError,
} from "url1738";
import { definitions, definitionsWithHttps } from "url1738/definitions";
import { expect, test } from "vitest";

const namesOf = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);

test("registry knows the ten schemes and https, rfc1738 only the ten", () => {
  expect(registry.parse("HTTPS://H/a")).toMatchObject({ scheme: "https", host: "h", port: 443, path: "/a" });
  expect(registry.schemes).toEqual(schemesWithHttps);
  expect(rfc1738.canParse("https://h/")).toBe(false);
  expect(rfc1738.schemes).toEqual(schemes);
});

test("today reads http like https, and all others like registry", () => {
  const url = { host: "h_x", port: 80, path: "/~a", query: "b/?", fragment: "c" };
  expect(today.parse("http://h_x/~a?b/?#c")).toEqual({ scheme: "http", ...url });
  expect(today.parse("https://h_x/~a?b/?#c")).toEqual({ scheme: "https", ...url, port: 443 });
  expect(registry.canParse("http://h_x/~a?b/?#c")).toBe(false);
  expect(namesOf(schemesOfToday)).toEqual(namesOf(schemesWithHttps));
  const others = (all: typeof today.schemes | typeof registry.schemes) => all.filter(({ name }) => name !== "http");
  expect(others(today.schemes)).toEqual(others(registry.schemes));
});

/** The components that the type checker demands, by the schemes' names; for news, it demands one of them. */
type Needed = {
  readonly [S in (typeof schemesWithHttps)[number] as S["name"]]: S extends Scheme<infer U, infer _A, infer _C, infer R>
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
      mailto: { address: "a@b" },
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

test("the lists of schemes and of definitions are those of the RFC, in its order, and then https", () => {
  expect(schemes).toHaveLength(10);
  expect(namesOf(schemesWithHttps)).toEqual([...namesOf(schemes), "https"]);
  expect(namesOf(definitions)).toEqual(namesOf(schemes));
  expect(namesOf(definitionsWithHttps)).toEqual(namesOf(schemesWithHttps));
});

test("the registries know as much as their schemes, and no more", () => {
  for (const { safeParse } of [registry, rfc1738, today]) {
    expect(safeParse("http://h/a b")).toHaveProperty("error.hint", "Write %20 instead.");
    expect(safeParse("e-mail:anna@host.dom")).not.toHaveProperty("error.hint");
  }
});

const lists = [
  ["registry", schemesWithHttps],
  ["rfc1738", schemes],
  ["today", schemesOfToday],
] as const;

test.each(lists)(
  "with advice, the schemes of %s say what to write instead, also of what people write by habit",
  (_, list) => {
    const { safeParse } = createRegistry(list, { advice, habits });
    expect(safeParse("http://h/a b")).toMatchObject({ ok: false, error: { fix: { replacement: "%20" } } });
    expect(safeParse("e-mail:anna@host.dom")).toMatchObject({
      ok: false,
      error: { hint: expect.stringContaining("mailto:") },
    });
  },
);

test.each(lists)("the schemes of %s never propose one without TLS for one with it", (_, list) => {
  const source = createRegistry(list, { advice, habits });
  for (const scheme of ["ftps", "sftp", "nntps", "snews", ...(list === schemes ? ["https"] : [])])
    for (const text of [`${scheme}://h.dom/x`, `${scheme}:h.dom`, `www.${scheme}://h.dom`]) {
      const { error } = source.safeParse(text) as { readonly error: UrlError };
      expect(`${text}: ${error.hint} ${error.fix?.replacement}`).not.toMatch(/ (?:http|ftp|nntp|news)(?::| meant)/);
    }
});
