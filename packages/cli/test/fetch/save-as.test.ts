import { execFile, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { afterEach, describe, expect, test, vi } from "vitest";
import { pathBeside } from "../../src/fetch/files-beside.ts";
import { continueAs, saveAs } from "../../src/fetch/save-as.ts";
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
    await saveAs(folder.path("parts"), pieces("hello", ", ", "world"), { signal });
    expect(readFileSync(folder.path("parts"), "utf8")).toBe("hello, world");
  });

  test.each([0, 1, 2])("or it cannot be written from piece %d on, and nothing is left", async (fails) => {
    const path = folder.path("full");
    const before = readdirSync(dirname(path));
    write.fails = fails;
    const saving = saveAs(path, pieces("a", "b", "c"), { signal });
    await expect(saving).rejects.toBeInstanceOf(Failed);
    await expect(saving).rejects.toMatchObject({ params: { path }, cause: { code: "ENOSPC" } });
    expect([existsSync(path), readdirSync(dirname(path))]).toEqual([false, before]);
  });

  test("or an error thrown during the transfer is thrown again", async () => {
    async function* broken() {
      yield Buffer.from("a");
      throw new Error("broken");
    }
    await expect(saveAs(folder.path("broken"), broken(), { signal })).rejects.toThrow("broken");
    expect(existsSync(folder.path("broken"))).toBe(false);
  });
});

describe.skipIf(process.platform === "win32")("what is there already", () => {
  test("keeps its mode", async () => {
    const path = folder.path("private");
    writeFileSync(path, "old");
    chmodSync(path, 0o600);
    await saveAs(path, pieces("new"), { signal });
    expect([readFileSync(path, "utf8"), statSync(path).mode & 0o7777]).toEqual(["new", 0o600]);
  });

  test("keeps what is written in its place from other users, until all of it is there", async () => {
    const [path, fresh] = [folder.path("shared"), folder.path("fresh")];
    writeFileSync(path, "old");
    chmodSync(path, 0o644);
    async function* watched(of: string): AsyncGenerator<Uint8Array> {
      yield Buffer.from("new");
      const part = readdirSync(dirname(of)).find((name) => name.endsWith(".part")) as string;
      modes.push(statSync(folder.path(part)).mode & 0o077);
    }
    const modes: number[] = [];
    for (const name of [path, fresh]) await saveAs(name, watched(name), { signal });
    expect([...modes, statSync(path).mode & 0o777]).toEqual([0, 0o066 & ~process.umask(), 0o644]);
  });

  test.each(["there", "not there yet"])("is a link, whose target is %s, and stays one", async (name) => {
    const [path, target] = [folder.path(`link to ${name}`), folder.path(name)];
    if (name === "there") writeFileSync(target, "old");
    symlinkSync(name, path);
    await saveAs(path, pieces("new"), { signal });
    expect([readFileSync(target, "utf8"), readlinkSync(path)]).toEqual(["new", name]);
  });

  test("is a pipe, whose reader gets the octets", async () => {
    const path = folder.path("pipe");
    expect(spawnSync("mkfifo", [path]).status).toBe(0);
    const reader = spawn("cat", [path]);
    let read = "";
    reader.stdout.on("data", (text) => (read += text));
    const ending = new Promise((resolve) => reader.on("close", resolve));
    await saveAs(path, pieces("hello", ", world"), { signal });
    await ending;
    expect([read, lstatSync(path).isFIFO()]).toEqual(["hello, world", true]);
  });

  test("is a pipe without a reader, which is not waited for after an interruption", async () => {
    const path = folder.path("unread");
    expect(spawnSync("mkfifo", [path]).status).toBe(0);
    const controller = new AbortController();
    const saving = saveAs(path, pieces("hello"), { signal: controller.signal });
    setImmediate(() => controller.abort());
    await expect(saving).rejects.toMatchObject({ name: "AbortError" });
  });

  test("is a pipe without a reader, which is not waited for after the time", async () => {
    const path = folder.path("late");
    expect(spawnSync("mkfifo", [path]).status).toBe(0);
    await expect(saveAs(path, pieces("hello"), { signal, timeout: 1 })).rejects.toMatchObject({
      params: { path },
      cause: "nobody reads it",
    });
  });

  test("is a pipe whose reader comes late", async () => {
    const path = folder.path("later");
    expect(spawnSync("mkfifo", [path]).status).toBe(0);
    const saving = saveAs(path, pieces("hello", ", world"), { signal });
    const { stdout } = await promisify(execFile)("sh", ["-c", 'sleep 0.1; cat "$0"', path]);
    await saving;
    expect(stdout).toBe("hello, world");
  });

  test("is a device, which is written to", async () => {
    const path = folder.path("null");
    symlinkSync("/dev/null", path);
    await saveAs(path, pieces("gone"), { signal });
    expect([lstatSync("/dev/null").isCharacterDevice(), readlinkSync(path)]).toEqual([true, "/dev/null"]);
  });

  test("is a folder, which is said", async () => {
    await expect(saveAs(folder.path("."), pieces("x"), { signal })).rejects.toMatchObject({
      cause: { code: "EISDIR" },
    });
  });

  test("may have a name of 240 characters", async () => {
    const path = folder.path("n".repeat(240));
    await saveAs(path, pieces("long"), { signal });
    expect(readFileSync(path, "utf8")).toBe("long");
  });
});

/** Returns a path as a process that has ended would have given it. */
function leftBeside(target: string, kind: "part" | "claim"): string {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  return pathBeside(target, kind).replace(`-${process.pid}-`, `-${pid}-`);
}

test("what killed runs have left is removed, but nothing of the others", async () => {
  const path = folder.path("killed");
  const left = [leftBeside(path, "part"), leftBeside(path, "part"), leftBeside(path, "claim")];
  const others = [
    pathBeside(path, "part"),
    leftBeside(folder.path("killed too"), "part"),
    // Of another machine.
    leftBeside(path, "part").replace(/\.[\da-f]{8}-(\d+-[\da-f]+\.part)$/, ".00000000-$1"),
    folder.path(".killed.part"),
  ];
  for (const file of [...left, ...others]) writeFileSync(file, "x");
  await saveAs(path, pieces("new"), { signal });
  expect([...left, ...others].filter((file) => existsSync(file))).toEqual(others);
});

describe("a file is continued", () => {
  /** Continues a file with one piece, once it is told to. */
  function continued(path: string, text: string) {
    let go = () => {};
    const told = new Promise<void>((resolve) => {
      go = resolve;
    });
    const begun: (number | undefined)[] = [];
    const ended = continueAs(path, async (beginning) => {
      begun.push(beginning?.size);
      await told;
      return pieces(text);
    }).then(
      () => "done",
      (thrown: Failed) => thrown.cause,
    );
    return { begun, ended, go };
  }

  test("by one run at a time, and nothing is mixed", async () => {
    const path = folder.path("continued");
    writeFileSync(path, "abc");
    const first = continued(path, "def");
    await expect.poll(() => first.begun).toHaveLength(1);
    const second = continued(path, "xyz");
    expect(await second.ended).toBe("another run continues it");
    first.go();
    expect(await first.ended).toBe("done");
    expect([readFileSync(path, "utf8"), first.begun, second.begun]).toEqual(["abcdef", [3], []]);
    const third = continued(path, "ghi");
    third.go();
    expect([await third.ended, third.begun, readFileSync(path, "utf8")]).toEqual(["done", [6], "abcdefghi"]);
  });

  test("by exactly one of many that begin at once", async () => {
    const path = folder.path("many");
    const runs = Array.from({ length: 10 }, (_, index) => continued(path, `${index}`));
    const ended: unknown[] = [];
    for (const run of runs) run.ended.then((how) => ended.push(how));
    await expect.poll(() => ended).toHaveLength(9);
    for (const { go } of runs) go();
    await Promise.all(runs.map((run) => run.ended));
    expect(ended.sort()).toEqual([...Array(9).fill("another run continues it"), "done"]);
    expect(readFileSync(path, "utf8")).toHaveLength(1);
    expect(readdirSync(dirname(path)).filter((name) => name.startsWith(".many."))).toEqual([]);
  });

  test("after a run that was killed, and whatever links lead to it", async () => {
    const [path, link] = [folder.path("orphan"), folder.path("link to an orphan")];
    writeFileSync(path, "abc");
    writeFileSync(leftBeside(path, "claim"), "");
    if (process.platform !== "win32") symlinkSync("orphan", link);
    const run = continued(process.platform === "win32" ? path : link, "def");
    run.go();
    expect([await run.ended, readFileSync(path, "utf8")]).toEqual(["done", "abcdef"]);
  });
});
