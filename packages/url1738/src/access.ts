import type { AccessOf } from "@url1738/core";
import type { schemesWithHttps } from "./schemes-with-https.ts";

/**
 * The access of a resource of any of the ten schemes or `https`; `protocol` tells which fields it has.
 *
 * @public
 */
export type Access = AccessOf<(typeof schemesWithHttps)[number]>;
