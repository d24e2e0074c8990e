import { expect, test } from "vitest";
import { openPage } from "./chromium/open-page.ts";
import { expectedReport, ofOtherPlatforms } from "./site/expected-report.ts";
import { site } from "./site/site.ts";

test("Chromium imports the packages, file by file, and uses them", async () => {
  const report = await openPage(site(), "./everywhere.js");
  expect(report).toEqual({ ...expectedReport(site(), "everywhere"), broken: ofOtherPlatforms });
});
