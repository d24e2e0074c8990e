import { createRegistry, type Registry, type Scheme } from "@url1738/core";
import type { Options } from "./command.ts";
import { schemes } from "./index.ts";

/** The registry that a command's options ask for. */
export function registryFor(options: Options): Registry {
  return createRegistry<readonly Scheme[], boolean>(schemes as readonly Scheme[], {
    generic: options.generic === true,
  });
}
