import type { Beginning } from "./beginning.ts";
import type { Mark } from "./marks.ts";
import { createPasswordFinder } from "./password.ts";
import { NOWHERE } from "./pending.ts";
import { type Role, rolesOf, URL_ENDS } from "./roles.ts";
import type { Found } from "./stretches.ts";
import { createTokenFinder } from "./token.ts";

/** Finds what is secret in logins that are spelt in one way: passwords and tokens. */
export interface LoginFinder {
  /** One may begin at an offset. */
  readonly begin: (beginning: Beginning, index: number) => void;
  readonly mark: (mark: Mark, index: number, end: number) => void;
  /** Characters that are not marks. */
  readonly run: (text: string, from: number, to: number) => void;
  readonly end: (index: number) => void;
  /** Whether nothing has begun. */
  readonly isIdle: () => boolean;
  /** Where the earliest secret begins of which it is not known whether it is one. */
  readonly earliest: (here: number) => number;
}

/** @param isEscaped - Whether it is spelt with escapes, as inside a URL. */
export function createLoginFinder(found: Found, isEscaped: boolean): LoginFinder {
  const roles = rolesOf(isEscaped);
  const password = createPasswordFinder(found);
  const token = createTokenFinder(found);
  // In most of a text there is neither, and no time is spent on them.
  let mayHavePassword = false;
  let mayHaveToken = false;

  function take(role: Role, index: number, end: number): void {
    if (mayHavePassword) mayHavePassword = password.mark(role, index, end);
    if (mayHaveToken) mayHaveToken = token.mark(role, index, end);
  }

  return {
    begin: ({ isHttp, isJson }, index) => {
      password.begin(isJson);
      mayHavePassword = true;
      if (mayHaveToken) token.end();
      mayHaveToken = isHttp;
      if (isHttp) token.begin(index);
    },
    mark: (mark, index, end) => {
      if (mayHavePassword || mayHaveToken) take(roles[mark] as Role, index, end);
    },
    run: (text, from, to) => {
      if (mayHavePassword) password.run(text, from, to);
    },
    end: (index) => take(URL_ENDS, index, index),
    isIdle: () => !mayHavePassword && !mayHaveToken,
    earliest: (here) =>
      Math.min(mayHavePassword ? password.earliest(here) : NOWHERE, mayHaveToken ? token.earliest(here) : NOWHERE),
  };
}
