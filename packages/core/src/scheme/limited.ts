import { MAX_LENGTH, tooLongError } from "../errors/too-long-error.ts";
import { Url1738Error } from "../errors/url-error.ts";
import type { Formatter } from "./formatter.ts";

/** An escape is three times as long as its character, so no shorter text has too long a canonical spelling. */
export const SPARED: number = Math.floor(MAX_LENGTH / 3);

/** Refuses a URL that is too long. @throws Url1738Error */
export function checkLength(url: string): string {
  if (url.length > MAX_LENGTH) throw new Url1738Error(tooLongError());
  return url;
}

/**
 * Reads nothing that is too long, or whose canonical spelling is.
 *
 * @param read - Takes a text of any length apart; `undefined` where it is not a URL of the scheme.
 * @param spell - Spells the value.
 * @returns What takes anything at all.
 */
export function limited<U>(read: (text: string) => U | undefined, spell: Formatter): (text: unknown) => U | undefined {
  return (text) => {
    if (typeof text !== "string" || text.length > MAX_LENGTH) return undefined;
    const url = read(text);
    return url !== undefined && text.length > SPARED && spell(url, true).length > MAX_LENGTH ? undefined : url;
  };
}
