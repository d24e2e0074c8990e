import { MAX_LENGTH, type Registry, type UrlError, type UrlValue, urlErrorOf } from "@url1738/core";
import type { Options } from "../command-kit/options.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import type { ResourceTask } from "../command-kit/tasks.ts";
import { errorLine, why } from "../language/language.ts";
import { withAdvice } from "../output/advice.ts";
import { message } from "../output/message.ts";
import type { Printer } from "../output/printer.ts";
import { renderError } from "../output/render-error.ts";
import { registryFor } from "../schemes/registry-for.ts";
import { Unwritable } from "./save-as.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Does work that the user can interrupt: the work then ends by itself, and cleans up. After that the process ends by the same signal, as if
 * nobody had caught it, so that a shell's loop stops as well.
 *
 * @param work - Does the work, until the signal is aborted.
 */
async function interruptible(printer: Printer, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  let caught: NodeJS.Signals | undefined;
  const stop = (signal: NodeJS.Signals) => {
    caught = signal;
    controller.abort();
    printer.abandon();
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    await work(controller.signal);
  } catch (thrown) {
    if (caught === undefined) throw thrown;
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
  if (caught !== undefined) process.kill(process.pid, caught);
}

/**
 * Returns a task that fetches: an input that is not a URL fails with 1, a resource that cannot be fetched with 3.
 *
 * @param fetch - Fetches one resource, until the signal is aborted; throws if it cannot be fetched.
 */
export function fetchTask(
  options: Options,
  fetch: (url: UrlValue, signal: AbortSignal, surroundings: Surroundings) => Promise<void>,
): ResourceTask {
  const registry = registryFor(options);
  return {
    longest: MAX_LENGTH,
    fetch: async (input, surroundings) => {
      const result = registry.safeParse(input);
      if (!result.ok) {
        tellError(result.error, input, registry, surroundings);
        return 1;
      }
      try {
        await interruptible(surroundings.printer, (signal) => fetch(result.url, signal, surroundings));
        return 0;
      } catch (thrown) {
        tellFailure(thrown, input, registry, surroundings);
        return 3;
      }
    },
  };
}

/** Prints the error of an input. */
function tellError(
  error: UrlError,
  input: string,
  schemes: Registry,
  { printer, palette, language }: Surroundings,
): void {
  const colour = palette.messages.isColorSupported;
  printer.message(
    renderError(withAdvice(error), error.index === undefined ? undefined : input, { colour, language, schemes }),
  );
}

function tellUnwritable({ path, cause }: Unwritable, { printer, language }: Surroundings): void {
  const params = { path, why: why(cause, language) };
  printer.message(message(errorLine(language, "The file {path} cannot be written: {why}.", params), [path]));
}

/** Prints the reason why a resource could not be fetched; rethrows anything else. */
function tellFailure(thrown: unknown, input: string, schemes: Registry, surroundings: Surroundings): void {
  const error = urlErrorOf(thrown);
  if (error !== undefined) tellError(error, input, schemes, surroundings);
  else if (thrown instanceof Unwritable) tellUnwritable(thrown, surroundings);
  else throw thrown;
}
