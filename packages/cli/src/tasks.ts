import { MAX_LENGTH, type Registry } from "@url1738/core";
import { failure, type Options, type Outcome, type Task } from "./command.ts";
import { registryFor } from "./schemes-in-use.ts";

/** How a task's results for people follow one another. */
export type Spacing = "close" | "spaced";

/** A task on inputs that should be URLs. */
export function inputTask(
  options: Options,
  spacing: Spacing,
  act: (input: string, registry: Registry) => Outcome,
): Task {
  const registry = registryFor(options);
  return { reads: "URLs", longest: MAX_LENGTH, spaced: spacing === "spaced", act: (input) => act(input, registry) };
}

/** A task on URLs: an input that is none fails. */
export function urlTask(
  options: Options,
  spacing: Spacing,
  act: (url: Parameters<Registry["format"]>[0], registry: Registry, input: string) => Outcome,
): Task {
  return inputTask(options, spacing, (input, registry) => {
    const result = registry.safeParse(input);
    return result.ok ? act(result.url, registry, input) : failure(result.error, input);
  });
}
