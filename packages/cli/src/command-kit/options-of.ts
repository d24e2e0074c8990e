import type { Command } from "./command.ts";
import { lineOptions } from "./line-options.ts";
import { allOptions, type Option } from "./options.ts";

/** Returns all options that a command takes: its own, and those of its kind. */
export function optionsOf(command: Command): readonly Option[] {
  if ("print" in command) return command.options;
  const all = allOptions(command.options);
  return "prepare" in command ? [...all, ...lineOptions] : all;
}
