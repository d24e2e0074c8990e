import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createGate } from "@url1738/gate";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";

// The platform's fetch of this Node speaks to the dispatchers of versions 6 and 7.
vi.mock("undici", () => import("undici-8"));

const asked: unknown[] = [];
const server = createServer(({ url }, response) => {
  asked.push(url);
  response.end("ok");
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => void server.close());
afterEach(() => void vi.unstubAllGlobals());

async function fetched(): Promise<unknown> {
  const { port } = server.address() as AddressInfo;
  return createGate({ allow: () => true })
    .fetch(`http://127.0.0.1:${port}/`)
    .catch((error: unknown) => error);
}

test("an undici that does not fit the platform's fetch is an error, and nothing is sent", async () => {
  expect(await fetched()).toBeInstanceOf(TypeError);
  expect(asked).toEqual([]);
});

test("so is a fetch that takes no dispatcher", async () => {
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (input: string) => fetch(input));
  expect(await fetched()).toMatchObject({
    message: "The platform's fetch takes no dispatcher of this undici, so it cannot be gated.",
  });
  expect(asked).toEqual([]);
});
