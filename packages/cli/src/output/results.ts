import { rawJson } from "./json.ts";
import type { Printer } from "./printer.ts";
import type { Recording } from "./recorder.ts";

/** Prints, or records, the output of {@link Results}. */
export type ResultPrinter = Pick<Printer, "result" | "json" | "message">;

/** Prints the results of inputs, and error messages; can separate the results by blank lines. */
export class Results {
  readonly #printer: ResultPrinter;
  readonly #separator: string;
  #isFirst = true;

  constructor(printer: ResultPrinter, spaced: boolean) {
    this.#printer = printer;
    this.#separator = spaced ? "\n" : "";
  }

  result(text: string): void {
    this.#printer.result(`${this.#before()}${text}`);
  }

  /** Prints a result for programs, as one line of JSON. Nothing separates such results. */
  json(value: object): void {
    this.#printer.json(`${rawJson(value)}\n`);
  }

  message(text: string): void {
    this.#printer.message(text);
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
