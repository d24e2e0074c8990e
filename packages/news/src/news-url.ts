import type { Advice, OwnFinding, Place, RuleError } from "@url1738/core/define";
import {
  accessError,
  checkHost,
  contextLine,
  decode,
  missingContext,
  neededEscape,
  readHostport,
} from "@url1738/core/runtime";

/**
 * A news URL that names newsgroups (RFC 1738 §3.6).
 *
 * @public
 */
export interface NewsGroupUrl {
  /** Always `"news"`. */
  scheme: "news";
  /** The name of the newsgroup, as written; `"*"` for all available ones. */
  group: string;
  /** Always absent: no article is named. */
  messageId?: undefined;
}

/**
 * A news URL that names one article, wherever it can be found (RFC 1738 §3.6).
 *
 * @public
 */
export interface NewsArticleUrl {
  /** Always `"news"`. */
  scheme: "news";
  /** The message-id without its `<` and `>`: decoded before the `@`, as written after it. */
  messageId: string;
  /** Always absent: no newsgroup is named. */
  group?: undefined;
}

/**
 * A news URL (RFC 1738 §3.6): newsgroups (`group`) or one article (`messageId`). The other one is `undefined`.
 *
 * @public
 */
export type NewsUrl = NewsGroupUrl | NewsArticleUrl;

/**
 * Makes the function that spells an article. Only an escaped `@` can precede the separating one, so the last `@` separates in the
 * value as well. For schemes derived from this one.
 *
 * @param spellUnique - Spells the text before the `@`.
 * @returns The function: it takes a message-id, and returns its text in a URL, or `undefined` if it has none.
 * @public
 */
export function articleSpeller(
  spellUnique: (value: unknown) => string | undefined,
): (value: unknown) => string | undefined {
  return (value) => {
    if (typeof value !== "string") return undefined;
    const at = Math.max(0, value.lastIndexOf("@"));
    const encoded = spellUnique(value.slice(0, at));
    return encoded === undefined ? undefined : encoded + value.slice(at);
  };
}

/**
 * Checks that the text after the `@` is a host. For schemes derived from this one.
 *
 * @param text - The text of an article, as written.
 * @returns The errors of the host.
 * @public
 */
export function checkMessageId(text: string): readonly RuleError[] {
  const start = text.lastIndexOf("@") + 1;
  const errors = checkHost(text.slice(start));
  return errors.map((error) => ({ ...error, index: error.index + start, end: error.end + start }));
}

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
export function newsAccess(url: NewsUrl, context: NewsContext | undefined, port = 119): NewsAccess {
  const commands = [command(url)];
  return { protocol: "nntp", ...server(context, port), commands };
}

/** `parse("news:<a@host.dom>")` */
const brackets: Advice = {
  reason: "news/brackets",
  sentence: "Leave out the angle brackets.",
};

/** `parse("news://host.dom/")` */
const noServer: Advice = {
  reason: "news/no-server",
  sentence: "A news URL names no server, but an nntp URL does.",
};

/**
 * Advises on text that belongs to the header of an article, or to an nntp URL. For schemes derived from this one.
 *
 * @param place - The place where the text leaves the grammar.
 * @returns The advice, if there is any.
 * @public
 */
export function newsHint({ text, index, found }: Place): Advice | undefined {
  if (/[<>]/.test(found)) return { ...brackets, fix: { index, end: index + 1, replacement: "", sure: false } };
  return text.startsWith("//", text.indexOf(":") + 1) ? noServer : undefined;
}

/** An escape and, before it in the text of an article, anything. */
const ESCAPE = /%[\dA-F]{2}/gi;

/**
 * Finds a message-id with an escape that none needs. Many message-ids contain a `%`, which is written `%25`; one that is not looks like an
 * escape if two hexadecimal digits follow, and then the URL names another article. For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @param text - The URL as it is written.
 * @returns The finding, if there is one.
 * @public
 */
export function newsFindings(url: NewsUrl, text: string): readonly OwnFinding[] {
  const needless = text.match(ESCAPE)?.find((escaped) => !isNeeded(decode(escaped)));
  if (url.messageId === undefined || needless === undefined) return [];
  return [
    {
      code: "raw-percent",
      reason: "news/raw-percent",
      component: "messageId",
      severity: "warning",
      section: "3.6",
      params: { escape: needless },
      sentence:
        "The {component} contains {escape}, an escape that no message-id needs. If the % belongs to it, write %25 instead of the %: this names another article.",
    },
  ];
}

/** Tells whether a message-id may need the escape of a character: RFC 822 allows ASCII alone. Controls have a finding of their own. */
const isNeeded = (character: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
  /[\0-\x1f#@\x7f]/.test(character) || (character < "\x7f" && neededEscape(character) !== undefined);
