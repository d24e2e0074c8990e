import { createRegistry, type Fix } from "@url1738/core";
import { advice } from "@url1738/lint";
import { registryFor } from "../known.ts";

const registry = createRegistry(registryFor(false).schemes, { advice });

/** Returns the fix for the first error in a text; `undefined` if there is none. */
export function fixOf(text: string): Fix | undefined {
  const result = registry.safeParse(text);
  return result.ok ? undefined : result.error.fix;
}
