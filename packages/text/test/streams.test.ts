import { Readable } from "node:stream";
import { urlErrorOf } from "@url1738/core";
import { describe, expect, test } from "vitest";
import { rfc1738 } from "../../url1738/src/index.ts";
import { type FindOptions, findUrls, findUrlsInStream, type TextStream, type UrlHit } from "../src/index.ts";

async function all(stream: TextStream, given: FindOptions = {}): Promise<readonly UrlHit[]> {
  const hits: UrlHit[] = [];
  for await (const hit of findUrlsInStream(rfc1738, stream, given)) hits.push(hit);
  return hits;
}

describe("streams", () => {
  const text = "é <URL:ftp://ds.in\n  ternic.net/rfc> 😀 <URL:news:a>";
  const expected = [...findUrls(rfc1738, text)];
  const octets = new TextEncoder().encode(text);
  const single = Array.from(octets, (octet) => Uint8Array.of(octet));

  async function* later<T>(chunks: readonly T[]): AsyncGenerator<T> {
    yield* chunks;
  }

  function revoked(): object {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  }

  /** Returns a stream as in browsers that cannot iterate over one. */
  function withoutIterator(stream: ReadableStream<Uint8Array>): TextStream {
    return { getReader: () => stream.getReader() as ReadableStreamDefaultReader<Uint8Array> };
  }

  test.each<[string, () => TextStream]>([
    ["strings", () => text.split("")],
    ["octets", () => single],
    ["strings that come later", () => later(text.split(""))],
    ["octets that come later", () => later(single)],
    ["a ReadableStream of octets", () => new Blob([octets]).stream()],
    ["a ReadableStream that cannot be iterated over", () => withoutIterator(new Blob([octets]).stream())],
    ["a stream of Node, of octets", () => Readable.from(single.map((chunk) => Buffer.from(chunk)))],
    ["a stream of Node, of strings", () => Readable.from([text])],
  ])("%s", async (_, open) => {
    expect(await all(open())).toEqual(expected);
  });

  test("octets that are not UTF-8 become U+FFFD, and a byte order mark counts", async () => {
    const [hit] = await all([Uint8Array.of(0xef, 0xbb, 0xbf, 0xe9), "<URL:news:a>"]);
    expect(hit?.start).toBe(2);
  });

  test.each<[string, unknown]>([
    ["undefined", undefined],
    ["null", null],
    ["a number", 1],
    ["an object", {}],
    ["an object with a reader that is none", { getReader: "reader" }],
    ["a revoked proxy", revoked()],
  ])("%s is not a stream", async (_, stream) => {
    const thrown: unknown = await all(stream as TextStream).catch((error: unknown) => error);
    expect(urlErrorOf(thrown)).toMatchObject({
      code: "invalid-value",
      reason: "text/not-a-stream",
      component: "stream",
    });
  });

  test("octets that break off before a string become U+FFFD before it", async () => {
    const hits = await all([Uint8Array.of(0xc3), "<URL:news:a>", Uint8Array.of(0xa9, 0xc3)]);
    expect(hits.map(({ start }) => start)).toEqual([1]);
  });

  test("a ReadableStream is cancelled when nobody wants more, and its errors come through", async () => {
    let reason: unknown = "open";
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode("<URL:news:a> ")),
      cancel: () => {
        reason = "cancelled";
      },
    });
    for await (const { ok } of findUrlsInStream(rfc1738, withoutIterator(endless))) {
      expect(ok).toBe(true);
      break;
    }
    expect(reason).toBe("cancelled");
    const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error("broken")) });
    await expect(all(withoutIterator(broken))).rejects.toThrow("broken");
  });
});
