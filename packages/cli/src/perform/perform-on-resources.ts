import type { Invocation, ResourceCommand } from "../command-kit/command.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import type { ResourceTask } from "../command-kit/tasks.ts";
import { LineSplitter } from "../input/line-splitter.ts";
import { readStdin, tellUnreadable } from "./reading.ts";

/** Yields the inputs: the operands, with the lines of standard input in place of `-`, or only those lines if operands are missing. */
async function* inputsOf(
  operands: readonly string[],
  { longest }: ResourceTask,
  surroundings: Surroundings,
): AsyncGenerator<string> {
  const inputs = operands.length === 0 ? ["-"] : operands;
  for (const [index, input] of inputs.entries()) {
    if (input !== "-") yield input;
    // A second `-` has nothing left to read.
    if (input !== "-" || inputs.indexOf("-") !== index) continue;
    const lines = new LineSplitter(longest);
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

/**
 * Performs a command on the resources that its inputs name, one after another.
 *
 * @returns The exit status: the highest of all.
 */
export async function performOnResources(
  { command, options, operands }: Invocation<ResourceCommand>,
  surroundings: Surroundings,
): Promise<0 | 1 | 2 | 3> {
  const { printer, ending } = surroundings;
  const task = command.prepareResource(options);
  let status: 0 | 1 | 2 | 3 = 0;
  try {
    for await (const input of inputsOf(operands, task, surroundings)) {
      if (input === "" && options.skipEmpty === true) continue;
      const found = await task.fetch(input, surroundings);
      if (found > status) status = found;
      await printer.flush();
      if (printer.isClosed() || ending.aborted) break;
    }
  } catch (thrown) {
    await tellUnreadable(thrown, surroundings);
    return 2;
  }
  return status;
}
