import { tooLong } from "./sentences.ts";
import { type UrlError, urlError } from "./url-error.ts";

/**
 * The greatest length of a URL and of its canonical spelling, in characters.
 *
 * @public
 */
export const MAX_LENGTH = 1_048_576;

/** The error of a text that is too long, or whose canonical spelling is. */
export function tooLongError(index?: number): UrlError {
  return urlError({ code: "too-long", index, end: index }, { ...tooLong, params: { most: MAX_LENGTH } });
}
