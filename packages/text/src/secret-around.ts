import type { UrlValue } from "@url1738/core";
import { atAfter, loginAfter } from "@url1738/redact/masking";
import { MORE_UNTIL_BLANK, type More } from "./more.ts";
import type { Name } from "./name.ts";
import { limitOf, type Search } from "./search.ts";

/** The next `@` or the end of the login, kept from the last call: it is the same for all offsets between. */
let ahead = { text: "", index: 0, end: -1 };

function nextAt(text: string, index: number): number {
  if (text !== ahead.text || index < ahead.index || index > ahead.end)
    ahead = { text, index, end: atAfter(text, index) };
  return ahead.end;
}

/**
 * Returns a function that tells whether `redact` would mask the character at an offset after the scheme of a text meant as a URL.
 * It masks a password, and the user of http, if an `@` follows.
 */
export function secretAround(search: Search<UrlValue>, { start, end }: Name): (index: number) => boolean | More {
  const { text, isEnd } = search;
  const login = loginAfter(text, start, end - 1);
  if (login === undefined) return () => false;
  const { end: after, isPassword, isHttp } = login;
  const isUnknown = (place: number) => place === text.length && !isEnd && place - start <= limitOf(search);
  return (index) => {
    if (isPassword && !isHttp && index < after) return false;
    const at = nextAt(text, index);
    const last = isPassword ? at : Math.min(at, after);
    if (last === at && text[at] === "@") return true;
    return isUnknown(last) ? MORE_UNTIL_BLANK : false;
  };
}
