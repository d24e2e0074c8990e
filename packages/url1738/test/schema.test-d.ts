import { createRegistry, type FtpUrl, ftp, type HttpsUrl, type HttpUrl, mailto, registry } from "url1738";
import { urlValue } from "url1738/schema";
import { urlValue as valibotUrlValue } from "url1738/valibot";
import { url as zodUrl, urlValue as zodUrlValue } from "url1738/zod";
import { type InferOutput, object } from "valibot";
import { expectTypeOf, test } from "vitest";
import type * as z from "zod";

test("the value is of the accepted schemes", () => {
  const page = urlValue({ schemes: ["https"], trim: true });
  type Output = NonNullable<(typeof page)["~standard"]["types"]>["output"];
  expectTypeOf<Output>().toEqualTypeOf<HttpsUrl>();

  const home = zodUrlValue();
  expectTypeOf<z.output<typeof home>>().toEqualTypeOf<HttpUrl | HttpsUrl>();
  const mirror = zodUrlValue({ registry, schemes: ["ftp", "https"] });
  expectTypeOf<z.output<typeof mirror>>().toEqualTypeOf<FtpUrl | HttpsUrl>();
  expectTypeOf<z.input<typeof mirror>>().toBeString();

  const form = object({ mirror: valibotUrlValue({ registry: createRegistry([ftp, mailto]), schemes: ["ftp"] }) });
  expectTypeOf<InferOutput<typeof form>>().toEqualTypeOf<{ mirror: FtpUrl }>();
});

test("a scheme that the registry does not have is refused", () => {
  // @ts-expect-error No scheme has this name.
  zodUrl({ schemes: ["htps"] });
  // @ts-expect-error The default registry reads http and https alone.
  urlValue({ schemes: ["ftp"] });
});
