import type { AccessOf } from "@url1738/core";
import type { schemesWithHttps } from "./schemes-with-https.ts";

/**
 * How a resource of any of the ten schemes or `https` is reached; `protocol` tells which fields there are.
 *
 * @public
 */
export type Access = AccessOf<(typeof schemesWithHttps)[number]>;
