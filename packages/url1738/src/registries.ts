import { createRegistry, type Registry } from "@url1738/core";
import { schemes, schemesOfToday, schemesWithHttps } from "./schemes.ts";

/**
 * The registry of the ten schemes and `https`; it knows no other schemes. It has no advice; {@link habits} says how to add it.
 *
 * @public
 */
export const registry: Registry<typeof schemesWithHttps, false> = createRegistry(schemesWithHttps);

/**
 * The registry of the ten schemes to the letter of RFC 1738; it knows no other scheme, not even `https`. It has no advice; {@link habits} says how to add it.
 *
 * @public
 */
export const rfc1738: Registry<typeof schemes, false> = createRegistry(schemes);

/**
 * The registry of the ten schemes and `https`, with `http` as it is today (RFC 9110 §4.2) instead of that of RFC 1738 §3.3: for the URLs
 * that people have. It has no advice; {@link habits} says how to add it.
 *
 * @public
 */
export const today: Registry<typeof schemesOfToday, false> = createRegistry(schemesOfToday);
