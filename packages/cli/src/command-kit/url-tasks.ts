import { MAX_LENGTH, type Registry } from "@url1738/core";
import { registryFor } from "../schemes/registry-for.ts";
import type { InputTask } from "./command.ts";
import type { Options } from "./options.ts";
import { failure, failureOf, type Outcome } from "./outcome.ts";

/** The spacing of a task's results for people: `spaced` puts a blank line between them. */
type Spacing = "close" | "spaced";

/** Returns a task on inputs that should be URLs, but need not be; an input fails if an error of url1738 is thrown. */
export function possibleUrlTask(
  options: Options,
  spacing: Spacing,
  act: (input: string, registry: Registry) => Outcome,
): InputTask {
  const registry = registryFor(options);
  return {
    reads: "URLs",
    registry,
    longest: MAX_LENGTH,
    spaced: spacing === "spaced",
    act: (input) => {
      try {
        return act(input, registry);
      } catch (thrown) {
        return failureOf(thrown, input);
      }
    },
  };
}

/** Returns a task on URLs; an input that is not a URL fails. */
export function urlTask(
  options: Options,
  spacing: Spacing,
  act: (url: Parameters<Registry["format"]>[0], registry: Registry, input: string) => Outcome,
): InputTask {
  return possibleUrlTask(options, spacing, (input, registry) => {
    const result = registry.safeParse(input);
    return result.ok ? act(result.url, registry, input) : failure(result.error, input);
  });
}
