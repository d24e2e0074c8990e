import { Duplex, Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { expect, test } from "vitest";
import { redactValue } from "../src/index.ts";
import { redactStream } from "../src/stream.ts";
import { classNames, shownOf } from "./classes.ts";

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

test("errors become objects, with their causes and errors", () => {
  const error = new AggregateError([new Error("?jwt=x"), "//u:p@h"], "no ftp://u:p@h", {
    cause: new TypeError("?sig=y"),
  });
  const copy = redactValue(Object.assign(error, { code: 5, token: "x" }));
  expect(copy).toMatchObject({
    name: "AggregateError",
    message: "no ftp://u:***@h",
    cause: { name: "TypeError", message: "?sig=***" },
    errors: [{ name: "Error", message: "?jwt=***" }, "//u:***@h"],
    code: 5,
    token: "***",
  });
  expect((copy as Error).stack).toContain("no ftp://u:***@h");
  expect(error.message).toBe("no ftp://u:p@h");
  expect(redactValue(new DOMException("//u:p@h", "AbortError"))).toMatchObject({
    name: "AbortError",
    message: "//u:***@h",
  });
});

test("maps, sets, dates, URLs, expressions and objects around primitive values", () => {
  expect(
    redactValue(
      new Map<unknown, unknown>([
        ["token", "x"],
        ["//u:p@h", 1],
      ]),
    ),
  ).toEqual(
    new Map<unknown, unknown>([
      ["token", "***"],
      ["//u:***@h", 1],
    ]),
  );
  expect(redactValue(new Set(["//u:p@h"]))).toEqual(new Set(["//u:***@h"]));
  expect(redactValue(Object.assign(new Date(0), { token: "x" }))).toBe("1970-01-01T00:00:00.000Z");
  expect(redactValue(new Date(Number.NaN))).toBe(null);
  expect(redactValue(new URL("http://u:p@h/"))).toBe("http://***:***@h/");
  expect(redactValue(/\?token=x/)).toBe("/\\?token=***");
  expect(
    redactValue([new String("//u:p@h"), new Number(1), new Boolean(true), Object(1n), Object(Symbol("//u:p@h"))]),
  ).toEqual(["//u:***@h", 1, true, 1n, "Symbol(//u:***@h)"]);
  expect([1, true, null, undefined, 5n].map((value) => redactValue(value))).toEqual([1, true, null, undefined, 5n]);
});

test("keys, symbols, functions, instances of classes and binary data", () => {
  class Job {
    url = "//u:p@h";
    #token = "x";
    run = () => this.#token;
  }
  expect(redactValue({ "ftp://u:p1@h/": 1, "ftp://u:q1@h/": 2 })).toEqual({ "ftp://u:***@h/": [1, 2] });
  expect(redactValue(new Job())).toEqual({ url: "//u:***@h", run: "[Function: run]" });
  expect(Object.getPrototypeOf(redactValue(new Job()))).toBe(Object.prototype);
  const named = Object.assign(() => {}, { password: "x" });
  Object.defineProperty(named, "name", { value: "//u:p@h" });
  expect(redactValue(named)).toBe("[Function: //u:***@h]");
  expect(redactValue(Symbol("?token=x"))).toBe("Symbol(?token=***");
  const symbols = {
    [Symbol("own")]: 1,
    [Symbol.for("level")]: "//u:p@h",
    [Symbol.for("//u:p@h")]: 1,
    [Symbol.for("f")]: () => 1,
  };
  expect(Reflect.ownKeys(redactValue(symbols) as object)).toEqual([Symbol.for("level")]);
  expect(redactValue(symbols)).toEqual({ [Symbol.for("level")]: "//u:***@h" });
  const bytes = Buffer.from("ftp://u:pw@h");
  expect(redactValue({ bytes, buffer: new ArrayBuffer(3), view: new DataView(new ArrayBuffer(2)) })).toEqual({
    bytes: "[Uint8Array: 12 bytes]",
    buffer: "[ArrayBuffer: 3 bytes]",
    view: "[DataView: 2 bytes]",
  });
  expect(redactValue(Object.assign(new Array(3), { 1: "//u:p@h", token: "x" }))).toEqual(
    Object.assign(new Array(3), { 1: "//u:***@h" }),
  );
  expect(redactValue(JSON.parse('{"__proto__":{"token":"x"}}'))).toEqual(JSON.parse('{"__proto__":{"token":"***"}}'));
});

test("toJSON is called first, and what it returns is masked", () => {
  expect(redactValue({ job: { toJSON: () => ({ password: "x", url: "//u:p@h" }) } })).toEqual({
    job: { password: "***", url: "//u:***@h" },
  });
  const endless = { toJSON: () => ({ one: endless, two: endless }) };
  expect(redactValue(endless)).toEqual({ one: "***", two: "***" });
});

test("headers, parameters, forms, requests and responses", () => {
  const headers = new Headers({ "X-API-Key": "x", accept: "a" });
  headers.append("set-cookie", "a");
  expect(redactValue(headers)).toEqual({ accept: "a", "set-cookie": "***", "x-api-key": "***" });
  expect(redactValue(new URLSearchParams("a=1&a=2&token=x&u=//u:p@h"))).toEqual({
    a: ["1", "2"],
    token: "***",
    u: "//u:***@h",
  });
  const form = new FormData();
  form.append("password", "x");
  form.append("name", "n");
  expect(redactValue(form)).toEqual({ password: "***", name: "n" });
  expect(redactValue(new Request("https://h/?token=x", { headers, method: "POST" }))).toMatchObject({
    method: "POST",
    url: "https://h/?token=***",
    headers: { "x-api-key": "***" },
  });
  expect(redactValue(new Response("x", { status: 404, headers }))).toMatchObject({
    status: 404,
    headers: { "x-api-key": "***" },
  });
  expect(redactValue({ rawHeaders: ["Host", "h", "Authorization", "Basic x"] })).toEqual({
    rawHeaders: ["Host", "h", "Authorization", "***"],
  });
});

test("true, false, null and numbers under the names of secrets, except of passwords and one-time codes", () => {
  const given = {
    token: 5,
    secret: null,
    auth: true,
    apiKey: "5",
    password: 5,
    otp: 123456,
    pwd: false,
    passphrase: null,
  };
  expect(redactValue(given)).toEqual({
    token: 5,
    secret: null,
    auth: true,
    apiKey: "***",
    ...{ password: "***", otp: "***", pwd: "***", passphrase: "***" },
  });
  expect(redactValue({ password: undefined })).toEqual({ password: undefined });
  expect(
    redactValue(
      { credentials: { user: "u" }, sessionRef: "x", sig: "y" },
      { parameters: ["session ref"], except: ["sig"] },
    ),
  ).toEqual({
    ...{ credentials: "***", sessionRef: "***", sig: "y" },
  });
});

test.each(classNames())("every object of the class %s", (name) => {
  expect(shownOf(name)).toEqual([]);
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
