import { MAX_LENGTH, type Registry, type UrlError, urlErrorOf } from "@url1738/core";
import type { Invocation, ResourceCommand } from "../command-kit/command.ts";
import { statusOf, worse } from "../command-kit/exit-status.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { LineSplitter } from "../input/line-splitter.ts";
import { withAdvice } from "../output/advice.ts";
import type { Printer } from "../output/printer.ts";
import { renderError } from "../output/render-error.ts";
import { registryFor } from "../schemes/registry-for.ts";
import { readStdin } from "./reading.ts";
import { tellFailed } from "./tell-failed.ts";

/** Yields the inputs: the operands, with the lines of standard input in place of `-`, or only those lines if operands are missing. */
async function* inputsOf(operands: readonly string[], surroundings: Surroundings): AsyncGenerator<string> {
  const inputs = operands.length === 0 ? ["-"] : operands;
  for (const [index, input] of inputs.entries()) {
    if (input !== "-") yield input;
    // A second `-` has nothing left to read.
    if (input !== "-" || inputs.indexOf("-") !== index) continue;
    const lines = new LineSplitter(MAX_LENGTH);
    for await (const chunk of readStdin(
      surroundings,
      "Reading URLs from the terminal, one per line; end with {keys}.",
    )) {
      lines.push(chunk);
      for (let line = lines.next(); line !== undefined; line = lines.next()) yield line;
    }
    if (surroundings.ending.aborted) return;
    lines.end();
    for (let line = lines.next(); line !== undefined; line = lines.next()) yield line;
  }
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Does work that the user can interrupt. The work then ends and cleans up. After that, the process ends by the same signal, so that a
 * shell's loop stops as well.
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

/** Performs a command on the resource of an input. Returns 1 if the input is not a URL, 3 if the command fails, or else 0. */
async function performOnResource(
  input: string,
  { command, options }: Invocation<ResourceCommand>,
  registry: Registry,
  surroundings: Surroundings,
): Promise<0 | 1 | 3> {
  const result = registry.safeParse(input);
  if (!result.ok) {
    tellError(result.error, input, registry, surroundings);
    return statusOf({ isFailure: true });
  }
  try {
    await interruptible(surroundings.printer, (signal) => command.fetch(result.url, options, signal, surroundings));
    return 0;
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    if (error === undefined) await tellFailed(thrown, surroundings);
    else tellError(error, input, registry, surroundings);
    return 3;
  }
}

/** Performs a command on the resources that its inputs name, one after another, and returns the highest exit status. */
export async function performOnResources(
  invocation: Invocation<ResourceCommand>,
  surroundings: Surroundings,
): Promise<0 | 1 | 3> {
  const { options, operands } = invocation;
  const { printer, ending } = surroundings;
  const registry = registryFor(options);
  let status: 0 | 1 | 3 = 0;
  for await (const input of inputsOf(operands, surroundings)) {
    if (input === "" && options.skipEmpty === true) continue;
    status = worse(status, await performOnResource(input, invocation, registry, surroundings));
    await printer.flush();
    if (printer.isClosed() || ending.aborted) break;
  }
  return status;
}
