import { createRegistry, type Registry } from "@url1738/core";
import { schemes } from "./schemes.ts";

/**
 * The registry of the ten schemes to the letter of RFC 1738; it knows no other scheme, not even `https`. It has no advice; {@link habits} says how to add it.
 *
 * @public
 */
export const rfc1738: Registry<typeof schemes, false> = createRegistry(schemes);
