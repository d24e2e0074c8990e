import type { UrlValue } from "@url1738/core";
import { MORE_UNTIL_BLANK, type More } from "./more.ts";
import type { Name } from "./name.ts";
import { limitOf, type Search } from "./search.ts";

// As in `redact`, a login ends at ASCII white space, `<`, `>` and `"`, whatever else ends a URL in a text.

/** A possible user, and the colon before a password; digits, or none, up to a `/`, `?` or `#` are a port. */
const USER = /[/\\]+[^\t\n\v\f\r <>"/\\?#:]*(:(?!\d*[/?#]))?/y;

const TO_AT = /[^\t\n\v\f\r <>"@]*/y;

/** The next `@` or the end of the login, kept from the last call: it is the same for all offsets between. */
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
 * Returns a function that tells whether `redact` would mask the character at an offset after the scheme of a text meant as a URL.
 * It masks a password, and the user of http, if an `@` follows.
 */
export function secretAround(search: Search<UrlValue>, { start, end }: Name): (index: number) => boolean | More {
  const { text, isEnd } = search;
  USER.lastIndex = end;
  const found = USER.exec(text);
  if (found === null) return () => false;
  const [whole, colon] = found;
  const after = end + whole.length;
  const isPassword = colon !== undefined;
  const isHttp = /^https?:$/i.test(text.slice(start, end));
  if (!isPassword && !isHttp) return () => false;
  const isUnknown = (place: number) => place === text.length && !isEnd && place - start <= limitOf(search);
  return (index) => {
    if (isPassword && !isHttp && index < after) return false;
    const at = nextAt(text, index);
    const last = isPassword ? at : Math.min(at, after);
    if (last === at && text[at] === "@") return true;
    return isUnknown(last) ? MORE_UNTIL_BLANK : false;
  };
}
