import type { NntpUrl } from "./nntp-url.ts";

/**
 * How an NNTP URL is accessed (RFC 1738 §3.7): connect, and send the commands one after the other.
 *
 * @public
 */
export interface NntpAccess {
  /** Always `"nntp"` (RFC 977). */
  protocol: "nntp";
  /** The host to connect to. */
  host: string;
  /** The port to connect to. */
  port: number;
  /** What to send, in order. */
  commands: NntpCommand[];
}

/**
 * A command of the NNTP dialogue. What is sent is the verb, a space, the argument, then CR and LF.
 *
 * @public
 */
export interface NntpCommand {
  /** The verb. */
  verb: "GROUP" | "ARTICLE";
  /** Its argument: the name of the group, or the number of the article in decimal. */
  argument: string;
}

/**
 * Says how a checked NNTP URL is accessed; the scheme's own `access` checks it first. For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @returns The steps, as plain data.
 * @public
 */
// By the grammar, a group and a number cannot contain anything that must not be sent.
export function access({ host, port, group, articleNumber }: NntpUrl): NntpAccess {
  const commands: NntpCommand[] = [{ verb: "GROUP", argument: group }];
  if (articleNumber !== undefined) commands.push({ verb: "ARTICLE", argument: String(articleNumber) });
  return { protocol: "nntp", host, port, commands };
}
