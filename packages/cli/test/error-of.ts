import { registryFor } from "../src/schemes/registry-for.ts";

const registry = registryFor({});

/** Returns the error of an input that is not a URL. */
export function errorOf(input: string): unknown {
  const result = registry.safeParse(input);
  return result.ok ? undefined : result.error;
}
