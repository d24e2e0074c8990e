import { spawnSync } from "node:child_process";
import { closeSync, openSync, readSync, type Stats } from "node:fs";
import { Readable } from "node:stream";
import { afterEach, describe, expect, test, vi } from "vitest";
import { chunksOf, openStdin, stdinLeft } from "../../src/input/chunks.ts";
import { fs } from "../../src/input/fs.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = temporaryFolder();
const ask = `import { stdinLeft } from ${JSON.stringify(new URL("../../src/input/chunks.ts", import.meta.url))}; console.log(stdinLeft());`;

/** Returns the size of its standard input that a process reports, in octets. */
function leftIn(stdin: number | "pipe"): string {
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", ask], {
    stdio: [stdin, "pipe", "pipe"],
  });
  return String(stdout).trim();
}

test.runIf(process.platform === "linux")("of a file, what another program has read is not left", () => {
  const file = openSync(folder.write("ten.txt", "0123456789"), "r");
  readSync(file, Buffer.alloc(3));
  expect(leftIn(file)).toBe("7");
  closeSync(file);
});

test("how much is left in a pipe is unknown", () => {
  expect(leftIn("pipe")).toBe("undefined");
});

describe("standard input, with another file in its place", () => {
  afterEach(() => void vi.restoreAllMocks());

  const statsOf = (kind: "file" | "directory" | "pipe", size = 0) =>
    ({ isFile: () => kind === "file", isDirectory: () => kind === "directory", size }) as Stats;

  /** Pretends that standard input is of this kind. */
  const pretend = (...stats: Parameters<typeof statsOf>) =>
    vi.spyOn(fs, "fstatSync").mockReturnValue(statsOf(...stats));

  test("a file comes in chunks that take turns in two memories", async () => {
    const CHUNK = 262_144;
    const file = openSync(folder.write("long.txt", `${"x".repeat(2 * CHUNK)}last`), "r");
    const { read } = fs;
    pretend("file");
    vi.spyOn(fs, "read").mockImplementation(((_: number, ...others: [Buffer, number, number, null, () => void]) =>
      read(file, ...others)) as typeof fs.read);
    const chunks: { readonly length: number; readonly memory: ArrayBufferLike; readonly text: string }[] = [];
    for await (const chunk of openStdin())
      chunks.push({ length: chunk.length, memory: chunk.buffer, text: String(chunk).slice(-4) });
    closeSync(file);
    expect(chunks.map(({ length, text }) => `${length} ${text}`)).toEqual([`${CHUNK} xxxx`, `${CHUNK} xxxx`, "4 last"]);
    const [first, second, third] = chunks.map(({ memory }) => memory);
    expect([first === third, first === second]).toEqual([true, false]);
  });

  test("a file that cannot be read fails", async () => {
    pretend("file");
    vi.spyOn(fs, "read").mockImplementation(((...all: [...unknown[], (error: Error) => void]) =>
      (all.at(-1) as (error: Error) => void)(new Error("no"))) as unknown as typeof fs.read);
    await expect(openStdin().toArray()).rejects.toThrow("no");
  });

  test("a directory is refused, and anything else is the stream of the process", () => {
    pretend("directory");
    expect(openStdin).toThrow("it is a directory");
    pretend("pipe");
    expect(openStdin()).toBe(process.stdin);
  });

  test.each([
    ["file", "pos:\t3\nflags:\t0\n", 7],
    ["file", "flags:\t0\npos:   10\n", 0],
    ["file", "xpos:\t3\n", undefined],
    ["file", "flags:\t0\n", undefined],
    ["pipe", "pos:\t3\n", undefined],
  ] as const)("of a %s with %j, %s octets are left", (kind, place, left) => {
    pretend(kind, 10);
    vi.spyOn(fs, "readFileSync").mockReturnValue(place);
    expect(stdinLeft()).toBe(left);
  });

  test("it is unknown how much is left where the system does not tell", () => {
    pretend("file", 10);
    vi.spyOn(fs, "readFileSync").mockImplementation(() => {
      throw new Error("no such file");
    });
    expect(stdinLeft()).toBe(undefined);
  });
});

describe("the chunks of a stream", () => {
  const failing = async function* () {
    yield Buffer.from("a");
    throw new Error("broken");
  };

  async function read(path: string | undefined, open: () => Readable, ending: AbortController, stopAt = "") {
    const chunks: string[] = [];
    for await (const chunk of chunksOf(path, open, ending.signal)) {
      chunks.push(String(chunk));
      if (String(chunk) === stopAt) ending.abort();
    }
    return chunks.join();
  }

  test("end with an interruption, and then nothing has failed", async () => {
    const open = () => Readable.from([Buffer.from("a"), Buffer.from("b"), Buffer.from("c")]);
    expect(await read(undefined, open, new AbortController())).toBe("a,b,c");
    expect(await read(undefined, open, new AbortController(), "b")).toBe("a,b");
    expect(await read(undefined, () => Readable.from(failing()), new AbortController(), "a")).toBe("a");
    const ended = new AbortController();
    ended.abort();
    expect(await read(undefined, open, ended)).toBe("");
  });

  test.each([
    [undefined, "Standard input cannot be read: {why}.", {}],
    ["a.txt", "The file {path} cannot be read: {why}.", { path: "a.txt" }],
  ])("that break say so: %s", async (path, message, params) => {
    const reading = read(path, () => Readable.from(failing()), new AbortController());
    await expect(reading).rejects.toMatchObject({ message, params, cause: { message: "broken" } });
  });

  test("that cannot be opened say so", async () => {
    const open = () => {
      throw new Error("no");
    };
    await expect(read("a.txt", open, new AbortController())).rejects.toMatchObject({ cause: { message: "no" } });
  });
});
