import type { AccessOf } from "@url1738/core";
import type { schemes } from "./schemes.ts";

/**
 * How a resource of any of the ten schemes is reached; `protocol` tells which fields there are.
 *
 * @public
 */
export type Access = AccessOf<(typeof schemes)[number]>;
