import { createRegistry, type Registry } from "@url1738/core";
import { advice } from "@url1738/lint";
import { habits } from "./habits.ts";
import { schemes } from "./schemes.ts";

/**
 * The registry of the ten schemes to the letter of RFC 1738, with advice on what to write instead; it knows no other scheme, not even
 * `https`.
 *
 * @public
 */
export const rfc1738: Registry<typeof schemes, false> = createRegistry(schemes, { advice, habits });
