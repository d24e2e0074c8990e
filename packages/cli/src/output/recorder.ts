/** A piece of output for one of the two streams, in UTF-8. */
export interface Recording {
  readonly to: "result" | "complaint";
  readonly octets: Uint8Array;
}

const encoder = new TextEncoder();

/** The approximate number of characters that are encoded at once: few enough to be in the core's cache still. */
const BATCH = 65_536;

/** Records output, so that another thread can print it: see `Printer`. */
export class Recorder {
  readonly #recordings: Recording[] = [];
  #to: Recording["to"] = "result";
  #text = "";

  result(text: string): void {
    this.#record("result", text);
  }

  complaint(text: string): void {
    this.#record("complaint", text);
  }

  /** Returns the recorded output, in order. */
  recordings(): readonly Recording[] {
    this.#encode();
    return this.#recordings;
  }

  #record(to: Recording["to"], text: string): void {
    if (to !== this.#to) this.#encode();
    this.#to = to;
    this.#text += text;
    if (this.#text.length >= BATCH) this.#encode();
  }

  #encode(): void {
    if (this.#text !== "") this.#recordings.push({ to: this.#to, octets: encoder.encode(this.#text) });
    this.#text = "";
  }
}
