import { file } from "@url1738/file";
import { ftp } from "@url1738/ftp";
import { gopher } from "@url1738/gopher";
import { http, https } from "@url1738/https";
import { mailto } from "@url1738/mailto";
import { news } from "@url1738/news";
import { nntp } from "@url1738/nntp";
import { prospero } from "@url1738/prospero";
import { telnet } from "@url1738/telnet";
import { wais } from "@url1738/wais";

/**
 * The ten schemes, with `http` as it is today (RFC 9110 §4.2) in place of that of RFC 1738 §3.3, and `https`.
 *
 * @public
 */
export const schemesOfToday: readonly [
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
