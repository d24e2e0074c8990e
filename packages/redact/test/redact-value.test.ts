import { Duplex, Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { expect, test } from "vitest";
import { redactValue } from "../src/index.ts";
import { redactStream } from "../src/stream.ts";

test("strings, and fields named as secrets are, at any depth", () => {
  const given = {
    url: "ftp://u:p@h",
    password: "a",
    headers: { Authorization: "Basic x", "Set-Cookie": ["y"], accept: "z" },
    list: ["?token=b", { Access_Token: 1, monkey: "c", session: "d" }],
    none: { secret: undefined, token: null },
  };
  const before = structuredClone(given);
  expect(redactValue(given, { parameters: ["session"] })).toEqual({
    url: "ftp://u:***@h",
    password: "***",
    headers: { Authorization: "***", "Set-Cookie": "***", accept: "z" },
    list: ["?token=***", { Access_Token: 1, monkey: "c", session: "***" }],
    none: { secret: undefined, token: null },
  });
  expect(given).toEqual(before);
});

test("errors, maps, sets, dates, URLs, and instances of classes", () => {
  class Job {
    url = "//u:p@h";
  }
  const error = new TypeError("no ftp://u:p@h", { cause: new Error("?jwt=x") });
  const copy = redactValue(error) as TypeError;
  expect(copy).toBeInstanceOf(TypeError);
  expect([copy.message, (copy.cause as Error).message]).toEqual(["no ftp://u:***@h", "?jwt=***"]);
  expect(copy.stack).not.toContain("u:p@h");
  expect(error.message).toBe("no ftp://u:p@h");
  expect(redactValue(new Map([["token", "x"]]))).toEqual(new Map([["token", "***"]]));
  expect(redactValue(new Set(["//u:p@h"]))).toEqual(new Set(["//u:***@h"]));
  const date = new Date(0);
  expect(redactValue(date)).toBe(date);
  expect(redactValue(new URL("http://u:p@h/"))).toBe("http://***:***@h/");
  expect(redactValue(new Job())).toBeInstanceOf(Job);
  expect(redactValue(new Job())).toEqual(Object.assign(new Job(), { url: "//u:***@h" }));
  expect([1, true, null, undefined, 5n].map((value) => redactValue(value))).toEqual([1, true, null, undefined, 5n]);
});

test("cycles, depth, and throwing values", () => {
  interface Cycle {
    token: string;
    self?: unknown;
  }
  const cycle: Cycle = { token: "x" };
  cycle.self = cycle;
  const copy = redactValue(cycle) as typeof cycle;
  expect(copy.self).toBe(copy);
  expect(copy.token).toBe("***");
  let deep: unknown = "//u:CANARY@h";
  for (let level = 0; level < 100_000; level++) deep = [deep];
  expect(JSON.stringify(redactValue(deep))).not.toContain("CANARY");
  const getter = {
    get a(): string {
      throw new Error("CANARY");
    },
  };
  expect(redactValue(getter)).toEqual({ a: "***" });
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  expect(redactValue({ proxy })).toEqual({ proxy: "***" });
});

test("a stream", async () => {
  const source = new ReadableStream<string>({
    start: (controller) => {
      for (const piece of ["a ftp://u:", "p", "@h b", " ?token=x"]) controller.enqueue(piece);
      controller.close();
    },
  });
  const shown: string[] = [];
  for await (const piece of source.pipeThrough(redactStream({ replacement: "REDACTED" }))) shown.push(piece);
  expect(shown.join("")).toBe("a ftp://u:REDACTED@h b ?token=REDACTED");
});

test("a stream among those of Node", async () => {
  const shown: string[] = [];
  const sink = new Writable({
    decodeStrings: false,
    write: (piece, _, done) => {
      shown.push(piece);
      done();
    },
  });
  await pipeline(Readable.from(["a ftp://u:", "p", "@h b"]), Duplex.fromWeb(redactStream()), sink);
  expect(shown.join("")).toBe("a ftp://u:***@h b");
});
