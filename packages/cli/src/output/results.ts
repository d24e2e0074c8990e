import type { Printer } from "./printer.ts";
import type { Recording } from "./recorder.ts";

/** Prints the results of inputs, and error messages; can separate the results by blank lines. */
export class Results {
  readonly #printer: Pick<Printer, "result" | "complaint">;
  readonly #separator: string;
  #isFirst = true;

  constructor(printer: Pick<Printer, "result" | "complaint">, spaced: boolean) {
    this.#printer = printer;
    this.#separator = spaced ? "\n" : "";
  }

  result(text: string): void {
    this.#printer.result(`${this.#before()}${text}`);
  }

  complaint(text: string): void {
    this.#printer.complaint(text);
  }

  /** Prints the complete output that another instance has recorded in another thread. */
  relay(recordings: readonly Recording[], printer: Printer): void {
    const first = recordings.find(({ to }) => to === "result");
    for (const recording of recordings) {
      if (recording === first) printer.result(this.#before());
      printer.recorded(recording);
    }
  }

  #before(): string {
    const separator = this.#isFirst ? "" : this.#separator;
    this.#isFirst = false;
    return separator;
  }
}
