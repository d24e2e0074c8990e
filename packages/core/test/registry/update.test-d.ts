import { createRegistry, type SafeResult, safeUpdate, update } from "@url1738/core";
import { type FtpUrl, ftp } from "@url1738/ftp";
import { type HttpsUrl, type HttpUrl, http, https } from "@url1738/https";
import { expectTypeOf, test } from "vitest";

const urls = createRegistry([ftp, http, https]);

test("the result has the type of the scheme that the URL has, or gets", () => {
  expectTypeOf(update(urls, "https://h/a", { query: "b" })).toEqualTypeOf<HttpsUrl>();
  expectTypeOf(update(urls, urls.parse("ftp://h/a"), { port: "2121" })).toEqualTypeOf<FtpUrl>();
  expectTypeOf(update(urls, "http://h/a", { scheme: "https" })).toEqualTypeOf<HttpsUrl>();
  expectTypeOf(update(urls, "http://h/a" as string, { fragment: undefined })).toEqualTypeOf<
    FtpUrl | HttpUrl | HttpsUrl
  >();
  expectTypeOf(update(https, "https://h/a", { path: "/b" })).toEqualTypeOf<HttpsUrl>();
  expectTypeOf(safeUpdate(urls, "http://h/a", { scheme: "https" })).toEqualTypeOf<SafeResult<"url", HttpsUrl>>();
  expectTypeOf(safeUpdate(https, "https://h/a", { path: "/b" })).toEqualTypeOf<SafeResult<"url", HttpsUrl>>();
});

test("a misspelt field, and a scheme that the registry lacks, are refused where they are written", () => {
  // @ts-expect-error: "hots" is a typo.
  update(urls, "https://h/a", { hots: "b" });
  // @ts-expect-error: https has no search.
  update(urls, "https://h/a", { search: "b" });
  // @ts-expect-error: "htps" is a typo.
  update(urls, "https://h/a", { scheme: "htps" });
  // @ts-expect-error: so it is in the URL.
  update(urls, "htps://h", { port: 1 });
  // @ts-expect-error: the same rules hold.
  safeUpdate(urls, "htps://h", { port: 1 });
  // @ts-expect-error: "hots" is a typo.
  update(https, "https://h/a", { hots: "b" });
});
