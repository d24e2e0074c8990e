import { speakableLines } from "./json.ts";

/** A piece of output for one of the two streams, in UTF-8. */
export interface Recording {
  readonly to: "result" | "message";
  readonly octets: Uint8Array;
}

const encoder = new TextEncoder();

/** The approximate number of characters that are encoded at once: few enough to be in the core's cache still. */
const BATCH = 65_536;

/** Records output, so that another thread can print it: see `Printer`. */
export class Recorder {
  readonly #recordings: Recording[] = [];
  #kind: Recording["to"] | "json" = "result";
  #text = "";

  result(text: string): void {
    this.#record("result", text);
  }

  json(lines: string): void {
    this.#record("json", lines);
  }

  message(text: string): void {
    this.#record("message", text);
  }

  /** Returns the recorded output, in order. */
  recordings(): readonly Recording[] {
    this.#encode();
    return this.#recordings;
  }

  #record(kind: Recording["to"] | "json", text: string): void {
    if (kind !== this.#kind) this.#encode();
    this.#kind = kind;
    this.#text += text;
    if (this.#text.length >= BATCH) this.#encode();
  }

  #encode(): void {
    const text = this.#kind === "json" ? speakableLines(this.#text) : this.#text;
    const to = this.#kind === "json" ? "result" : this.#kind;
    if (text !== "") this.#recordings.push({ to, octets: encoder.encode(text) });
    this.#text = "";
  }
}
