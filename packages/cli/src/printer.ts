import type { Writable } from "node:stream";

/** How many characters are written at once, about. */
const BATCH = 65_536;

/** Prints results and complaints in the order in which they are given, a batch at a time. */
export interface Printer {
  /** Prints to standard output. */
  readonly result: (text: string) => void;
  /** Prints to standard output text of Latin-1, one octet a character. */
  readonly octets: (text: string) => void;
  /** Prints to standard error. */
  readonly complaint: (text: string) => void;
  /** Whether it is time for `flush`. */
  readonly isFull: () => boolean;
  /** Waits until all is written, or cannot be. */
  readonly flush: () => Promise<void>;
  /** Whether nobody reads any more: the other end of a pipe was closed. */
  readonly isClosed: () => boolean;
  /** Why the results cannot be written, unless it is a closed pipe. */
  readonly fault: () => Error | undefined;
}

/** Makes the printer for two streams. */
export function createPrinter(stdout: Writable, stderr: Writable): Printer {
  let stream = stdout;
  let encoding: BufferEncoding = "utf8";
  let batch = "";
  let unwritten = 0;
  let wake: (() => void) | undefined;
  let isClosed = false;
  let fault: Error | undefined;

  function fail(target: Writable, error: Error): void {
    if ("code" in error && error.code === "EPIPE") isClosed = true;
    else if (target === stdout) fault = error;
  }

  for (const each of [stdout, stderr]) each.on("error", (error) => fail(each, error));

  function write(): void {
    const text = batch;
    const target = stream;
    batch = "";
    if (text === "" || isClosed || target.errored) return;
    unwritten += text.length;
    target.write(text, encoding, (error) => {
      if (error) fail(target, error);
      unwritten -= text.length;
      if (unwritten === 0) wake?.();
    });
  }

  function print(target: Writable, text: string, as: BufferEncoding): void {
    // The two may be the same terminal, so neither may overtake the other.
    if (target !== stream || as !== encoding) write();
    stream = target;
    encoding = as;
    batch += text;
  }

  return {
    result: (text) => print(stdout, text, "utf8"),
    octets: (text) => print(stdout, text, "latin1"),
    complaint: (text) => print(stderr, text, "utf8"),
    isFull: () => batch.length + unwritten >= BATCH,
    flush: async () => {
      write();
      if (unwritten > 0) await new Promise<void>((resolve) => (wake = resolve));
    },
    isClosed: () => isClosed,
    fault: () => fault,
  };
}
