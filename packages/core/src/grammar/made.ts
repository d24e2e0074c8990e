import type { Made } from "./nodes.ts";

/** The same function, with what it can tell a compiler. */
export function made<F extends (...given: never) => unknown>(own: F, facts: Made): F & Made {
  return Object.assign(own, facts);
}
