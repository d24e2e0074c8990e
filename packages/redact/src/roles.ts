import { ESCAPED, WHITE_SPACE } from "./marks.ts";

/** What a mark does to a login. */
export type Role = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Nothing: it may be part of a user or of a password. */
export const NOTHING: Role = 0;
/** The first one separates user and password. */
export const PASSWORD_BEGINS: Role = 1;
/** The last `@` ends the login. */
export const LOGIN_ENDS: Role = 2;
/** A `/`: no user has one. */
export const PATH_BEGINS: Role = 3;
/** A `?` or `#`: nor one of these. */
export const QUERY_BEGINS: Role = 4;
/** A backslash: nor one of these. */
export const BACKSLASHED: Role = 5;
/** An `&`, which a URL inside a URL has only escaped: no token goes on behind it. */
export const NEXT_PARAMETER: Role = 6;
/** "White space, <, >, " or the end": the URL is over. */
export const URL_ENDS: Role = 7;

/**
 * What the marks do, by their codes. In an escaped URL, an escape does what its character would do in a plain one, and so does a raw
 * character, but for `:` and `@`: these are not its own.
 *
 * @param isEscaped - Whether the URL is escaped, as it is inside a URL.
 */
export function rolesOf(isEscaped: boolean): Uint8Array {
  const roles = new Uint8Array(2 * ESCAPED);
  const give = (role: Role, characters: string, isRaw = true) => {
    for (const character of characters) {
      const code = character.charCodeAt(0);
      if (isRaw) roles[code] = role;
      if (isEscaped) roles[code + ESCAPED] = role;
    }
  };
  give(PASSWORD_BEGINS, ":", !isEscaped);
  give(LOGIN_ENDS, "@", !isEscaped);
  give(PATH_BEGINS, "/");
  give(QUERY_BEGINS, "?#");
  give(BACKSLASHED, "\\");
  if (isEscaped) roles["&".charCodeAt(0)] = NEXT_PARAMETER;
  give(URL_ENDS, `<>"${WHITE_SPACE}`);
  return roles;
}
