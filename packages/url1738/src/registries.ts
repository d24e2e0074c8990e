import { createRegistry, type Registry } from "@url1738/core";
import { rfc1738Schemes, schemes } from "./schemes.ts";

/**
 * The registry of the URLs that people have: http and https as they are today (RFC 9110), and the other nine schemes of RFC 1738 to the
 * letter. It knows no other scheme. It has no advice; {@link habits} says how to add it.
 *
 * @public
 */
export const registry: Registry<typeof schemes, false> = /* @__PURE__ */ createRegistry(schemes);

/**
 * The registry of the ten schemes to the letter of RFC 1738; it knows no other scheme, not even `https`. It has no advice; {@link habits}
 * says how to add it.
 *
 * @public
 */
export const rfc1738: Registry<typeof rfc1738Schemes, false> = /* @__PURE__ */ createRegistry(rfc1738Schemes);
