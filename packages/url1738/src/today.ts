import { createRegistry, type Registry } from "@url1738/core";
import { advice } from "@url1738/lint";
import { habits } from "./habits.ts";
import { schemesOfToday } from "./schemes-of-today.ts";

/**
 * The registry of the ten schemes and `https`, with `http` as it is today (RFC 9110 §4.2) in place of that of RFC 1738 §3.3, and with advice
 * on what to write instead: for the URLs that people have.
 *
 * @public
 */
export const today: Registry<typeof schemesOfToday, false> = createRegistry(schemesOfToday, { advice, habits });
