import { https } from "@url1738/https";
import { schemes } from "./schemes.ts";

/**
 * The ten schemes of RFC 1738 and `https`, for making a registry of your own.
 *
 * @public
 */
export const schemesWithHttps: readonly [...typeof schemes, typeof https] = [...schemes, https];
