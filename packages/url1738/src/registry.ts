import { createRegistry, type Registry } from "@url1738/core";
import { schemesWithHttps } from "./schemes-with-https.ts";

/**
 * The registry of the ten schemes and `https`; it knows no other schemes. It has no advice; {@link habits} says how to add it.
 *
 * @public
 */
export const registry: Registry<typeof schemesWithHttps, false> = createRegistry(schemesWithHttps);
