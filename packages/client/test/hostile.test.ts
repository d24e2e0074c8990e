import { createClient } from "@url1738/client";
import { urlErrorOf } from "@url1738/core";
import { afterEach, expect, test } from "vitest";
import { drivers, localClient, registry } from "./client.ts";
import { scripted } from "./servers/scripted.ts";

const added = Object.prototype as { allow?: unknown; offset?: unknown };

afterEach(() => {
  delete added.allow;
  delete added.offset;
});

test("a property of Object.prototype is not an option", async () => {
  added.allow = () => true;
  added.offset = 3;
  const opening = createClient(registry, drivers, {}).open("gopher://127.0.0.1:70/", {});
  await expect(opening.catch(urlErrorOf)).resolves.toMatchObject({ code: "not-reached", reason: "client/not-allowed" });
});

test("a listing that has come at once is aborted within a thousand entries", async () => {
  const numbers = Array.from({ length: 5000 }, (_, index) => `${index}\r\n`).join("");
  const server = await scripted([
    ["< 200 hi", "> MODE READER", "< 200 hi", "> GROUP a.b", "< 211 1 1 1 a.b", "> LISTGROUP a.b", "< 211 list"].concat(
      [{ send: `${numbers}.\r\n` }] as never,
    ) as never,
  ]);
  try {
    const aborting = new AbortController();
    const { signal } = aborting;
    const resource = await localClient().open(`nntp://127.0.0.1:${server.port}/a.b`, { signal });
    let count = 0;
    const listing = (async () => {
      for await (const _ of resource.entries()) if (++count === 1) setImmediate(() => aborting.abort());
    })();
    await expect(listing.catch(urlErrorOf)).resolves.toMatchObject({ code: "aborted" });
    expect(count).toBeLessThan(2000);
  } finally {
    await server.close();
  }
});
