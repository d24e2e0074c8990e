import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { Scope } from "../../src/wire/scope.ts";
import { StreamReader } from "../../src/wire/stream-reader.ts";

const scope = () => new Scope({ timeout: Infinity, idleTimeout: 1000 }, undefined);

/** Makes a stream that counts the pieces asked of it. */
function counting(piece: Uint8Array, count = Infinity) {
  const stream = new Readable({
    read() {
      stream.push(given++ < count ? piece : null);
    },
  });
  let given = 0;
  return { stream, given: () => given };
}

describe("reading a stream", () => {
  test("nothing is taken out of it before the first read", async () => {
    const { stream, given } = counting(new Uint8Array(65_536));
    new StreamReader(stream, scope());
    await setImmediate();
    expect(given()).toBe(0);
  });

  test("a reader that does not ask makes who fills it wait", async () => {
    const { stream, given } = counting(new Uint8Array(65_536));
    const reader = new StreamReader(stream, scope());
    await reader.read();
    for (let count = 0; count < 20; count++) await setImmediate();
    const waiting = given();
    expect(waiting).toBeLessThan(10);
    for (let count = 0; count < 100; count++) await reader.read();
    expect(given()).toBeGreaterThan(waiting + 80);
    stream.destroy();
  });

  test("adjacent pieces become one", async () => {
    const memory = Uint8Array.from([1, 2, 3, 4, 5, 6]);
    const stream = new Readable({ read() {} });
    const reader = new StreamReader(stream, scope());
    const first = reader.read();
    stream.push(memory.subarray(0, 1));
    expect([...((await first) ?? [])]).toEqual([1]);
    for (const [start, end] of [
      [1, 2],
      [2, 4],
      [5, 6],
    ] as const)
      stream.push(memory.subarray(start, end));
    await setImmediate();
    expect([...((await reader.read()) ?? [])]).toEqual([2, 3, 4]);
    expect([...((await reader.read()) ?? [])]).toEqual([6]);
  });

  test("received octets are read to the end when the stream has ended", async () => {
    const { stream } = counting(Uint8Array.of(1, 2), 3);
    const reader = new StreamReader(stream, scope());
    const read: number[] = [];
    for (let piece = await reader.read(); piece !== undefined; piece = await reader.read()) {
      read.push(...piece);
      await setImmediate();
    }
    expect(read).toEqual([1, 2, 1, 2, 1, 2]);
  });

  test("a stream that was paused is read", async () => {
    const { stream } = counting(Uint8Array.of(1), 1);
    stream.pause();
    expect(await new StreamReader(stream, scope()).read()).toHaveLength(1);
  });

  test("received octets are dropped when the stream is abandoned", async () => {
    const stream = new Readable({ read() {} });
    const reader = new StreamReader(stream, scope());
    const first = reader.read();
    stream.push("a");
    await first;
    stream.push("b");
    await setImmediate();
    reader.leave();
    stream.push("c");
    const later = new StreamReader(stream, scope()).read();
    expect(String(await later)).toBe("c");
  });

  test("a stream that is left is paused, and nobody listens to it any more", async () => {
    const stream = new Readable({ read() {} });
    const counts = () => ["data", "end", "close"].map((event) => stream.listenerCount(event));
    const before = counts();
    const reader = new StreamReader(stream, scope());
    const first = reader.read();
    stream.push("a");
    await first;
    expect(counts()).toEqual(before.map((count) => count + 1));
    stream.pause();
    for (const text of ["b", "c", "d"]) stream.push(text);
    reader.leave();
    expect([stream.isPaused(), counts(), stream.readableLength]).toEqual([true, before, 0]);
  });

  test("it is idle while it is open, and everything has been read", async () => {
    const stream = new Readable({ read() {} });
    const reader = new StreamReader(stream, scope());
    expect(reader.isIdle).toBe(true);
    const first = reader.read();
    stream.push("ab");
    const piece = await first;
    expect([String(piece), reader.isIdle]).toEqual(["ab", true]);
    reader.unread(new Uint8Array());
    expect(reader.isIdle).toBe(true);
    reader.unread(Buffer.from("b"));
    expect(reader.isIdle).toBe(false);
    expect([String(await reader.read()), reader.isIdle]).toEqual(["b", true]);
    stream.push(null);
    expect([await reader.read(), reader.isIdle]).toEqual([undefined, false]);
  });

  test.each([
    [Object.assign(new Error("no"), { code: "ECONNRESET" }), "ECONNRESET"],
    [undefined, "closed"],
  ])("a stream that breaks while it is read fails: %s", async (error, message) => {
    const stream = new Readable({ read() {} });
    const reader = new StreamReader(stream, scope());
    const reading = reader.read();
    setImmediate().then(() => stream.destroy(error));
    await expect(reading).rejects.toMatchObject({ code: "incomplete", message: expect.stringContaining(message) });
    expect(reader.isIdle).toBe(false);
    await expect(reader.read()).rejects.toMatchObject({ code: "incomplete" });
  });
});
