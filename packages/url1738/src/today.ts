import { createRegistry, type Registry } from "@url1738/core";
import { schemesOfToday } from "./schemes-of-today.ts";

/**
 * The registry of the ten schemes and `https`, with `http` as it is today (RFC 9110 §4.2) in place of that of RFC 1738 §3.3: for the URLs
 * that people have. It has no advice; {@link habits} says how to add it.
 *
 * @public
 */
export const today: Registry<typeof schemesOfToday, false> = createRegistry(schemesOfToday);
