import type { Advice, Place } from "@url1738/core/define";
import { accessError, checkLine, contextFunction, contextLine } from "@url1738/core/runtime";

/**
 * An FTP URL (RFC 1738 §3.2): a file or a directory on a host, reached over FTP (RFC 959).
 *
 * @public
 */
export interface FtpUrl {
  /** Always `"ftp"`. */
  scheme: "ftp";
  /** The user name, decoded; without one, absent (an empty one is `""`). */
  user?: string | undefined;
  /** The password, decoded; never without a user name. */
  password?: string | undefined;
  /** The host: a name in lower case, or four decimal numbers. */
  host: string;
  /** The port, 0-65535; 21 when the URL names none. */
  port: number;
  /** The arguments of the `CWD` commands, decoded, in order; an empty one is `""`. */
  cwd: string[];
  /** The name of the file or directory, decoded; absent when the URL has no url-path at all. */
  name?: string | undefined;
  /** The type code, in lower case: `a` for text, `i` for binary, `d` for a directory listing. */
  type?: "a" | "i" | "d" | undefined;
}

/**
 * The steps to access an FTP URL (RFC 1738 §3.2): connect, log in, send the commands one after the other.
 *
 * @public
 */
export interface FtpAccess {
  /** Always `"ftp"` (RFC 959). */
  protocol: "ftp";
  /** The host to connect to. */
  host: string;
  /** The port to connect to. */
  port: number;
  /** The argument of `USER`, decoded; `"anonymous"` when the URL names no user (§3.2.1). */
  user: string;
  /** The argument of `PASS`, decoded, to send if the server asks for it; if absent, the client asks the user (§3.2.1). */
  password?: string | undefined;
  /** The commands to send after the login, in order (§3.2.2). */
  commands: FtpCommand[];
}

/**
 * A command of the FTP dialogue. The client sends the verb, a space and the `octets` of the argument if there is one, then CR and
 * LF.
 *
 * @public
 */
export interface FtpCommand {
  /** The verb. */
  verb: "CWD" | "NLST" | "TYPE" | "RETR";
  /** The argument, decoded, without CR, LF and NUL; for an empty one, `""`, the space is sent as well. */
  argument?: string | undefined;
}

/**
 * The information that `access` needs and an FTP URL does not contain.
 *
 * @public
 */
export interface FtpContext {
  /** The e-mail address of the user: the password for anonymous FTP; `"anonymous@"` by default. */
  readonly email?: string | undefined;
  /**
   * Guesses how to transfer a file without a type code (§3.2.3); by default, as binary.
   *
   * @param name - The name of the file, decoded.
   * @returns `"a"` for text, `"i"` for binary.
   */
  readonly guessType?: ((name: string) => "a" | "i") | undefined;
}

/** The names by which people know components. */
export const labels = { cwd: "directory" } as const;

const SCHEME = { name: "ftp", labels } as const;

/** Refuses a string that cannot be part of a line. */
const line = (component: string, text: string) => checkLine(SCHEME, component, text);

/** "the conventions for "anonymous" FTP are to be used" (§3.2.1). */
function login({ user, password }: FtpUrl, email: string): Pick<FtpAccess, "user" | "password"> {
  if (user === undefined) return { user: "anonymous", password: email };
  line("user", user);
  return password === undefined ? { user } : { user, password: line("password", password) };
}

const noGuess = { reason: "ftp/no-guess", sentence: 'The {component} returned neither "a" nor "i".' };

type Guess = (name: string) => unknown;

/** "the client program interpreting the URL must guess the appropriate mode to use" (§3.2.3). */
function typeOf({ type }: FtpUrl, name: string, guess: Guess): "A" | "I" {
  const code = type ?? guess(name);
  if (code === "a") return "A";
  if (code === "i") return "I";
  if (typeof code === "string") line("context.guessType", code);
  throw accessError("invalid-value", "ftp", "context.guessType", noGuess);
}

/** "The url-path is interpreted as a series of FTP commands" (§3.2.2). */
function commands(url: FtpUrl, guess: Guess): FtpCommand[] {
  const cwd = url.cwd.map((argument): FtpCommand => ({ verb: "CWD", argument: line("cwd", argument) }));
  const name = line("name", url.name ?? "");
  // List a directory if the type says so, or if no name is left.
  if (name === "") return [...cwd, { verb: "NLST" }];
  if (url.type === "d") return [...cwd, { verb: "NLST", argument: name }];
  return [...cwd, { verb: "TYPE", argument: typeOf(url, name, guess) }, { verb: "RETR", argument: name }];
}

/**
 * Returns the steps to access a checked FTP URL; the scheme's own `access` checks it first. For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @param context - The information that the URL does not contain.
 * @returns The steps, as plain data.
 * @throws Url1738Error - See `Scheme.access`.
 * @public
 */
export function ftpAccess(url: FtpUrl, context: FtpContext | undefined): FtpAccess {
  const { host, port } = url;
  const email = contextLine("ftp", context, "email") ?? "anonymous@";
  const guess = contextFunction("ftp", context, "guessType") ?? (() => "i");
  return { protocol: "ftp", host, port, ...login(url, email), commands: commands(url, guess) };
}

/** `ten.parse("ftp://host.dom/a;TYPE=A")` */
const lowerCase: Advice = {
  reason: "ftp/type-in-lower-case",
  sentence: "Write ;type= in lower case.",
};

/** `parse("ftp://host.dom/a;b")` */
const semicolon: Advice = {
  reason: "ftp/semicolon",
  sentence: "A ; begins the type code, ;type=a. In the name it is written %3B.",
};

/** `parse("ftp://host.dom/a;type=x")` */
const typeCodes: Advice = {
  reason: "ftp/type-codes",
  sentence: "The type code is a, i or d.",
};

/**
 * Advises on a `;` that does not begin a type code, and on an invalid type code after `;type=`. For schemes derived from this one.
 *
 * @param place - The place where the text leaves the grammar.
 * @returns The advice, if there is any.
 * @public
 */
export function ftpHint({ text, index }: Place): Advice | undefined {
  if (text.endsWith(";type=", index)) return typeCodes;
  const [begun] = /;t?y?p?e?$/.exec(text.slice(Math.max(0, index - 5), index)) ?? [];
  if (begun === undefined) return undefined;
  const start = index - begun.length;
  const written = text.slice(start, start + 6);
  return written.toLowerCase() === ";type="
    ? { ...lowerCase, fix: { index: start, end: start + 6, replacement: ";type=", sure: false } }
    : { ...semicolon, fix: { index: start, end: start + 1, replacement: "%3B", sure: false } };
}

/** Returns the URL meant by a host whose name begins with `ftp.`. */
export function meant(text: string): string | undefined {
  return /^ftp\.[^@]*$/i.test(text) ? `ftp://${text}` : undefined;
}
