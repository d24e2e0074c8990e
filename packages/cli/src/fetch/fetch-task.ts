import { MAX_LENGTH, type UrlValue } from "@url1738/core";
import type { Options } from "../command-kit/options.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import type { ResourceTask } from "../command-kit/tasks.ts";
import { registryFor } from "../schemes/registry-for.ts";
import { complainOfError, complainOfFailure } from "./complain.ts";

/**
 * Does work that the user can interrupt: the work then ends by itself, and cleans up, before the program ends.
 *
 * @param work - Does the work, until the signal is aborted.
 */
async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  try {
    return await work(controller.signal);
  } finally {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, stop);
  }
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
        complainOfError(result.error, input, registry, surroundings);
        return 1;
      }
      try {
        await interruptible((signal) => fetch(result.url, signal, surroundings));
        return 0;
      } catch (thrown) {
        complainOfFailure(thrown, input, registry, surroundings);
        return 3;
      }
    },
  };
}
