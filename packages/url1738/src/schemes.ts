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
