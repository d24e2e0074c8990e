import { createRegistry, Url1738Error } from "@url1738/core";
import { ownFields } from "@url1738/core/runtime";
import { invalidOption, wholeNumber } from "./invalid-option.ts";
import { OPENING } from "./wrapper.ts";

/** Options that say how to wrap a URL. @public */
export interface WrapOptions {
  /** The greatest length of a line, in UTF-16 code units; 72 by default. */
  readonly width?: number | undefined;
  /** The number of characters before the wrapper on its first line; 0 by default. */
  readonly column?: number | undefined;
  /** A fragment, as written, without the `#` before it; it is placed within the brackets as well. */
  readonly fragment?: string | undefined;
}

/** A registry that accepts any scheme: every text that derives from `genericurl` can be wrapped. */
const anyScheme = createRegistry([], { generic: true });

/** Replaces the characters that RFC 3986 adds to those of `genericurl`: of a host in brackets, and `~`. */
function inGenericUrl(url: string): string {
  const start = url.indexOf(":") + 1;
  return url.slice(0, start) + url.slice(start).replace(/[[\]~]/g, "_");
}

/** The units that a line break must not split: an escape, or a character, with the hyphens before it. */
const UNIT = /-*(?:%[\dA-Fa-f]{2}|[^-])/gsu;

/** Tells whether people break a URL here: before a slash (the first of two), a `?` or a `#`; after other punctuation. */
function isGoodPlace(before: string, after: string): boolean {
  return /^[/?#]/.test(after) ? before !== "/" : /[;&=.,:]$/.test(before);
}

/** Returns the fragment as it is placed within the brackets. */
function fragmentPart(fragment: string | undefined): string {
  if (fragment === undefined) return "";
  if (typeof fragment !== "string" || /[\s<>]/.test(fragment))
    throw invalidOption("fragment", "not-a-fragment", "must be a text without white space, < and >");
  return `#${fragment}`;
}

/** Returns the index of the unit that begins the next line. A unit that is longer than a line gets a line of its own. */
function nextLine(units: readonly string[], start: number, room: number): number {
  let best: number | undefined;
  let used = (units[start] as string).length;
  for (let index = start + 1; index < units.length; index++) {
    const unit = units[index] as string;
    if (used + unit.length > room) return best ?? index;
    // A good place is not worth half of the line.
    if (used * 2 > room && isGoodPlace(units[index - 1] as string, unit)) best = index;
    used += unit.length;
  }
  return units.length;
}

/** Puts units on lines. */
function fold(units: readonly string[], width: number, column: number): string {
  const lines: string[] = [];
  for (let start = 0; start < units.length; ) {
    const end = nextLine(units, start, lines.length === 0 ? width - column : width);
    lines.push(units.slice(start, end).join(""));
    start = end;
  }
  return lines.join("\n");
}

/**
 * Wraps a URL for print or mail: `<URL:…>`, with line breaks if it is too long for a line. It never breaks a line after a hyphen
 * (RFC 1738, Appendix) or inside an escape, and breaks most where people would. {@link findUrls} returns the same URL, whatever
 * the width.
 *
 * @param url - A URL of any scheme, by RFC 1738 or RFC 3986, percent-encoded.
 * @param options - Options that say how to wrap it.
 * @returns The wrapped URL; all lines but the last end with a line feed. A line is longer than `width` only if `<URL:`, an
 *   escape, or hyphens with the character after them do not fit.
 * @throws Url1738Error - With the code that `parse` would give if this is not a URL; with `invalid-value` for a wrong option.
 * @public
 */
export function wrapUrl(url: string, options: WrapOptions = {}): string {
  const ownOptions = ownFields(options);
  const width = wholeNumber("width", ownOptions.width ?? 72, 1);
  const column = wholeNumber("column", ownOptions.column ?? 0, 0);
  const fragment = fragmentPart(ownOptions.fragment);
  // Another fragment must not follow one in the URL.
  const whole = typeof url === "string" ? inGenericUrl(fragment === "" ? url.replace("#", "_") : url) : url;
  const result = anyScheme.safeParse(whole);
  if (!result.ok) throw new Url1738Error(result.error);
  return fold([OPENING, ...(`${url}${fragment}>`.match(UNIT) ?? [])], width, column);
}
