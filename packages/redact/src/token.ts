import { createPending, LONGEST_SECRET, NOWHERE } from "./pending.ts";
import { LOGIN_ENDS, NOTHING, PASSWORD_BEGINS, type Role } from "./roles.ts";
import type { Found } from "./stretches.ts";

/**
 * "In http and https all of a user without a password (a token), if no `/`, `\`, `?` or `#` stands before the `@`."
 *
 * An `@` may be part of a user, and the user may have a password after all: `https://anna@h.dom:pw@host`. That is known where the
 * login ends, or 65,536 characters after its beginning.
 */
export interface TokenFinder {
  /** What comes may be a user. */
  readonly begin: (index: number) => void;
  /** Takes a mark; tells whether there may be a token still. */
  readonly mark: (role: Role, index: number, end: number) => boolean;
  /** Nothing more belongs to what may be a token. */
  readonly end: () => void;
  /** Where what may be a token begins. */
  readonly earliest: (here: number) => number;
}

export function createTokenFinder(found: Found): TokenFinder {
  let beginning = NOWHERE;
  /** The last `@` behind it, and the offset after it; a `:` behind that. */
  let at = NOWHERE;
  let countedFrom = NOWHERE;
  let hasColon = false;
  /** From the last `@` of a token that is known to be one, since there may be a further one. */
  const rest = createPending();

  function end(): void {
    if (at < NOWHERE) found(beginning, at);
    beginning = at = NOWHERE;
    rest.clear();
  }

  /** Decides what can be decided here. */
  function decide(here: number): void {
    const isTooLong = here - beginning > LONGEST_SECRET || (at < NOWHERE && here - countedFrom > LONGEST_SECRET);
    if (!isTooLong) return;
    const last = at;
    end();
    if (last < NOWHERE && !hasColon) rest.begin(last, countedFrom);
  }

  function atSign(index: number, after: number): void {
    if (hasColon) {
      // A user with a password.
      beginning = at = NOWHERE;
    } else if (beginning < NOWHERE) {
      at = index;
      countedFrom = after;
    } else {
      const earliest = rest.earliest(index);
      if (earliest > index) return;
      found(earliest, index);
      rest.clear();
      rest.begin(index, after);
    }
  }

  return {
    begin: (index) => {
      end();
      beginning = index;
      hasColon = false;
    },
    mark: (role, index, after) => {
      decide(index);
      if (role === LOGIN_ENDS) atSign(index, after);
      else if (role === PASSWORD_BEGINS && at < NOWHERE) hasColon = true;
      // Also at a ":" before any "@".
      else if (role !== NOTHING) end();
      return beginning < NOWHERE || rest.earliest(after) < NOWHERE;
    },
    end,
    earliest: (here) => {
      decide(here);
      return Math.min(beginning, rest.earliest(here));
    },
  };
}
