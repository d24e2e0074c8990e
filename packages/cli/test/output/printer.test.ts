import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { Printer } from "../../src/output/printer.ts";

/** Returns two streams that share one list of everything written to them, in order. */
function noted(): { readonly notes: string[]; readonly stdout: Writable; readonly stderr: Writable } {
  const notes: string[] = [];
  const to = (name: string) =>
    new Writable({
      write: (chunk: Buffer, _encoding, callback) => {
        notes.push(`${name} ${chunk}`);
        callback();
      },
    });
  return { notes, stdout: to("out"), stderr: to("err") };
}

function failing(code: string): Writable {
  const error = Object.assign(new Error(`write ${code}`), { code });
  return new Writable({ write: (_chunk, _encoding, callback) => callback(error) });
}

test("output to one stream is written at once; two streams keep their order", async () => {
  const { notes, stdout, stderr } = noted();
  const printer = new Printer(stdout, stderr);
  printer.result("a");
  printer.result("b");
  expect(notes).toEqual([]);
  printer.message("c");
  printer.result("d");
  await printer.flush();
  expect(notes).toEqual(["out ab", "err c", "out d"]);
});

test("lines of JSON are spelt when they are written: those that need it", async () => {
  const { notes, stdout, stderr } = noted();
  const printer = new Printer(stdout, stderr);
  for (const value of ["a", "\0", "é\u202e"]) printer.json(`${JSON.stringify(value)}\n`);
  printer.result("b");
  await printer.flush();
  expect(notes).toEqual(['out "a"\n{"percent":"%00"}\n"é\\u202e"\n', "out b"]);
});

test("lines that are not ASCII are kept apart, in the order of all, and written at once", async () => {
  const { notes, stdout, stderr } = noted();
  const printer = new Printer(stdout, stderr);
  for (const value of ["a", "\u4e2d", "\u4e2d", "b", "\ud800"]) printer.json(`${JSON.stringify(value)}\n`, value > "z");
  printer.octets("\xff");
  printer.result("c\ud800\u4e2d");
  await printer.flush();
  expect(notes).toEqual(['out "a"\n"中"\n"中"\n"b"\n{"percent":"%ED%A0%80"}\n', "out \ufffd", "out c\ufffd中"]);
});

test("what is kept apart makes it full as well", () => {
  const { stdout, stderr } = noted();
  const printer = new Printer(stdout, stderr);
  for (let half = 0; half < 2; half++) {
    expect(printer.isFull()).toBe(false);
    printer.json("x".repeat(32_768), half === 0);
  }
  expect(printer.isFull()).toBe(true);
});

test("it is full until all is written, not only until all is given to the stream", async () => {
  let release: () => void = () => undefined;
  const stdout = new Writable({ write: (_chunk, _encoding, callback) => (release = callback) });
  const printer = new Printer(stdout, noted().stderr);
  printer.result("x".repeat(70_000));
  expect(printer.isFull()).toBe(true);
  let isFlushed = false;
  const flushed = printer.flush().then(() => (isFlushed = true));
  await new Promise(setImmediate);
  expect([isFlushed, printer.isFull()]).toEqual([false, true]);
  release();
  await flushed;
  expect(printer.isFull()).toBe(false);
});

test("octets are written after earlier output, and their memory is free once they are written", async () => {
  const written: string[] = [];
  const stdout = new Writable({
    write: (chunk: Buffer, _encoding, callback) => {
      setImmediate(() => {
        written.push(chunk.toString("latin1"));
        callback();
      });
    },
  });
  const printer = new Printer(stdout, noted().stderr);
  const memory = Buffer.from("b\xff", "latin1");
  printer.result("a");
  await printer.passOn(memory);
  memory.fill("x");
  await printer.passOn(memory);
  expect(written).toEqual(["a", "b\xff", "xx"]);
});

test.each(["stdout", "stderr"] as const)("a closed pipe at %s ends it, and is not an error", async (name) => {
  const printer = new Printer(
    name === "stdout" ? failing("EPIPE") : noted().stdout,
    name === "stderr" ? failing("EPIPE") : noted().stderr,
  );
  printer.result("a");
  printer.message("b");
  await printer.flush();
  expect(printer.isClosed()).toBe(true);
  expect(printer.error()).toBeUndefined();
  printer.result("c");
  await printer.flush();
});

test("results that cannot be written are an error; messages are still printed", async () => {
  const { notes, stderr } = noted();
  const printer = new Printer(failing("ENOSPC"), stderr);
  printer.result("a");
  await printer.flush();
  expect(printer.isClosed()).toBe(false);
  expect(printer.error()?.message).toBe("write ENOSPC");
  printer.message("b");
  await printer.flush();
  expect(notes).toEqual(["err b"]);
});

test("messages that cannot be written are not reported as an error", async () => {
  const printer = new Printer(noted().stdout, failing("EBADF"));
  printer.message("a");
  await printer.flush();
  expect([printer.isClosed(), printer.error()]).toEqual([false, undefined]);
});
