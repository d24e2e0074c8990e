/**
 * The ten schemes of RFC 1738, singly and in one registry.
 *
 * @packageDocumentation
 */

import { type AccessOf, createRegistry, type Registry } from "@url1738/core";
import { schemes } from "./schemes.ts";

export * from "@url1738/core";
export * from "@url1738/file";
export * from "@url1738/ftp";
export * from "@url1738/gopher";
export * from "@url1738/http";
export * from "@url1738/mailto";
export * from "@url1738/news";
export * from "@url1738/nntp";
export * from "@url1738/prospero";
export * from "@url1738/telnet";
export * from "@url1738/text";
export * from "@url1738/wais";
export { type Rendering, renderError } from "./render-error.ts";
export { schemes };

/**
 * How a resource of any of the ten schemes is reached; `protocol` tells which fields there are.
 *
 * @public
 */
export type Access = AccessOf<(typeof schemes)[number]>;

/**
 * The registry of the ten schemes; other schemes are unknown to it.
 *
 * @public
 */
export const registry: Registry<typeof schemes, false> = createRegistry(schemes);
