import type { UrlError } from "@url1738/core";
import type { InputTask, Outcome } from "../command-kit/command.ts";
import { statusOf, worse } from "../command-kit/exit-status.ts";
import type { Options } from "../command-kit/options.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { failureOf } from "../command-kit/tasks.ts";
import type { Printer, Recording } from "../output/printer.ts";
import { errorsWithoutSecrets, redactUrl } from "../output/without-secrets.ts";
import { jsonReporter } from "./json-reporter.ts";
import { annotationReporter, type Reporter, type ResultPrinter, spaced, textReporter } from "./reporters.ts";

interface Answering {
  readonly task: InputTask;
  readonly options: Options;
  /** The colours and the language of the output. */
  readonly manner: Pick<Surroundings, "palette" | "language">;
  /** True if there is only one input, so that its result needs no label. */
  readonly isOne: boolean;
}

/** Answers inputs one by one, and prints each outcome. */
export class Answerer {
  readonly #options: Options;
  readonly #act: InputTask["act"];
  readonly #printer: ResultPrinter;
  readonly #report: Reporter;
  #status: 0 | 1 = 0;

  constructor({ task, options, manner, isOne }: Answering, printer: ResultPrinter) {
    const isJson = options.json === true;
    const isSpaced = task.spaced && !isJson && options.outputFormat === undefined;
    this.#printer = isSpaced ? spaced(printer) : printer;
    this.#options = options;
    this.#act = task.act;
    const label = (input: string) => (isOne ? "" : (task.label?.(input) ?? ""));
    const redacted = task.redacted ?? ((input: string) => redactUrl(input, task.registry));
    const shown = options.redact === true ? redacted : (input: string) => input;
    const shownErrors = (errors: readonly UrlError[], input: string) =>
      options.redact === true ? errorsWithoutSecrets(errors, input, task.registry) : errors;
    if (isJson) this.#report = jsonReporter(this.#printer, shown, shownErrors);
    else if (options.outputFormat !== undefined)
      this.#report = annotationReporter(this.#printer, options, manner.language, redacted);
    else this.#report = textReporter(this.#printer, { ...manner, schemes: task.registry }, label);
  }

  /** The exit status that the inputs so far allow. */
  get status(): 0 | 1 {
    return this.#status;
  }

  /** Answers one input; `line` is its number, if it is a line of standard input, and `earlier` its outcome, if the command has acted on it. */
  answer(input: string, line?: number, earlier?: Outcome): void {
    if (input === "" && this.#options.skipEmpty === true) return;
    const outcome = earlier ?? this.#act(input);
    this.#status = worse(this.#status, statusOf(outcome));
    try {
      this.#report(input, outcome, line);
    } catch (thrown) {
      // A result is computed only when it is printed, so its error is thrown here.
      const failure = failureOf(thrown, input);
      this.#status = statusOf(failure);
      this.#report(input, failure, line);
    }
  }

  /** Prints the answers of another thread. */
  relay({ recordings, status }: Answers, printer: Printer): void {
    this.#status = worse(this.#status, status);
    const first = recordings.find(({ to }) => to === "result");
    for (const recording of recordings) {
      // Separate the results of that thread from those before them.
      if (recording === first) this.#printer.result("");
      printer.recorded(recording);
    }
  }
}

/** The data that a thread receives at its start. */
export interface ThreadData {
  readonly command: string;
  /** The options as they were given. */
  readonly options: Options;
  /** The name of the language, as in `Language.name`. */
  readonly language: string;
  /** True for each stream with colours. */
  readonly colours: { readonly results: boolean; readonly messages: boolean };
}

/** A batch of whole lines. */
export interface Lines {
  readonly octets: Uint8Array<ArrayBuffer>;
  /** The number of line ends. */
  readonly count: number;
  /** The number of lines before them. */
  readonly before: number;
}

/** The answers to a batch of lines. */
export interface Answers {
  readonly recordings: readonly Recording[];
  readonly status: 0 | 1;
}
