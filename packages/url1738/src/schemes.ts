// biome-ignore-all assist/source/organizeImports: bundles have the schemes in this order, in which they compress best.
import type { AccessOf } from "@url1738/core";
import { mailto } from "@url1738/mail";
import { news } from "@url1738/news";
import { file } from "@url1738/file";
import { nntp } from "@url1738/nntp";
import { ftp } from "@url1738/ftp";
import { prospero } from "@url1738/prospero";
import { gopher } from "@url1738/gopher";
import { telnet } from "@url1738/telnet";
import { wais } from "@url1738/wais";
import { http, https } from "@url1738/https";
import { mailto as mailtoOfRfc1738 } from "@url1738/mailto";
import { http as httpOfRfc1738 } from "@url1738/http";

/** Those after mailto, in the order of RFC 1738 §3. */
const others = [news, nntp, telnet, wais, file, prospero] as const;

/**
 * The schemes of `registry`, for making one that also has others: http (RFC 9110) and mailto (RFC 6068) as they are today, the other eight of
 * RFC 1738 in the order of its section 3, and https.
 *
 * @public
 */
export const schemes = [ftp, http, gopher, mailto, ...others, https] as const;

/**
 * The schemes of `rfc1738`, for making a registry that also has others: the ten to the letter of RFC 1738, in the order of its section 3.
 *
 * @public
 */
export const rfc1738Schemes = [ftp, httpOfRfc1738, gopher, mailtoOfRfc1738, ...others] as const;

/**
 * The schemes of `web`: http and https as they are today.
 *
 * @public
 */
export const webSchemes = [http, https] as const;

/**
 * The access of a URL of any of the schemes; `protocol` says which fields it has.
 *
 * @public
 */
export type Access = AccessOf<(typeof schemes)[number]>;
