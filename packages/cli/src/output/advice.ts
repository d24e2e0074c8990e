import type { Params, UrlError } from "@url1738/core";
import { fs } from "../input/fs.ts";
import { filled } from "../language/language.ts";

/** The schemes that RFC 1738 §4 only names, and their purposes. */
const reserved: ReadonlyMap<string, string> = new Map([
  ["afs", "Andrew File System global file names"],
  ["mid", "message identifiers for electronic mail"],
  ["cid", "content identifiers for MIME body parts"],
  ["nfs", "Network File System file names"],
  ["tn3270", "interactive 3270 emulation sessions"],
  ["mailserver", "access to data available from mail servers"],
  ["z39.50", "access to ANSI Z39.50 services"],
]);

/** Well-known schemes that came after RFC 1738. */
const later: ReadonlySet<string> = new Set([
  ..."about acct blob coap dav dict dns ftps gemini geo git imap ipp irc ircs javascript jar ldap ldaps magnet".split(
    " ",
  ),
  ..."mms mqtt ni nntps pop pop3 rsync rtmp rtsp sip sips sms smb snews snmp stun svn tag turn".split(" "),
  ..."vnc view-source webcal xmpp z39.50r z39.50s".split(" "),
]);

const GENERIC = "--generic takes its URLs as they are";

/** A hint, the reason that identifies it in other languages, and the params of its sentence besides the scheme. */
type Hint = readonly [reason: string, hint: string, params?: Params];

function adviceFor(scheme: string): Hint {
  const purpose = reserved.get(scheme);
  if (purpose !== undefined)
    return ["reserved", `RFC 1738 only reserves the name ${scheme}, for ${purpose}; ${GENERIC}.`];
  if (scheme === "https")
    return ["https", `The scheme https is not part of RFC 1738, and --rfc leaves it out; ${GENERIC}.`];
  if (later.has(scheme)) return ["later", `The scheme ${scheme} is not part of RFC 1738; ${GENERIC}.`];
  return ["if-there-is", `If there is such a scheme, ${GENERIC}, and --plugin adds a package that knows it.`];
}

/** Replaces the hint of an error, and drops the fix that belongs to the old hint. */
const withHint = ({ fix: _, ...error }: UrlError, [reason, hint, params]: Hint): UrlError => ({
  ...error,
  advice: { reason: `cli/${reason}`, params: { scheme: error.scheme ?? "", ...params } },
  hint,
});

/** Returns the hint that a well-known scheme is another one over TLS. */
function overTls({ advice, scheme = "" }: UrlError): Hint | undefined {
  const name = advice?.params.name;
  if (advice?.reason !== "over-tls" || !later.has(scheme)) return undefined;
  const hint = `This is ${name} over TLS, which no package of url1738 knows; plain ${name} is accessed without TLS. For ${scheme}, ${GENERIC}.`;
  return ["over-tls", hint, { name: `${name}` }];
}

/** Returns the hint that a package has the scheme. */
function ofPackage({ advice }: UrlError): Hint | undefined {
  const name = `${advice?.params.package}`;
  if (advice?.reason !== "of-package") return undefined;
  return ["plugin", `The package ${name} has this scheme: install it, and give --plugin ${name}.`, { package: name }];
}

/** Tells whether a text names a local file to read. It rejects two slashes, after which Windows would connect to a host. */
function isFile(text: string): boolean {
  if (/^[\\/]{2}/.test(text)) return false;
  try {
    return !fs.statSync(text).isDirectory();
  } catch {
    return false;
  }
}

const PRIVATE: Hint = [
  "allow-private",
  "Without --allow-private, url1738 connects only to addresses that everybody can reach, at the usual ports.",
];

/** The hints that name an option, by the reasons of the client's errors and hints, which name options of the library. */
const OPTIONS: ReadonlyMap<string, Hint> = new Map(
  Object.entries<Hint>({
    "client/not-allowed": PRIVATE,
    "client/host-not-allowed": PRIVATE,
    "client/give-a-driver": [
      "gateway",
      "Reach it through a gateway: give its URL, which contains {url}, with --gateway.",
    ],
    "client/follow-option": ["follow", "Redirects are followed with --follow."],
    "client/tls-wanted": ["tls", "The server wants a protected connection: give --tls."],
    "client/login-wanted": ["login", "The server wants a login, which url1738 gives only to FTP servers."],
    "client/allow-hyphen": ["hyphen", "Servers can take it for an option, so url1738 does not send it."],
    "client/is-directory": ["ls", "It is a directory: write / after its name, and list it with url1738 ls."],
    "client/ask-the-user": [
      "password",
      "Run it on a terminal, which asks for the password, or write :password after the user in the URL.",
    ],
  }),
);

/** The sentences in place of those that speak of functions and their options, by the same reasons. */
const MESSAGES: ReadonlyMap<string, string> = new Map([
  ["not-canonical", 'The value of "{component}" is not in canonical form, as parse --json prints it.'],
  ["context-missing", "A news URL cannot be reached without a news server."],
  ["news/not-a-server", "The value of --news-server must be a host or host:port."],
  [
    "file/another-machine",
    "The host names a machine other than this one, and url1738 reads only the files of this one.",
  ],
]);

/** What the hints for `rfc1738` end with, as its users import it, and as options say it. */
const ALLOWED = [/RFC 3986 allows this: .*$/, "RFC 3986 allows this: leave out --rfc."] as const;

/** The beginning of an operand that is meant as the path of a file, or an ending that most hosts do not have. */
const LIKE_A_PATH = /^(?:\.{1,2}|~)\/|^[^:/]+\.(?:csv|html?|json|jsonl|log|md|text|txt|xml|ya?ml)$/;

/** Makes an error speak of the command line's own options. */
function inOwnWords(error: UrlError): UrlError {
  const sentence = MESSAGES.get(error.reason);
  if (sentence !== undefined) {
    const params = { ...error.params, component: error.component ?? "" };
    return { ...error, params, message: filled(sentence, params) };
  }
  const { advice, hint } = error;
  return advice?.reason.startsWith("http/") && hint !== undefined
    ? { ...error, hint: hint.replace(...ALLOWED) }
    : error;
}

/**
 * Makes an error that of the command line: in its own words, and with the hint that only it knows, if there is one; `operand` is the input, if
 * it is an operand.
 */
export function withAdvice(error: UrlError, operand?: string): UrlError {
  return inOwnWords(hinted(error, operand));
}

/** Gives an error the hint that only the command line knows, if there is one. */
function hinted(error: UrlError, operand: string | undefined): UrlError {
  if (operand !== undefined && isFile(operand))
    return withHint(error, ["file", "A file of this name exists: to read its lines, write < before the name."]);
  if (operand !== undefined && error.code === "no-scheme" && LIKE_A_PATH.test(operand))
    return withHint(error, [
      "no-file",
      "Operands are URLs, and there is no file of this name. To read the lines of a file, write < before its name.",
    ]);
  const option =
    OPTIONS.get(error.reason) ?? OPTIONS.get(error.advice?.reason ?? "") ?? overTls(error) ?? ofPackage(error);
  if (option !== undefined) return withHint(error, option);
  if (error.code === "no-access" && error.component === "context.newsServer")
    return withHint(error, ["news-server", "Name the news server with --news-server: host or host:port."]);
  // https is unknown only because the options exclude it: the hint to write http would be wrong.
  const isKnown = error.hint !== undefined && error.scheme !== "https";
  if (error.code !== "unknown-scheme" || isKnown || error.scheme === undefined) return error;
  return withHint(error, adviceFor(error.scheme));
}
