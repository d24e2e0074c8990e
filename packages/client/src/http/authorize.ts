import type { IncomingMessage } from "node:http";
import type { Io } from "../client/driver.ts";
import { said, words } from "../errors/client-error.ts";
import type { Login } from "../errors/secrets.ts";
import type { HttpPlan } from "./ask.ts";

/** Returns the names of the schemes that a response offers for a login. */
export function offeredBy({ statusCode, headers }: IncomingMessage): readonly string[] {
  const field = statusCode === 407 ? headers["proxy-authenticate"] : headers["www-authenticate"];
  const schemes = challengesIn(String(field ?? "")).map(({ scheme }) => scheme);
  return [...new Set(schemes)];
}

/** Tells whether a scheme is Basic (RFC 7617). */
export const isBasic = (scheme: string): boolean => scheme.toLowerCase() === "basic";

/** The characters that Basic cannot express (RFC 7617 §2): in a user, a colon would begin the password. */
const IMPOSSIBLE = { user: /[:\p{Cc}]/u, password: /\p{Cc}/u } as const;

/**
 * Finds the login for a 401 response: the caller's, or the one that the user gives. A password is sent only over TLS.
 *
 * @returns The login; `undefined` if Basic is not offered over TLS, or if nobody gives a login.
 * @throws Url1738Error - With the code `refused` if Basic cannot express the login.
 */
export async function loginFor(response: IncomingMessage, plan: HttpPlan, io: Io): Promise<Login | undefined> {
  const { protocol, host } = plan;
  const basic = challengesIn(response.headers["www-authenticate"] ?? "").find(({ scheme }) => isBasic(scheme));
  if (protocol !== "https" || basic === undefined) return undefined;
  const realm = basic.realm === undefined ? undefined : words(io.masked(basic.realm));
  const login = io.options.login ?? (await io.askPassword({ protocol, host, user: undefined, realm }));
  for (const part of ["user", "password"] as const)
    if (login !== undefined && IMPOSSIBLE[part].test(login[part])) throw io.fail("refused", said(`not-a-${part}`));
  return login;
}

/** A way to log in that a server offers (RFC 9110 §11.6.1). */
interface Challenge {
  /** The name of the authentication scheme, in any case. */
  readonly scheme: string;
  /** The part of the server that the login is for, if it says so. */
  readonly realm: string | undefined;
}

const TCHAR = "[!#$%&'*+.^_`|~\\w-]";
const TOKEN = `${TCHAR}+`;

/** `auth-param`: a token, and a token or a quoted string. */
const PARAM = new RegExp(
  `[ \\t,]*(?<name>${TOKEN})[ \\t]*=[ \\t]*(?:(?<token>${TOKEN})|"(?<quoted>(?:[^"\\\\]|\\\\.)*)")`,
  "y",
);

/** `auth-scheme`, with the `token68` that may follow it. */
const SCHEME = new RegExp(
  `[ \\t,]*(?<scheme>${TOKEN})(?!${TCHAR}|[ \\t]*=)(?:[ \\t]+[\\w.~+/-]+=*(?=[ \\t]*(?:,|$)))?`,
  "y",
);

/**
 * Reads the challenges in all `WWW-Authenticate` or `Proxy-Authenticate` fields, joined by commas, up to the first error.
 */
export function challengesIn(field: string): readonly Challenge[] {
  const challenges: Challenge[] = [];
  let index = 0;
  const next = (expression: RegExp) => {
    expression.lastIndex = index;
    const { groups } = expression.exec(field) ?? {};
    if (groups !== undefined) index = expression.lastIndex;
    return groups;
  };
  for (let begun = next(SCHEME); begun?.scheme !== undefined; begun = next(SCHEME)) {
    let realm: string | undefined;
    for (let param = next(PARAM); param !== undefined; param = next(PARAM))
      if (param.name?.toLowerCase() === "realm") realm = param.token ?? param.quoted?.replace(/\\(.)/g, "$1");
    challenges.push({ scheme: begun.scheme, realm });
  }
  return challenges;
}
