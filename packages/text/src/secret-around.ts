import type { UrlValue } from "@url1738/core";
import { MORE_UNTIL_BLANK, type More } from "./more.ts";
import type { Name } from "./name.ts";
import type { Search } from "./search.ts";
import { limitOf } from "./walk-along.ts";

// A login is over at ASCII white space, `<`, `>` and `"`, as `redact` sees it, whatever else ends a URL in a text.

/** What may be a user, and the colon before a password; digits up to a `/`, `?` or `#` are a port. */
const USER = /[/\\]+[^\t\n\v\f\r <>"/\\?#:]*(:(?!\d+[/?#]))?/y;

const TO_AT = /[^\t\n\v\f\r <>"@]*/y;

/** Where the next `@` stands, or the login is over: for the place that was asked of last, and so for all places between. */
let ahead = { text: "", index: 0, end: -1 };

function nextAt(text: string, index: number): number {
  if (text !== ahead.text || index < ahead.index || index > ahead.end) {
    TO_AT.lastIndex = index;
    TO_AT.test(text);
    ahead = { text, index, end: TO_AT.lastIndex };
  }
  return ahead.end;
}

/** What was found behind the colon of the scheme that was asked of last, of which many ends may be looked at. */
let login: { readonly text: string; readonly index: number; readonly found: RegExpExecArray | null } | undefined;

function loginAt(text: string, index: number): RegExpExecArray | null {
  if (text !== login?.text || index !== login.index) {
    USER.lastIndex = index;
    login = { text, index, found: USER.exec(text) };
  }
  return login.found;
}

/**
 * Whether a place is one in a password, or in a user of http without one, that `redact` would hide: that it is a secret is told by the `@`
 * that follows.
 *
 * @param index - A place behind the name of the scheme.
 */
export function isInSecret(search: Search<UrlValue>, { start, end }: Name, index: number): boolean | More {
  const { text, isEnd } = search;
  const isUnknown = (place: number) => place === text.length && !isEnd && place - start <= limitOf(search);
  const found = loginAt(text, end);
  if (found === null) return false;
  const [whole, colon] = found;
  const behind = end + whole.length;
  const isPassword = colon !== undefined;
  if (isPassword ? index < behind : !/^https?:$/i.test(text.slice(start, end))) return false;
  const at = nextAt(text, index);
  const last = isPassword ? at : Math.min(at, behind);
  if (last === at && text[at] === "@") return true;
  return isUnknown(last) ? MORE_UNTIL_BLANK : false;
}
