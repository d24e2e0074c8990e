import { https } from "@url1738/https";
import { schemes } from "./schemes.ts";

/**
 * The ten schemes of RFC 1738 and `https`, which is derived from one of them; for making a registry of them all.
 *
 * @public
 */
export const schemesWithHttps: readonly [...typeof schemes, typeof https] = [...schemes, https];
