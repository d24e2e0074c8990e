import { describe, expect, test } from "vitest";
import { localClient } from "./client.ts";
import { play, textOf } from "./play.ts";
import { scripted } from "./servers/scripted.ts";

describe("http", () => {
  play("http.behaviours.json");
});

test("a response has its status and fields before its body", async () => {
  const server = await scripted([
    [
      "> GET /a HTTP/1.1",
      "> Host: 127.0.0.1:$PORT",
      "> Connection: close",
      "> ",
      { send: 'HTTP/1.1 203 OK\r\nETag: "x"\r\nContent-Length: 2\r\n\r\nok' },
    ],
  ]);
  const resource = await localClient().open(`http://127.0.0.1:${server.port}/a`);
  expect(resource).toMatchObject({ status: 203, headers: { etag: '"x"', "content-length": "2" } });
  expect(await textOf(resource.body)).toBe("ok");
  await server.close();
});
