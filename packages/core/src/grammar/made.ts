import type { Made } from "./nodes.ts";

/** The same function, with what it can tell a compiler. */
export function made<F extends (argument: never) => unknown>(own: F, facts: Made): F & Made {
  return Object.assign(own, facts);
}
