import { MAX_LENGTH, tooLongError } from "../errors/too-long-error.ts";
import { Url1738Error } from "../errors/url-error.ts";

/** An escape is three times as long as its character, so no shorter text has too long a canonical spelling. */
export const SPARED: number = Math.floor(MAX_LENGTH / 3);

/** Refuses a URL that is too long. @throws Url1738Error */
export function checkLength(url: string): string {
  if (url.length > MAX_LENGTH) throw new Url1738Error(tooLongError());
  return url;
}
