/** What is printed to one of the two streams, in UTF-8. */
export interface Recording {
  readonly to: "result" | "complaint";
  readonly octets: Uint8Array;
}

const encoder = new TextEncoder();

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
  }

  #encode(): void {
    if (this.#text !== "") this.#recordings.push({ to: this.#to, octets: encoder.encode(this.#text) });
    this.#text = "";
  }
}
