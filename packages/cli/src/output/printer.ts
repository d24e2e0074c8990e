import type { Writable } from "node:stream";
import { speakableLines } from "./json.ts";

/** A stream to print to. */
export type Output = Pick<Writable, "on" | "write" | "errored"> & { readonly isTTY?: boolean };

/** A piece of another thread's output for one of the two streams, in UTF-8. */
export interface Recording {
  readonly to: "result" | "message";
  readonly octets: Uint8Array;
}

/** The approximate number of characters to write at once. */
const BATCH = 65_536;

/** Erases a terminal's line. */
const ERASE = "\r\x1b[K";

/** The kinds of text that are printed: ordinary text, Latin-1 with a character for each octet, and lines for `speakableLines`. */
type PrintedAs = "text" | "octets" | "json";

const NOT_ASCII = /[^\0-\x7f]/;

const encoder = new TextEncoder();

/** Returns the octets of a text, in memory of their own. Most texts are ASCII, and quickest encoded where they should be. */
function encoded(text: string, kind: PrintedAs): Uint8Array {
  if (kind === "octets") return Buffer.from(text, "latin1");
  const octets = Buffer.allocUnsafeSlow(text.length);
  return encoder.encodeInto(text, octets).read === text.length ? octets : encoder.encode(text);
}

/** Prints results and error messages in the order of the calls, a batch at a time. On a terminal, shows a status after them. */
export class Printer {
  readonly #stdout: Output;
  readonly #stderr: Output;
  #target: Output;
  #kind: PrintedAs = "text";
  /** The text to write, and the texts before it; {@link #part} says why they are apart. */
  #batch = "";
  #before: string[] = [];
  #isApart = false;
  /** The length of all of them. */
  #length = 0;
  #status = "";
  #unwritten = 0;
  #wake: (() => void) | undefined;
  #isClosed = false;
  #error: Error | undefined;

  constructor(stdout: Output, stderr: Output) {
    this.#stdout = stdout;
    this.#stderr = stderr;
    this.#target = stdout;
    for (const stream of [stdout, stderr]) stream.on("error", (error) => this.#fail(stream, error));
  }

  /** Prints to standard output. */
  result(text: string): void {
    this.#print(this.#stdout, text, "text");
  }

  /**
   * Prints lines of JSON to standard output, as `speakableLines` spells them.
   *
   * @param isForeign - True if it is likely that they are not ASCII; see {@link #part}.
   */
  json(lines: string, isForeign = false): void {
    this.#part(isForeign);
    this.#print(this.#stdout, lines, "json");
  }

  /** Prints Latin-1 text to standard output, each character as one octet. */
  octets(text: string): void {
    this.#print(this.#stdout, text, "octets");
  }

  /** Prints octets to standard output, and waits until everything has been written: then the caller may reuse their memory. */
  async passOn(octets: Uint8Array): Promise<void> {
    this.#write();
    this.#give(this.#stdout, octets, "utf8");
    await this.flush();
  }

  /** Prints to standard error. */
  message(text: string): void {
    this.#part(NOT_ASCII.test(text));
    this.#print(this.#stderr, text, "text");
  }

  /** Shows a status in the last line of standard error, a terminal, in place of the previous one; an empty text removes it. */
  status(text: string): void {
    const before = this.#status;
    this.#status = text;
    if (text !== before) this.#send(this.#stderr, text === "" ? ERASE : `\r${text}\x1b[K`, "utf8");
  }

  recorded({ to, octets }: Recording): void {
    this.#write();
    this.#give(to === "result" ? this.#stdout : this.#stderr, octets, "utf8");
  }

  /** Tells whether it is time to call `flush`. */
  isFull(): boolean {
    return this.#length + this.#unwritten >= BATCH;
  }

  /** Waits until everything has been written, or until writing has failed. */
  async flush(): Promise<void> {
    this.#write();
    if (this.#unwritten > 0) await new Promise<void>((resolve) => (this.#wake = resolve));
  }

  /** Stops printing and waiting: the process is about to end, and a reader that has stopped reading must not keep it alive. */
  abandon(): void {
    this.#isClosed = true;
    this.#unwritten = 0;
    this.#wake?.();
  }

  /** Tells whether printing has stopped: the other end of a pipe was closed, or the output was abandoned. */
  isClosed(): boolean {
    return this.#isClosed;
  }

  /** Returns the reason why the results cannot be written, unless it is a closed pipe. */
  error(): Error | undefined {
    return this.#error;
  }

  /**
   * Keeps what is not ASCII apart from the rest. Joined with it, it would make the whole batch wide, and encoding that would take twenty
   * times as long.
   */
  #part(isApart: boolean): void {
    if (isApart === this.#isApart) return;
    this.#isApart = isApart;
    if (this.#batch !== "") this.#before.push(this.#batch);
    this.#batch = "";
  }

  #print(target: Output, text: string, kind: PrintedAs): void {
    // Both streams may be the same terminal, so neither may overtake the other.
    if (target !== this.#target || kind !== this.#kind) this.#write();
    this.#target = target;
    this.#kind = kind;
    this.#batch += text;
    this.#length += text.length;
  }

  #write(): void {
    const texts = [...this.#before, this.#batch].filter((text) => text !== "");
    this.#batch = "";
    this.#before = [];
    this.#length = 0;
    if (texts.length === 0) return;
    const isJson = this.#kind === "json";
    const pieces = texts.map((text) => encoded(isJson ? speakableLines(text) : text, this.#kind));
    this.#give(this.#target, pieces.length === 1 ? (pieces[0] as Uint8Array) : Buffer.concat(pieces), "utf8");
  }

  #give(target: Output, text: string | Uint8Array, encoding: BufferEncoding): void {
    // Output that does not go to a terminal leaves the status where it is.
    const isOver = this.#status !== "" && target.isTTY === true;
    if (isOver) this.#send(this.#stderr, ERASE, "utf8");
    this.#send(target, text, encoding);
    if (isOver) this.#send(this.#stderr, this.#status, "utf8");
  }

  #send(target: Output, text: string | Uint8Array, encoding: BufferEncoding): void {
    if (this.#isClosed || target.errored) return;
    this.#unwritten += text.length;
    target.write(text, encoding, (error) => {
      if (error) this.#fail(target, error);
      this.#unwritten -= text.length;
      if (this.#unwritten <= 0) this.#wake?.();
    });
  }

  #fail(target: Output, error: Error): void {
    if ("code" in error && error.code === "EPIPE") this.#isClosed = true;
    else if (target === this.#stdout) this.#error = error;
  }
}
