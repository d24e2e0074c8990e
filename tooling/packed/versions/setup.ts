import type { TestProject } from "vitest/node";
import { serveRegistry } from "../registry.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of an empty registry, which asks no other for packages. */
    registry: string;
  }
}

/** Starts a registry for all tests, in a process that does not wait for the commands. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const { url, close } = await serveRegistry();
  provide("registry", url);
  return close;
}
