import type { Command } from "./command.ts";
import { jobsOption } from "./jobs.ts";
import { allOptions, type Option } from "./options.ts";

/** All options that a command takes, its own and those that its kind has. */
export function optionsOf(command: Command): readonly Option[] {
  if ("print" in command) return command.options;
  const all = allOptions(command.options);
  return "prepare" in command ? [...all, jobsOption] : all;
}
