import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UrlValue } from "@url1738/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localClient, registry } from "./client.ts";
import { textOf } from "./play.ts";

const folder = mkdtempSync(join(tmpdir(), "url1738-client-"));
const base = `file://${folder}`;
const client = localClient({ allow: () => false });

beforeAll(() => {
  writeFileSync(join(folder, "a.txt"), "hello");
  writeFileSync(join(folder, "two words;%"), "x");
  writeFileSync(Buffer.concat([Buffer.from(join(folder, "caf")), Buffer.from([0xe9])]), "latin");
  writeFileSync(join(folder, "empty"), "");
  mkdirSync(join(folder, "sub"));
  writeFileSync(join(folder, "sub", "b"), "b".repeat(200_000));
  symlinkSync("sub", join(folder, "link"));
  symlinkSync("nowhere", join(folder, "broken"));
  execFileSync("mkfifo", [join(folder, "pipe")]);
});

afterAll(() => rmSync(folder, { recursive: true, maxRetries: 20 }));

async function fetched(url: string | UrlValue, options = {}) {
  const resource = await client.open(url, options);
  return { kind: resource.kind, size: resource.size, text: await textOf(resource.body) };
}

describe("files", () => {
  test.each([
    ["/a.txt", {}, "hello"],
    ["/caf%E9", {}, "latin"],
    ["/two%20words%3B%25", {}, "x"],
    ["/empty", {}, ""],
    ["/a.txt", { offset: 3 }, "lo"],
    ["/a.txt", { offset: 5 }, ""],
    ["/a.txt", { maxBytes: 5 }, "hello"],
    ["/sub/b", {}, "b".repeat(200_000)],
    ["/link/b", {}, "b".repeat(200_000)],
  ])("%s, %j", async (path, options, text) => {
    expect(await fetched(base + path, options)).toEqual({ kind: "file", size: text.length, text });
  });

  test.each([
    ["/nowhere", {}, "refused"],
    ["/a.txt/b", {}, "refused"],
    ["/pipe", {}, "refused"],
    ["/broken", {}, "refused"],
    ["/a.txt", { offset: 6 }, "refused"],
    ["/a.txt", { maxBytes: 4 }, "too-large"],
    ["/../a.txt", {}, "unsafe-argument"],
    ["/a.txt%00", {}, "unsafe-argument"],
    ["/sub%2Fb", {}, "unsafe-argument"],
    ["/sub/", { offset: 1 }, "refused"],
  ])("%s, %j: %s", async (path, options, code) => {
    await expect(fetched(base + path, options)).rejects.toMatchObject({ code, error: { scheme: "file" } });
  });

  test("of another host", async () => {
    await expect(client.open("file://host.dom/etc/motd")).rejects.toMatchObject({ code: "unsafe-argument" });
  });

  test("one that gets shorter", async () => {
    const path = join(folder, "shrinking");
    writeFileSync(path, "x".repeat(200_000));
    const { body } = await client.open(`${base}/shrinking`);
    truncateSync(path, 100_000);
    await expect(textOf(body)).rejects.toMatchObject({ code: "incomplete" });
  });

  test("one that nobody reads is closed with the transfer", async () => {
    const controller = new AbortController();
    const { done } = await client.open(`${base}/a.txt`, { signal: controller.signal });
    controller.abort();
    await expect(done).rejects.toMatchObject({ code: "aborted" });
  });
});

describe("directories", () => {
  test.each(["", "/"])("their names, one a line, and their entries: %j", async (end) => {
    const { kind, text } = await fetched(base + end);
    expect(kind).toBe("directory");
    expect(text.trimEnd().split("\n").sort()).toEqual(
      ["a.txt", "broken", "caf\xe9", "empty", "link", "pipe", "shrinking", "sub", "two words;%"].filter(
        (name) => name !== "shrinking" || text.includes(name),
      ),
    );
    const { entries, done } = await client.open(base + end);
    const found = new Map<string, unknown>();
    for await (const { name, type, url } of entries()) found.set(name, [type, url && registry.format(url)]);
    found.delete("shrinking");
    expect(Object.fromEntries(found)).toEqual({
      "a.txt": ["file", `${base}/a.txt`],
      broken: [undefined, `${base}/broken`],
      "caf\udce9": ["file", `${base}/caf%E9`],
      empty: ["file", `${base}/empty`],
      link: ["directory", `${base}/link/`],
      pipe: [undefined, `${base}/pipe`],
      sub: ["directory", `${base}/sub/`],
      "two words;%": ["file", `${base}/two%20words%3B%25`],
    });
    await done;
  });

  test("an entry leads on", async () => {
    for await (const { name, url } of (await client.open(`${base}/sub`)).entries()) {
      expect(name).toBe("b");
      expect((await fetched(url as UrlValue)).text).toHaveLength(200_000);
    }
  });

  test("their facts, if they are asked for", async () => {
    const folder = mkdtempSync(join(tmpdir(), "url1738-facts-"));
    writeFileSync(join(folder, "a"), "hello");
    mkdirSync(join(folder, "sub"));
    symlinkSync("a", join(folder, "link"));
    symlinkSync("nowhere", join(folder, "broken"));
    for (const name of ["a", "sub"]) utimesSync(join(folder, name), 1e9, 1e9);
    const facts = async (asked: boolean) => {
      const listed: Record<string, unknown> = {};
      const { entries } = await client.open(`file://${folder}/`);
      for await (const { name, url: _, ...others } of entries({ facts: asked })) listed[name] = others;
      return listed;
    };
    const modified = new Date(1e12);
    const file = { type: "file", size: 5, modified };
    expect(await facts(true)).toEqual({ a: file, link: file, sub: { type: "directory", modified }, broken: {} });
    const type = "file";
    expect(await facts(false)).toEqual({ a: { type }, link: { type }, sub: { type: "directory" }, broken: {} });
    rmSync(folder, { recursive: true, maxRetries: 20 });
  });
});

test.runIf(process.platform === "linux")("a file that cannot be read after it was opened", async () => {
  const { body } = await client.open("file:///proc/self/mem");
  await expect(textOf(body)).rejects.toMatchObject({ code: "incomplete", message: expect.stringContaining("EIO") });
});
