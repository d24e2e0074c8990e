import { createRegistry, type Registry } from "@url1738/core";
import { advice } from "@url1738/lint";
import { habits } from "./habits.ts";
import { schemes } from "./schemes.ts";

/**
 * The registry of the ten schemes; other schemes are unknown to it.
 *
 * @public
 */
export const registry: Registry<typeof schemes, false> = createRegistry(schemes, { advice, habits });
