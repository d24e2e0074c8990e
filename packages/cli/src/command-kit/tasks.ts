import { MAX_LENGTH, type Registry, type UrlError, urlErrorOf } from "@url1738/core";
import { registryFor } from "../schemes/registry-for.ts";
import type { Answer, Failure, InputTask, Outcome } from "./command.ts";
import type { Options } from "./options.ts";

/** Returns the outcome of an input without an error. */
export function answer(fields: Answer["fields"], text: Answer["text"]): Answer {
  return { kind: "answer", ok: true, isFailure: false, fields, text };
}

/** Returns the outcome of an input without an error, as one line for people. */
export function lineAnswer(fields: object, line: string): Answer {
  return answer(
    () => fields,
    () => `${line}\n`,
  );
}

/** Returns the outcome of an input that failed; `source` is the text that the error's index refers to, if it can be shown. */
export function failedInput(error: UrlError, source: string | undefined): Failure {
  return { kind: "failure", isFailure: true, error, source };
}

/** Turns a thrown URL error into a {@link Failure}; rethrows anything else. */
export function failureOf(thrown: unknown, source: string | undefined): Failure {
  const error = urlErrorOf(thrown);
  if (error === undefined) throw thrown;
  return failedInput(error, source);
}

/** The spacing of a task's results for people: `spaced` puts a blank line between them. */
type Spacing = "close" | "spaced";

/** Returns a task on inputs that should be URLs. An input fails if `act` throws an error of url1738. */
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
    return result.ok ? act(result.url, registry, input) : failedInput(result.error, input);
  });
}
