/** What is printed to one of the two streams, in UTF-8. */
export interface Recording {
  readonly to: "result" | "complaint";
  readonly octets: Uint8Array;
}

const encoder = new TextEncoder();

/** So many characters, roughly, are encoded at once: while they are still in the cache of the core. */
const BATCH = 65_536;

/** Takes what would be printed, so that another thread can print it: see `Printer`. */
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

  /** What has been printed, in order. */
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
