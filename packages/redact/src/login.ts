import { SCHEME_END } from "./units.ts";

/** Reads logins without escapes of delimiters, by the same table of events as everything that masks them: a test compares the characters. */

/** The characters that end a URL. */
const URL_ENDS = '\\t-\\r "<>';

/** A port: 65535 at most, after a host. */
const PORT = "(?:\\d{1,4}|[0-5]\\d{4}|6(?:[0-4]\\d{3}|5(?:[0-4]\\d\\d|5(?:[0-2]\\d|3[0-5]))))";

/** Matches slashes, a possible user, and the colon before a password, which a port is not. */
const userBefore = (ends: string, port: string, portEnds = "/?#") =>
  new RegExp(`[/\\\\]+[^:${ends}#\\\\${URL_ENDS}]*(:(?!(?<![/\\\\]:)${port}[${portEnds}]))?`, "y");

const USER = /* @__PURE__ */ (() => userBefore("/", PORT))();
const FTP_USER = /* @__PURE__ */ (() => userBefore("/", PORT, "/"))();
const HTTP_USER = /* @__PURE__ */ (() => userBefore("/?", `(?:${PORT})?`))();
const TO_AT = /* @__PURE__ */ (() => new RegExp(`[^@${URL_ENDS}]*`, "y"))();

/**
 * The beginning of a possible login: it is one if an `@` follows.
 *
 * @public
 */
export interface LoginBeginning {
  /** The offset after the user, and after the colon if a password may follow. */
  readonly end: number;
  /** True if a password may follow. */
  readonly isPassword: boolean;
  /** True if the user is a secret as well. */
  readonly isHttp: boolean;
}

/**
 * Reads the beginning of a possible login after a scheme, as `redact` does in a text whose delimiters are not escaped.
 *
 * @param text - Any text.
 * @param start - The offset of the scheme's name.
 * @param colon - The offset of its colon.
 * @returns The beginning; `undefined` if no slashes follow the colon, or nothing in it would be masked.
 * @public
 */
export function loginAfter(text: string, start: number, colon: number): LoginBeginning | undefined {
  SCHEME_END.lastIndex = colon - start;
  const scheme = SCHEME_END.exec(text.slice(start, colon));
  const isHttp = scheme?.[1] !== undefined;
  const user = isHttp ? HTTP_USER : scheme?.[2] === undefined ? USER : FTP_USER;
  user.lastIndex = colon + 1;
  const found = user.exec(text);
  const isPassword = found?.[1] !== undefined;
  return found !== null && (isPassword || isHttp) ? { end: user.lastIndex, isPassword, isHttp } : undefined;
}

/**
 * Finds the next `@` of a login.
 *
 * @param text - Any text.
 * @param index - An offset in the login.
 * @returns The offset of the `@`, or of what ends the login before it.
 * @public
 */
export function atAfter(text: string, index: number): number {
  TO_AT.lastIndex = index;
  TO_AT.test(text);
  return TO_AT.lastIndex;
}
