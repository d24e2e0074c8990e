/**
 * The ten schemes of RFC 1738, singly and in one registry.
 *
 * @packageDocumentation
 */

import { type AccessOf, createRegistry, type Registry } from "@url1738/core";
import { file } from "@url1738/file";
import { ftp } from "@url1738/ftp";
import { gopher } from "@url1738/gopher";
import { http } from "@url1738/http";
import { mailto } from "@url1738/mailto";
import { news } from "@url1738/news";
import { nntp } from "@url1738/nntp";
import { prospero } from "@url1738/prospero";
import { telnet } from "@url1738/telnet";
import { wais } from "@url1738/wais";

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

/**
 * The ten schemes, in the order of RFC 1738 §3; for a registry that has others, too.
 *
 * @public
 */
export const schemes: readonly [
  typeof ftp,
  typeof http,
  typeof gopher,
  typeof mailto,
  typeof news,
  typeof nntp,
  typeof telnet,
  typeof wais,
  typeof file,
  typeof prospero,
] = [ftp, http, gopher, mailto, news, nntp, telnet, wais, file, prospero];

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
