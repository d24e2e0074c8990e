import { type Encoded, encoded } from "@url1738/core";
import type { Inferred } from "@url1738/core/define";
import type { HttpAccess, HttpUrl } from "@url1738/http";
import { http } from "@url1738/http";
import type { schemepart } from "@url1738/http/definition";
import { expectTypeOf, test } from "vitest";

test("the interface matches the grammar", () => {
  // Guards against a component that is renamed, added or made optional in only one of the two places.
  expectTypeOf<HttpUrl>().toEqualTypeOf<Inferred<"http", typeof schemepart>>();
});

test("parse", () => {
  const url = http.parse("http://h");
  // Guards against a scheme whose value is inferred, so that editors show no name and no documentation.
  expectTypeOf(url).toEqualTypeOf<HttpUrl>();
  expectTypeOf(url.port).toEqualTypeOf<number>();
  // Guards against taking a path or search part that is still percent-encoded for decoded text.
  expectTypeOf(url.path).toEqualTypeOf<Encoded>();
  expectTypeOf(url.search).toEqualTypeOf<Encoded | undefined>();
  // Guards against the user and password that RFC 1738 does not allow here.
  // @ts-expect-error
  url.user;
});

test("a string is not an Encoded", () => {
  const url = http.parse("http://h");
  // Guards against text from elsewhere that nobody encoded.
  // @ts-expect-error
  url.search = "a b";
  expectTypeOf<string>().not.toExtend<HttpUrl["search"]>();
  // @ts-expect-error
  http.format({ scheme: "http", host: "h", port: 80, path: "a b" });
  // Guards against an Encoded that cannot be made, and one that cannot be used as a string.
  url.search = encoded("a%20b");
  expectTypeOf<Encoded>().toExtend<string>();
});

test("build takes loose values", () => {
  // Guards against having to brand the parts, to convert a port and to write the defaults.
  expectTypeOf(http.build).toBeCallableWith({ host: "h", port: "8080", path: "a%20b", search: "c" });
  expectTypeOf(http.build).toBeCallableWith({ host: "h" });
  // Guards against a misspelt component.
  // @ts-expect-error
  http.build({ host: "h", query: "c" });
  // Guards against parsed parameters, which build would not spell.
  // @ts-expect-error
  http.build({ host: "h", search: { a: "b" } });
});

test("format takes exactly a value", () => {
  expectTypeOf(http.format).toBeCallableWith({ scheme: "http", host: "h", port: 80, path: encoded("") });
  // Guards against a default that format would have to fill in.
  // @ts-expect-error
  http.format({ scheme: "http", host: "h", port: 80 });
  // Guards against a value that only build would normalise.
  // @ts-expect-error
  http.format({ scheme: "http", host: 1, port: 80, path: encoded("") });
  // Guards against a similar scheme.
  // @ts-expect-error
  http.format({ scheme: "https", host: "h", port: 443, path: encoded("") });
});

test("access", () => {
  const access = http.access(http.parse("http://h"));
  expectTypeOf(access).toEqualTypeOf<HttpAccess>();
  // Guards against encoding the target again.
  expectTypeOf(access.target).toEqualTypeOf<Encoded>();
  expectTypeOf(access.method).toEqualTypeOf<"GET">();
});
