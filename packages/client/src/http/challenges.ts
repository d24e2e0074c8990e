/** A way to log in that a server offers (RFC 9110 §11.6.1). */
export interface Challenge {
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
 * Reads the challenges of a `WWW-Authenticate` or `Proxy-Authenticate` field; of a malformed one, those before the first error.
 *
 * @param field - The values of all fields of that name, with commas between them.
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
