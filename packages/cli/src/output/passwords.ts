import type { Stretch } from "@url1738/core";

/** Instead of a password. */
const HIDDEN = "***";

/**
 * Where a text that should be one URL may hold a password: after `//`, from the first `:` to the last `@`. In a URL with mistakes
 * white space or a quotation mark may be part of the password, so, unlike in running text, they do not end it.
 */
function passwordOf(text: string): Stretch | undefined {
  const slashes = text.indexOf("//");
  const colon = slashes < 0 ? -1 : text.indexOf(":", slashes + 2);
  const at = text.lastIndexOf("@");
  return colon >= 0 && at > colon ? { index: colon + 1, end: at } : undefined;
}

/**
 * Hides the password in a text that should be one URL.
 *
 * @param place - A stretch of it.
 * @returns The text without it, and the stretch where the place now is: one inside the password is all that stands for it.
 */
export function hidePassword(text: string, place: Stretch): Stretch & { readonly text: string } {
  const password = passwordOf(text);
  if (password === undefined) return { text, ...place };
  const end = password.index + HIDDEN.length;
  const shift = end - password.end;
  const moved = (offset: number, inside: number) =>
    offset <= password.index ? offset : offset >= password.end ? offset + shift : inside;
  return {
    text: text.slice(0, password.index) + HIDDEN + text.slice(password.end),
    index: moved(place.index, password.index),
    end: moved(place.end, end),
  };
}
