import { createClient, type Driver, type OpenOptions, type Resource } from "@url1738/client";
import { describe, expect, test } from "vitest";
import { registry } from "./client.ts";
import { textOf } from "./play.ts";

type Performed = Awaited<ReturnType<Driver["perform"]>>;

const LOGIN = { user: "anna", password: "hunter2" };
const fields = { "x-pin": "of hunter2" };
const reply = { code: 7, text: "with hunter2", lines: ["hunter2", "x"], fields };
const masked = { code: 7, text: "with ***", lines: ["***", "x"], fields: { "x-pin": "of ***" } };

/** Opens a resource that a driver makes, without a server. */
const opened = (performed: object, options: OpenOptions = {}): Promise<Resource> => {
  const perform = async () => ({ kind: "file", ...performed }) as Performed;
  return createClient(registry, [{ protocol: "gopher", perform }]).open("gopher://h/", { login: LOGIN, ...options });
};

/** Makes a body; `ended` tells whether it was read to its end, or closed before. */
function bodyOf(pieces: readonly string[], last: unknown = undefined) {
  const state = { ended: "" };
  async function* body() {
    try {
      for (const piece of pieces) yield Buffer.from(piece);
      state.ended = "read";
      if (last instanceof Error) throw last;
      return last;
    } finally {
      state.ended ||= "closed";
    }
  }
  return { body: body(), state };
}

async function* named(body: AsyncIterable<Uint8Array>, count: number) {
  for (let number = 1; number <= count; number++) yield { name: `${number}` };
  for await (const piece of body) yield { name: String(piece) };
}

const listed = (count: number) => (body: AsyncIterable<Uint8Array>) => named(body, count);

async function namesOf({ entries }: Resource, wishes?: Parameters<Resource["entries"]>[0]) {
  const names: string[] = [];
  for await (const { name } of entries(wishes)) names.push(name);
  return names.join(" ");
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    ({ code, error, message }) => ({ code, scheme: error?.scheme, message }),
  );

describe("a resource without a body", () => {
  test("is complete at once, with its reply, of which secrets are masked", async () => {
    const resource = await opened({ reply, head: { code: 8, text: "", fields: { a: "b" } } });
    expect([resource.kind, resource.status, resource.headers, resource.size]).toEqual([
      "file",
      8,
      { a: "b" },
      undefined,
    ]);
    expect([await textOf(resource.body), await resource.done]).toEqual(["", masked]);
    resource.cancel();
    expect(await resource.done).toEqual(masked);
  });

  test("may have entries", async () => {
    expect(await namesOf(await opened({ reply, entries: listed(2) }))).toBe("1 2");
  });

  test("needs no reply", async () => {
    expect(await (await opened({})).done).toBe(undefined);
  });
});

describe("a body", () => {
  test("ends with the reply, and is reported piece by piece", async () => {
    const { body, state } = bodyOf(["ab", "", "c"], { code: 1, text: "hunter2" });
    const told: unknown[] = [];
    const resource = await opened({ body, size: 3 }, { onProgress: (progress) => told.push(progress), maxBytes: 3 });
    expect([state.ended, await textOf(resource.body), state.ended]).toEqual(["", "abc", "read"]);
    expect(told).toEqual([2, 2, 3].map((received) => ({ received, size: 3 })));
    expect(await resource.done).toEqual({ code: 1, text: "***" });
  });

  test.each([
    [{ size: 4 }, 4, undefined],
    [{ size: 4 }, 3, "There are more octets than the limit of 3 allows."],
    [{}, 4, undefined],
    [{}, 3, "There are more octets than the limit of 3 allows."],
    [{}, 0, "There are more octets than the limit of 0 allows."],
  ])("of four octets, with %j and a limit of %d", async (size, maxBytes, message) => {
    const { body, state } = bodyOf(["ab", "cd"]);
    const reading = opened({ body, ...size }, { maxBytes }).then((resource) => textOf(resource.body));
    const failure = message && { code: "too-large", scheme: "gopher", message };
    expect(await failureOf(reading)).toEqual(failure);
    expect(state.ended).toBe(
      message === undefined ? "read" : maxBytes === 3 && !("size" in size) ? "closed" : state.ended,
    );
  });

  test("fails with its error, which gets the scheme, and so does `done`", async () => {
    const { body } = bodyOf(["a"], new RangeError("odd"));
    const resource = await opened({ body });
    expect(await failureOf(textOf(resource.body))).toMatchObject({ message: "odd" });
    expect(await failureOf(resource.done as Promise<unknown>)).toMatchObject({ message: "odd" });
  });

  test("is closed if the transfer is ended, and then there is nothing to read", async () => {
    const { body, state } = bodyOf(["a", "b"]);
    const resource = await opened({ body });
    const reader = resource.body.getReader();
    expect(String((await reader.read()).value)).toBe("a");
    resource.cancel();
    const ended = { code: "aborted", scheme: "gopher", message: "The transfer was ended before it was complete." };
    expect(await failureOf(resource.done as Promise<unknown>)).toEqual(ended);
    expect(await failureOf(reader.read())).toEqual(ended);
    expect(state.ended).toBe("closed");
  });
});

describe("entries", () => {
  test.each([
    [undefined, "1 2 3 x y"],
    [{ last: 2 }, "x y"],
    [{ last: 5 }, "1 2 3 x y"],
    [{ last: 9 }, "1 2 3 x y"],
  ])("with %j are %j", async (wishes, names) => {
    const { body, state } = bodyOf(["x", "y"]);
    expect(await namesOf(await opened({ body, entries: listed(3) }), wishes)).toBe(names);
    expect(state.ended).toBe("read");
  });

  test.each([
    [3, undefined],
    [2, "There are more entries than the limit of 2 allows."],
  ])("three, with a limit of %d", async (maxEntries, message) => {
    const resource = await opened({ ...bodyOf([]), entries: listed(3) }, { maxEntries });
    expect((await failureOf(namesOf(resource)))?.message).toBe(message);
    expect((await failureOf(resource.done as Promise<unknown>))?.message).toBe(message);
  });

  test("lock the body, read it to its end even if they do not, and leave it unlocked", async () => {
    const { body, state } = bodyOf(["x"], { code: 1, text: "" });
    async function* first() {
      yield { name: "1" };
    }
    const resource = await opened({ body, entries: first });
    const entries = resource.entries();
    await entries.next();
    expect(resource.body.locked).toBe(true);
    expect([await entries.next(), resource.body.locked, state.ended]).toEqual([
      { done: true, value: undefined },
      false,
      "read",
    ]);
    expect(await resource.done).toMatchObject({ code: 1 });
  });

  test("that are left end the transfer", async () => {
    const { body, state } = bodyOf(["x", "y"]);
    const resource = await opened({ body, entries: listed(1) });
    for await (const { name } of resource.entries()) if (name === "x") break;
    expect((await failureOf(resource.done as Promise<unknown>))?.code).toBe("aborted");
    expect([resource.body.locked, state.ended]).toEqual([false, "closed"]);
  });

  test("of a transfer that is ended fail", async () => {
    const resource = await opened({ ...bodyOf(["x"]), entries: listed(9) });
    const reading = (async () => {
      for await (const { name } of resource.entries()) if (name === "2") resource.cancel();
    })();
    expect((await failureOf(reading))?.code).toBe("aborted");
  });

  test("are refused if there are none, or for a wrong wish", async () => {
    const resource = await opened(bodyOf([]));
    expect(() => resource.entries()).toThrow('A resource of the kind "file" has no entries.');
    const other = await opened({ ...bodyOf([]), entries: listed(1) });
    expect(() => other.entries({ last: -1 })).toThrow("last");
  });
});
