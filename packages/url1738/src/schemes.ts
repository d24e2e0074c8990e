import type { AccessOf } from "@url1738/core";
import { file } from "@url1738/file";
import { ftp } from "@url1738/ftp";
import { gopher } from "@url1738/gopher";
import { http } from "@url1738/http";
import { http as httpOfToday, https } from "@url1738/https";
import { mailto } from "@url1738/mailto";
import { news } from "@url1738/news";
import { nntp } from "@url1738/nntp";
import { prospero } from "@url1738/prospero";
import { telnet } from "@url1738/telnet";
import { wais } from "@url1738/wais";

/**
 * The ten schemes, in the order of RFC 1738 §3, for making a registry that also has others.
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
 * The ten schemes of RFC 1738 and `https`, for making a registry of your own.
 *
 * @public
 */
export const schemesWithHttps: readonly [...typeof schemes, typeof https] = [...schemes, https];

/**
 * The access of any of the ten schemes or `https`; `protocol` says which fields it has.
 *
 * @public
 */
export type Access = AccessOf<(typeof schemesWithHttps)[number]>;

/**
 * The ten schemes, with `http` as it is today (RFC 9110 §4.2) instead of that of RFC 1738 §3.3, and `https`.
 *
 * @public
 */
export const schemesOfToday: readonly [
  typeof ftp,
  typeof httpOfToday,
  typeof gopher,
  typeof mailto,
  typeof news,
  typeof nntp,
  typeof telnet,
  typeof wais,
  typeof file,
  typeof prospero,
  typeof https,
] = [ftp, httpOfToday, gopher, mailto, news, nntp, telnet, wais, file, prospero, https];
