import { expect, test } from "vitest";
import { objectsOf, runWith } from "./fake-host.ts";
import rows from "./hints.rows.json" with { type: "json" };

test.each(rows)("$url", async ({ url, rfc, ...error }) => {
  expect(objectsOf(await runWith(["check", "--json", ...(rfc ? ["--rfc"] : []), "--", url]))).toMatchObject([
    { ok: false, error },
  ]);
});
