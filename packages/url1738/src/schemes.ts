import type { AccessOf } from "@url1738/core";
import { file } from "@url1738/file";
import { ftp } from "@url1738/ftp";
import { gopher } from "@url1738/gopher";
import { http as httpOfRfc1738 } from "@url1738/http";
import { http, https } from "@url1738/https";
import { mailto } from "@url1738/mailto";
import { news } from "@url1738/news";
import { nntp } from "@url1738/nntp";
import { prospero } from "@url1738/prospero";
import { telnet } from "@url1738/telnet";
import { wais } from "@url1738/wais";

/**
 * The schemes of `registry`, for making one that also has others: http as it is today (RFC 9110), the other nine of RFC 1738 in the order of
 * its section 3, and https.
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
  typeof https,
] = [ftp, http, gopher, mailto, news, nntp, telnet, wais, file, prospero, https];

/**
 * The schemes of `rfc1738`, for making a registry that also has others: the ten to the letter of RFC 1738, in the order of its section 3.
 *
 * @public
 */
export const rfc1738Schemes: readonly [
  typeof ftp,
  typeof httpOfRfc1738,
  typeof gopher,
  typeof mailto,
  typeof news,
  typeof nntp,
  typeof telnet,
  typeof wais,
  typeof file,
  typeof prospero,
] = [ftp, httpOfRfc1738, gopher, mailto, news, nntp, telnet, wais, file, prospero];

/**
 * The access of a URL of any of the schemes; `protocol` says which fields it has.
 *
 * @public
 */
export type Access = AccessOf<(typeof schemes)[number]>;
