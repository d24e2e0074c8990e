import type { AnyDefinition } from "@url1738/core/define";
import { fileDefinition } from "@url1738/file/definition";
import { ftpDefinition } from "@url1738/ftp/definition";
import { gopherDefinition } from "@url1738/gopher/definition";
import { httpDefinition as httpOfRfc1738 } from "@url1738/http/definition";
import { httpDefinition, httpsDefinition } from "@url1738/https/definition";
import { mailtoDefinition } from "@url1738/mail/definition";
import { mailtoDefinition as mailtoOfRfc1738 } from "@url1738/mailto/definition";
import { newsDefinition } from "@url1738/news/definition";
import { nntpDefinition } from "@url1738/nntp/definition";
import { prosperoDefinition } from "@url1738/prospero/definition";
import { telnetDefinition } from "@url1738/telnet/definition";
import { waisDefinition } from "@url1738/wais/definition";

/** Those after mailto, in the order of RFC 1738 §3. */
const others = [newsDefinition, nntpDefinition, telnetDefinition, waisDefinition, fileDefinition, prosperoDefinition];

/**
 * The definitions of the schemes of `registry`, in the same order, for the functions that need their grammars: `bnf`, `generate`, `spans`.
 *
 * @public
 */
export const definitions: readonly AnyDefinition<never>[] = [
  ftpDefinition,
  httpDefinition,
  gopherDefinition,
  mailtoDefinition,
  ...others,
  httpsDefinition,
];

/**
 * The definitions of the schemes of `rfc1738`, in the same order.
 *
 * @public
 */
export const rfc1738Definitions: readonly AnyDefinition<never>[] = [
  ftpDefinition,
  httpOfRfc1738,
  gopherDefinition,
  mailtoOfRfc1738,
  ...others,
];
