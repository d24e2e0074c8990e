import { createPending, NOWHERE } from "./pending.ts";
import { BACKSLASHED, LOGIN_ENDS, PASSWORD_BEGINS, PATH_BEGINS, QUERY_BEGINS, type Role, URL_ENDS } from "./roles.ts";
import type { Found } from "./stretches.ts";

/**
 * "After `//`, up to the last `@` before white space, `<`, `>`, `"` or the end: what follows the first `:`, if no `/`, `\`, `?` or `#`
 * stands before that `:`. But digits up to a `/`, `?` or `#` are a port, and nothing is hidden."
 */
export interface PasswordFinder {
  /** What comes may be a user. `isJson`: its slashes are written as in JSON, `\/`. */
  readonly begin: (isJson: boolean) => void;
  /** Takes a mark; tells whether there may be a password still. */
  readonly mark: (role: Role, index: number, end: number) => boolean;
  /** Characters without a role. */
  readonly run: (text: string, from: number, to: number) => void;
  /** Where the earliest password begins of which it is not known whether it is one. */
  readonly earliest: (here: number) => number;
}

/** What stands behind the `:`, as long as it may be a port: nothing yet, digits, digits and backslashes. */
type Port = "no" | "empty" | "digits" | "backslashes";

function isDigits(text: string, from: number, to: number): boolean {
  for (let index = from; index < to; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x30 || code > 0x39) return false;
  }
  return true;
}

export function createPasswordFinder(found: Found): PasswordFinder {
  const pending = createPending();
  let isUser = false;
  let isJson = false;
  let port: Port = "no";

  /** What a mark makes of what may be a port. */
  function afterPort(role: Role): Port {
    const isPort = port === "digits" || port === "backslashes";
    if (isPort && role === BACKSLASHED && isJson) return "backslashes";
    if (isPort && (role === PATH_BEGINS || (role === QUERY_BEGINS && port === "digits"))) pending.withdraw();
    return "no";
  }

  function endLogin(index: number, after: number): void {
    const beginning = pending.earliest(index);
    if (beginning === NOWHERE) return;
    found(beginning, index);
    pending.clear();
    // This may not be the last one.
    pending.begin(index, after);
  }

  function mark(role: Role, index: number, after: number): boolean {
    if (port !== "no") port = afterPort(role);
    if (role === URL_ENDS) {
      isUser = false;
      pending.clear();
    } else if (role === LOGIN_ENDS) {
      endLogin(index, after);
    } else if (role === PASSWORD_BEGINS && isUser) {
      isUser = false;
      port = "empty";
      pending.begin(after);
    } else if (role === PATH_BEGINS || role === QUERY_BEGINS || role === BACKSLASHED) {
      isUser = false;
    }
    return isUser || pending.earliest(after) < NOWHERE;
  }

  return {
    begin: (isInJson) => {
      isUser = true;
      isJson = isInJson;
    },
    mark,
    run: (text, from, to) => {
      if (port !== "no") port = port !== "backslashes" && isDigits(text, from, to) ? "digits" : "no";
    },
    earliest: pending.earliest,
  };
}
