import { createRegistry, type Registry } from "@url1738/core";
import { advice } from "@url1738/lint/advice";
import { habits } from "./habits.ts";
import { rfc1738Schemes, schemes, webSchemes } from "./schemes.ts";

export { advice };

const options = { advice, habits };

/**
 * The registry of the URLs that people have: http and https (RFC 9110) and mailto (RFC 6068) as they are today, and the other eight schemes
 * of RFC 1738 to the letter. It knows no other scheme. Its errors say what to write instead.
 *
 * @public
 */
export const registry: Registry<typeof schemes, false> = /* @__PURE__ */ createRegistry(schemes, options);

/**
 * The registry of http and https as they are today (RFC 9110), and of no other scheme: whatever it reads has a `host`, a `port` and a `path`.
 * Its errors say what to write instead.
 *
 * @public
 */
export const web: Registry<typeof webSchemes, false> = /* @__PURE__ */ createRegistry(webSchemes, options);

/**
 * The registry of the ten schemes to the letter of RFC 1738; it knows no other scheme, not even `https`. Its errors say what to write instead.
 *
 * @public
 */
export const rfc1738: Registry<typeof rfc1738Schemes, false> = /* @__PURE__ */ createRegistry(rfc1738Schemes, options);
