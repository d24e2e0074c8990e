import type { Encoded } from "@url1738/core";
import type { AnyDefinition, Derived } from "@url1738/core/define";
import type { HttpUrl } from "@url1738/http";
import { type HttpsAccess, type HttpsUrl, https } from "@url1738/https";
import type { httpsDefinition } from "@url1738/https/definition";
import { expectTypeOf, test } from "vitest";

test("the interface is what derivation yields", () => {
  // Guards against a component of http that https declares otherwise.
  expectTypeOf<{ [K in keyof HttpsUrl]: HttpsUrl[K] }>().toEqualTypeOf<Derived<HttpUrl, "https", readonly []>>();
  expectTypeOf<typeof httpsDefinition>().toExtend<AnyDefinition<HttpsUrl>>();
});

test("parse", () => {
  const url = https.parse("https://h");
  // Guards against a scheme whose value is inferred, so that editors show no name and no documentation.
  expectTypeOf(url).toEqualTypeOf<HttpsUrl>();
  expectTypeOf(url.scheme).toEqualTypeOf<"https">();
  expectTypeOf(url.search).toEqualTypeOf<Encoded | undefined>();
  // Guards against a URL of http that is spelt as one of https.
  // @ts-expect-error
  https.format({ ...url, scheme: "http" });
});

test("access", () => {
  const access = https.access(https.parse("https://h"));
  expectTypeOf(access).toEqualTypeOf<HttpsAccess>();
  // Guards against a program that speaks http to where TLS is expected.
  expectTypeOf(access.protocol).toEqualTypeOf<"https">();
  expectTypeOf(access.target).toEqualTypeOf<Encoded>();
});
