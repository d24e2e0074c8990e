import type { NntpUrl } from "./nntp-url.ts";

/**
 * The steps to access an NNTP URL (RFC 1738 §3.7): connect, and send the commands one after the other.
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
  /** The commands to send, in order. */
  commands: NntpCommand[];
}

/**
 * A command of the NNTP dialogue. The client sends the verb, a space, the argument, then CR and LF.
 *
 * @public
 */
export interface NntpCommand {
  /** The verb. */
  verb: "GROUP" | "ARTICLE";
  /** The argument: the name of the group, or the number of the article in decimal. */
  argument: string;
}

/**
 * Returns the steps to access a checked NNTP URL; the scheme's own `access` checks it first. For schemes derived from this one.
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
