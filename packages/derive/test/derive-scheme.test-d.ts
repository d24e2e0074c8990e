import { createRegistry, type Encoded, type Scheme } from "@url1738/core";
import {
  decimal,
  decodedText,
  defineScheme,
  digits,
  hostport,
  list,
  many,
  optional,
  rule,
  schemeDefinition,
  sequence,
  uchar,
  unescapedText,
} from "@url1738/core/define";
import { deriveScheme, replaced } from "@url1738/derive";
import { type HttpUrl, http } from "@url1738/http";
import { httpDefinition } from "@url1738/http/definition";
import { newsDefinition } from "@url1738/news/definition";
import { expectTypeOf, test } from "vitest";

const https = deriveScheme(httpDefinition, {
  name: "https",
  defaultPort: 443,
  access: ({ host, port }) => ({ protocol: "https" as const, host, port }),
});

interface HttpsUrl {
  scheme: "https";
  host: string;
  port: number;
  path: Encoded;
  search?: Encoded | undefined;
}

test("the value is that of the base under another name", () => {
  // Guards against fields that get lost, and against optional ones that become required.
  expectTypeOf(https.parse("https://h/")).toEqualTypeOf<HttpsUrl>();
  expectTypeOf(https).toEqualTypeOf<Scheme<HttpsUrl, { protocol: "https"; host: string; port: number }>>();
  expectTypeOf(https.name).toEqualTypeOf<"https">();
  // Guards against a derived scheme that cannot be given the name of an interface.
  const named: Scheme<HttpsUrl> = https;
  expectTypeOf(named.build).toBeCallableWith({ host: "h", port: "8443" });
});

test("a registry tells the base and the derived scheme apart", () => {
  const registry = createRegistry([http, https]);
  // Guards against a union for a URL whose scheme everyone can see.
  expectTypeOf(registry.parse("https://h/")).toEqualTypeOf<HttpsUrl>();
  expectTypeOf(registry.parse("http://h/")).toEqualTypeOf<HttpUrl>();
  expectTypeOf(registry.parse("" as string)).toEqualTypeOf<HttpUrl | HttpsUrl>();
  expectTypeOf(registry.access(registry.parse("https://h/")).protocol).toEqualTypeOf<"https">();
});

test("a missing or unknown option is an error", () => {
  // Guards against an access that would name the base's protocol.
  // @ts-expect-error
  deriveScheme(httpDefinition, { name: "https" });
  // @ts-expect-error
  deriveScheme(httpDefinition, { access: "It designates nothing." });
  // Guards against a grammar that is silently ignored.
  // @ts-expect-error
  deriveScheme(httpDefinition, { name: "x-a", access: "It designates nothing.", schemepart: hostport });
  // Guards against a hazard of a component that is not there.
  // @ts-expect-error
  deriveScheme(httpDefinition, { name: "x-a", access: "It designates nothing.", hazards: { lines: ["user"] } });
});

const schemepart = sequence(
  "//",
  hostport,
  optional("/", decodedText("page", many(uchar)), optional("?", decodedText("query", many(uchar)))),
  list("tags", decodedText("tag", many(uchar)), ";", "before"),
);

const base = schemeDefinition({ name: "x-base", defaultPort: 7, schemepart, access: "It designates nothing." });

test("a component that is replaced brings its type", () => {
  const derived = deriveScheme(base, {
    name: "x-derived",
    replace: [decimal("page", digits, 99), list("tags", decimal("tag", digits, 9), ";", "before")],
    access: ({ page, tags }) => ({ page, tags }),
  });
  const url = derived.parse("x-derived://h/5");
  // Guards against a type that promises the old value, and against a component that can no longer be left out.
  expectTypeOf(url).toEqualTypeOf<{
    scheme: "x-derived";
    host: string;
    port: number;
    page?: number | undefined;
    query?: string | undefined;
    tags: number[];
  }>();
  // Guards against an access that is given the old types.
  expectTypeOf(derived.access(url)).toEqualTypeOf<{ page: number | undefined; tags: number[] }>();
});

test("a replacement that is always there makes its field required no more than it was", () => {
  const derived = deriveScheme(base, {
    name: "x-derived",
    replace: [decimal("page", digits, 99, { absent: "1" })],
    access: "It designates nothing.",
  });
  // Guards against having to test for a component that has a value even if it is left out.
  expectTypeOf(derived.parse("x-derived://h").page).toEqualTypeOf<number | undefined>();
});

test("a rule brings the types of its components", () => {
  const both = rule("both", unescapedText("a", digits), "-", unescapedText("b", digits));
  const pair = schemeDefinition({ name: "x-pair", schemepart: both, access: "It designates nothing." });
  const numbers = deriveScheme(pair, {
    name: "x-numbers",
    replace: [rule("both", decimal("a", digits, 9), "+", unescapedText("b", digits))],
    access: "It designates nothing.",
  });
  expectTypeOf(numbers.parse("x-numbers:1+2")).toEqualTypeOf<{ scheme: "x-numbers"; a: number; b: string }>();
});

test("a base with several shapes keeps them", () => {
  const copy = deriveScheme(newsDefinition, { name: "x-news", access: "It designates nothing." });
  expectTypeOf(copy.parse("x-news:a")).toEqualTypeOf<
    | { scheme: "x-news"; group: string; messageId?: undefined }
    | { scheme: "x-news"; messageId: string; group?: undefined }
  >();
});

test("replaced over a grammar", () => {
  const grammar = replaced(schemepart, decimal("page", digits, 99));
  const scheme = defineScheme({
    name: "x-a",
    defaultPort: 7,
    schemepart: grammar,
    access: "It designates nothing.",
  });
  // Guards against a value that has the old types.
  expectTypeOf(scheme.parse("x-a://h").page).toEqualTypeOf<number | undefined>();
  expectTypeOf(scheme.parse("x-a://h").tags).toEqualTypeOf<string[]>();
});
