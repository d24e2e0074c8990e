import { type HttpsUrl, type HttpUrl, registry, web } from "url1738";
import { expectTypeOf, test } from "vitest";

declare const text: string;

test("any text that web reads has a host, a port and a path", () => {
  expectTypeOf(web.parse(text)).toEqualTypeOf<HttpUrl | HttpsUrl>();
  expectTypeOf(web.parse(text).host).toBeString();
  expectTypeOf(web.parse(text).port).toBeNumber();
});

test("not every text that registry reads has one", () => {
  // @ts-expect-error A mail address has no host.
  registry.parse(text).host;
});
