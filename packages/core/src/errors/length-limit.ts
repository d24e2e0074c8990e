import { tooLong } from "./sentences.ts";
import { Url1738Error, type UrlError, urlError } from "./url-error.ts";

/** The greatest length of a URL and of its canonical spelling, in characters. @public */
export const MAX_LENGTH = 1_048_576;

/** Returns the error for a text that is too long, or whose canonical spelling is. */
export function tooLongError(index?: number): UrlError {
  return urlError({ code: "too-long", index, end: index }, { ...tooLong, params: { most: MAX_LENGTH } });
}

/**
 * The greatest length of a text whose canonical spelling cannot be too long: a third of {@link MAX_LENGTH}, since an escape is three times
 * as long as its character. It is rounded down because V8 compares lengths with a fraction more slowly.
 */
export const SPARED = 349_525;

/** Returns a URL, or throws if it is too long. @throws Url1738Error */
export function checkLength(url: string): string {
  if (url.length > MAX_LENGTH) throw new Url1738Error(tooLongError());
  return url;
}
