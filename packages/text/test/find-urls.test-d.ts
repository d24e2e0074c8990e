import { createRegistry } from "@url1738/core";
import { type FtpUrl, ftp } from "@url1738/ftp";
import { type NewsUrl, news } from "@url1738/news";
import { expectTypeOf, test } from "vitest";
import { findUrls, findUrlsInStream, type UrlHit } from "../src/index.ts";

const registry = createRegistry([ftp, news]);

test("a hit's URL is one of the registry's schemes, so that no field of another is looked for", () => {
  for (const hit of findUrls(registry, "")) expectTypeOf(hit).toEqualTypeOf<UrlHit<FtpUrl | NewsUrl>>();
});

test("the same in a stream", async () => {
  for await (const hit of findUrlsInStream(registry, [""])) expectTypeOf(hit).toEqualTypeOf<UrlHit<FtpUrl | NewsUrl>>();
});

test("without a look at ok, there is neither a URL nor an error", () => {
  for (const hit of findUrls(registry, "")) {
    // @ts-expect-error -- it may be a FoundError
    void hit.url;
    if (hit.ok) expectTypeOf(hit.url).toEqualTypeOf<FtpUrl | NewsUrl>();
    else expectTypeOf(hit.error.message).toBeString();
  }
});

test("octets and strings can be read, numbers cannot", () => {
  findUrlsInStream(registry, [new Uint8Array()]);
  // @ts-expect-error -- these are not chunks of text
  findUrlsInStream(registry, [1]);
});
