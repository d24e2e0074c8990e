import type { Advice, Place } from "@url1738/core/define";

/**
 * An NNTP URL (RFC 1738 §3.7): a newsgroup on a server, or one article of it.
 *
 * @public
 */
export interface NntpUrl {
  /** Always `"nntp"`. */
  scheme: "nntp";
  /** The host: a name in lower case, or four decimal numbers. */
  host: string;
  /** The port, 0-65535; 119 when the URL names none. */
  port: number;
  /** The name of the newsgroup, as written. */
  group: string;
  /** The number of the article in the group on this server, 0 to 2^53-1; absent when the URL names the group. */
  articleNumber?: number | undefined;
}

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
export function nntpAccess({ host, port, group, articleNumber }: NntpUrl): NntpAccess {
  const commands: NntpCommand[] = [{ verb: "GROUP", argument: group }];
  if (articleNumber !== undefined) commands.push({ verb: "ARTICLE", argument: String(articleNumber) });
  return { protocol: "nntp", host, port, commands };
}

/** `parse("nntp://host.dom/a.b/c@d")` */
const noMessageId: Advice = {
  reason: "nntp/no-message-id",
  sentence: "An nntp URL has no message-id, but a news URL does.",
};

/**
 * Advises on a message-id in place of a group. For schemes derived from this one.
 *
 * @param place - The place where the text leaves the grammar.
 * @returns The advice, if there is any.
 * @public
 */
export function nntpHint({ text, index }: Place): Advice | undefined {
  const at = text.slice(index, index + 250).search(/[/@]/);
  return text[index + at] === "@" && text.lastIndexOf("/", index) > text.indexOf("//") + 1 ? noMessageId : undefined;
}
