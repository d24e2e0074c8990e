import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { saveAs } from "../../src/fetch/save-as.ts";
import { Failed } from "../../src/language/failed.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** The behaviour of the system's write function: normal, unless a test changes it. */
const { write } = vi.hoisted(() => ({ write: { most: Infinity, fails: -1 } }));

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const writeSync = (fd: number, octets: Uint8Array, start: number) => {
    if (write.fails-- === 0) throw Object.assign(new Error("no space"), { code: "ENOSPC" });
    return fs.writeSync(fd, octets, start, Math.min(write.most, octets.length - start));
  };
  return { ...fs, writeSync };
});

afterEach(() => Object.assign(write, { most: Infinity, fails: -1 }));

const folder = temporaryFolder();

const { signal } = new AbortController();

async function* pieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

describe("a file is saved", () => {
  test("also if the system writes only a part", async () => {
    write.most = 2;
    await saveAs(folder.path("parts"), pieces("hello", ", ", "world"), signal);
    expect(readFileSync(folder.path("parts"), "utf8")).toBe("hello, world");
  });

  test.each([0, 1, 2])("or it cannot be written from piece %d on, and nothing is left", async (fails) => {
    const path = folder.path("full");
    const before = readdirSync(dirname(path));
    write.fails = fails;
    const saving = saveAs(path, pieces("a", "b", "c"), signal);
    await expect(saving).rejects.toBeInstanceOf(Failed);
    await expect(saving).rejects.toMatchObject({ params: { path }, cause: { code: "ENOSPC" } });
    expect([existsSync(path), readdirSync(dirname(path))]).toEqual([false, before]);
  });

  test("or an error thrown during the transfer is thrown again", async () => {
    async function* broken() {
      yield Buffer.from("a");
      throw new Error("broken");
    }
    await expect(saveAs(folder.path("broken"), broken(), signal)).rejects.toThrow("broken");
    expect(existsSync(folder.path("broken"))).toBe(false);
  });
});

describe.skipIf(process.platform === "win32")("what is there already", () => {
  test("keeps its mode", async () => {
    const path = folder.path("private");
    writeFileSync(path, "old");
    chmodSync(path, 0o600);
    await saveAs(path, pieces("new"), signal);
    expect([readFileSync(path, "utf8"), statSync(path).mode & 0o7777]).toEqual(["new", 0o600]);
  });

  test.each(["there", "not there yet"])("is a link, whose target is %s, and stays one", async (name) => {
    const [path, target] = [folder.path(`link to ${name}`), folder.path(name)];
    if (name === "there") writeFileSync(target, "old");
    symlinkSync(name, path);
    await saveAs(path, pieces("new"), signal);
    expect([readFileSync(target, "utf8"), readlinkSync(path)]).toEqual(["new", name]);
  });

  test("is a pipe, whose reader gets the octets", async () => {
    const path = folder.path("pipe");
    expect(spawnSync("mkfifo", [path]).status).toBe(0);
    const reader = spawn("cat", [path]);
    let read = "";
    reader.stdout.on("data", (text) => (read += text));
    const ending = new Promise((resolve) => reader.on("close", resolve));
    await saveAs(path, pieces("hello", ", world"), signal);
    await ending;
    expect([read, lstatSync(path).isFIFO()]).toEqual(["hello, world", true]);
  });

  test("is a pipe without a reader, which is not waited for after an interruption", async () => {
    const path = folder.path("unread");
    expect(spawnSync("mkfifo", [path]).status).toBe(0);
    const controller = new AbortController();
    const saving = saveAs(path, pieces("hello"), controller.signal);
    setImmediate(() => controller.abort());
    await expect(saving).rejects.toMatchObject({ name: "AbortError" });
    // Lets the system finish opening the pipe.
    closeSync(openSync(path, constants.O_RDONLY | constants.O_NONBLOCK));
  });

  test("is a device, which is written to", async () => {
    const path = folder.path("null");
    symlinkSync("/dev/null", path);
    await saveAs(path, pieces("gone"), signal);
    expect([lstatSync("/dev/null").isCharacterDevice(), readlinkSync(path)]).toEqual([true, "/dev/null"]);
  });

  test("is a folder, which is said", async () => {
    await expect(saveAs(folder.path("."), pieces("x"), signal)).rejects.toMatchObject({ cause: { code: "EISDIR" } });
  });

  test("may have a name of 240 characters", async () => {
    const path = folder.path("n".repeat(240));
    await saveAs(path, pieces("long"), signal);
    expect(readFileSync(path, "utf8")).toBe("long");
  });
});
