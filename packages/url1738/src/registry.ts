import { createRegistry, type Registry } from "@url1738/core";
import { advice } from "@url1738/lint";
import { habits } from "./habits.ts";
import { schemesWithHttps } from "./schemes-with-https.ts";

/**
 * The registry of the ten schemes and `https`, with advice on what to write instead; it knows no other schemes.
 *
 * @public
 */
export const registry: Registry<typeof schemesWithHttps, false> = createRegistry(schemesWithHttps, { advice, habits });
