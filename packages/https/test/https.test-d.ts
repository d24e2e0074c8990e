import type { Encoded } from "@url1738/core";
import type { Inferred } from "@url1738/core/define";
import { type HttpAccess, type HttpsAccess, type HttpsUrl, type HttpUrl, http, https } from "@url1738/https";
import type { schemepart } from "@url1738/https/definition";
import { expectTypeOf, test } from "vitest";

test("the interfaces match the grammar", () => {
  // Guards against a component of the grammar that the interfaces lack, or declare differently.
  expectTypeOf<HttpUrl>().toEqualTypeOf<Inferred<"http", typeof schemepart>>();
  expectTypeOf<{ [K in keyof HttpsUrl]: HttpsUrl[K] }>().toEqualTypeOf<Inferred<"https", typeof schemepart>>();
});

test("parse", () => {
  const url = https.parse("https://h");
  // Guards against a scheme whose value is inferred, so that editors show no name and no documentation.
  expectTypeOf(url).toEqualTypeOf<HttpsUrl>();
  expectTypeOf(http.parse("http://h")).toEqualTypeOf<HttpUrl>();
  expectTypeOf(url.fragment).toEqualTypeOf<Encoded | undefined>();
  // Guards against an http URL that is spelt as an https URL.
  // @ts-expect-error
  https.format({ ...url, scheme: "http" });
});

test("access", () => {
  const access = https.access(https.parse("https://h"));
  expectTypeOf(access).toEqualTypeOf<HttpsAccess>();
  expectTypeOf(http.access(http.parse("http://h"))).toEqualTypeOf<HttpAccess>();
  // Guards against a program that speaks http where TLS is expected.
  expectTypeOf(access.protocol).toEqualTypeOf<"https">();
  expectTypeOf(access.target).toEqualTypeOf<Encoded>();
});
