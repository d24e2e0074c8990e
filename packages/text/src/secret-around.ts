import type { UrlValue } from "@url1738/core";
import { MORE_UNTIL_BLANK, type More } from "./more.ts";
import type { Name } from "./name.ts";
import { limitOf, type Search } from "./search.ts";

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

/**
 * Tells which places of what was meant as a URL are in a password, or in a user of http without one, that `redact` would hide: that it is
 * a secret is told by the `@` that follows.
 *
 * @returns What tells it of a place behind the name of the scheme.
 */
export function secretAround(search: Search<UrlValue>, { start, end }: Name): (index: number) => boolean | More {
  const { text, isEnd } = search;
  USER.lastIndex = end;
  const found = USER.exec(text);
  if (found === null) return () => false;
  const [whole, colon] = found;
  const behind = end + whole.length;
  const isPassword = colon !== undefined;
  if (!isPassword && !/^https?:$/i.test(text.slice(start, end))) return () => false;
  const isUnknown = (place: number) => place === text.length && !isEnd && place - start <= limitOf(search);
  return (index) => {
    if (isPassword && index < behind) return false;
    const at = nextAt(text, index);
    const last = isPassword ? at : Math.min(at, behind);
    if (last === at && text[at] === "@") return true;
    return isUnknown(last) ? MORE_UNTIL_BLANK : false;
  };
}
