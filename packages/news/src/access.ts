import { accessError, contextLine, missingContext, readHostport } from "@url1738/core/runtime";
import type { NewsUrl } from "./news-url.ts";

/**
 * The steps to access a news URL (RFC 1738 §3.6): connect to the reader's news server, and send the command.
 *
 * @public
 */
export interface NewsAccess {
  /** Always `"nntp"` (RFC 977). */
  protocol: "nntp";
  /** The host of the news server. */
  host: string;
  /** The port of the news server. */
  port: number;
  /** The commands to send: one. */
  commands: NewsCommand[];
}

/**
 * A command of the NNTP dialogue. The client sends the verb, a space and the `octets` of the argument if there is one, then CR
 * and LF.
 *
 * @public
 */
export interface NewsCommand {
  /** The verb. */
  verb: "LIST" | "GROUP" | "ARTICLE";
  /** The argument, decoded: the name of the group, or the message-id with its `<` and `>`. */
  argument?: string | undefined;
}

/**
 * The information that `access` needs and a news URL does not contain.
 *
 * @public
 */
export interface NewsContext {
  /** The news server, as `host` or `host:port` (RFC 1738 §5, `hostport`); without a port, 119. */
  readonly newsServer: string;
}

const SCHEME = "news";

/** "by themselves, they do not contain sufficient information to locate a single resource" (§3.6). */
function server(context: NewsContext | undefined, port: number): Pick<NewsAccess, "host" | "port"> {
  const newsServer = contextLine(SCHEME, context, "newsServer");
  if (newsServer === undefined)
    throw missingContext(
      SCHEME,
      "newsServer",
      {
        reason: "news/say-the-server",
        sentence: "Name a news server in context.newsServer: host or host:port.",
      },
      "3.6",
    );
  const hostport = readHostport(newsServer, port);
  if (hostport === undefined)
    throw accessError("invalid-value", SCHEME, "context.newsServer", {
      reason: "news/not-a-server",
      sentence: "The {component} must be a host or host:port.",
    });
  return hostport;
}

/** Returns the argument of `ARTICLE`: a server takes the text between the first `<` and the first `>`. */
function article(messageId: string): string {
  if (!/[\0- <>\x7f]/.test(messageId)) return `<${messageId}>`;
  const sentence = "No message-id has a space, a control character, < or >.";
  const said = { reason: "news/unsafe-message-id", sentence };
  throw accessError("unsafe-argument", SCHEME, "messageId", said, { section: "3.6" });
}

function command({ group, messageId }: NewsUrl): NewsCommand {
  if (messageId !== undefined) return { verb: "ARTICLE", argument: article(messageId) };
  return group === "*" ? { verb: "LIST" } : { verb: "GROUP", argument: group };
}

/**
 * Returns the steps to access a checked news URL; the scheme's own `access` checks it first. For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @param context - The information that the URL does not contain.
 * @param port - The port of a server that is named without one; a derived scheme may have its own.
 * @returns The steps, as plain data.
 * @throws Url1738Error - See `Scheme.access`.
 * @public
 */
export function access(url: NewsUrl, context: NewsContext | undefined, port = 119): NewsAccess {
  const commands = [command(url)];
  return { protocol: "nntp", ...server(context, port), commands };
}
