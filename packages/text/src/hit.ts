import type { Registry, UrlError, UrlValue } from "@url1738/core";

/** The part of a registry that says which URLs to look for. @public */
export type UrlSource<U extends UrlValue = UrlValue> = Pick<Registry, "schemes" | "find"> & {
  /** See {@link @url1738/core#Registry.safeParse}. */
  safeParse(text: unknown): { readonly ok: true; readonly url: U } | { readonly ok: false; readonly error: UrlError };
};

/** A function that makes a URL of a text that is not one: {@link @url1738/core#repair}, or one that calls it with options. @public */
export type Repairer = (
  source: UrlSource,
  text: string,
) => { readonly ok: true; readonly href: string } | { readonly ok: false };

/**
 * Another way to read a wrapper with line breaks after hyphens: it is impossible to tell which of the hyphens belong to the URL.
 *
 * @public
 */
export interface Reading<U extends UrlValue = UrlValue> {
  /** The URL as written, without white space, in this reading. */
  readonly text: string;
  /** The text after the first `#`, as written; absent without a `#`. */
  readonly fragment?: string;
  /** The URL's value. */
  readonly url: U;
}

/** The place of a URL in a text. All offsets count UTF-16 code units, from the beginning of the whole text. @public */
export interface HitPlace {
  /** The offset where the wrapper or the prefix begins; without either, where the URL begins. */
  readonly start: number;
  /** The offset after the wrapper, or after the URL and its fragment. */
  readonly end: number;
  /** The offset where the URL inside begins. */
  readonly urlStart: number;
  /** The offset after the URL inside, without its fragment and the white space around it. */
  readonly urlEnd: number;
  /** The number of the line that contains `start`, counted from 1; a line ends at LF. Absent without the option `lines`. */
  readonly line?: number;
  /** The column of `start`, counted from 1 in UTF-16 code units. Absent without the option `lines`. */
  readonly column?: number;
  /**
   * The URL as written, percent-encoded, without the white space in it and without its fragment, which is not part of a URL (RFC
   * 1738 §2.2). Text that is not a URL and has no wrapper is kept as written, including a line end after a hyphen.
   */
  readonly text: string;
  /** The text after the first `#`, as written except for white space; absent without a `#`. */
  readonly fragment?: string;
}

/** A URL in a text. @public */
export interface FoundUrl<U extends UrlValue = UrlValue> extends HitPlace {
  /** Always `true`: there is a URL. */
  readonly ok: true;
  /** The URL's value. */
  readonly url: U;
  /** The other valid readings, if there are any, ordered by their hyphens before line breaks from the first on: kept before dropped. */
  readonly alternatives?: readonly Reading<U>[];
}

/** A text that should be a URL but is not: in a wrapper; with the option `broken`, also without one. @public */
export interface FoundError extends HitPlace {
  /** Always `false`: there is no URL. */
  readonly ok: false;
  /** The error; its `index` and `end` are offsets in `text`. Computed on first access. */
  readonly error: UrlError;
  /** The URL that the option `repair` makes of `text`; `undefined` if it makes none. Computed on first access. */
  readonly repaired: string | undefined;
}

/** A hit: a URL, or a text that should be one. A plain object. @public */
export type UrlHit<U extends UrlValue = UrlValue> = FoundUrl<U> | FoundError;

/**
 * Makes the hit for a text that is not a URL. Explaining and repairing takes much longer than finding, so both wait until someone
 * reads the result.
 *
 * @param place - The place of the hit, and its text.
 * @param failed - The result of parsing the text.
 */
export function foundError<U extends UrlValue>(
  source: UrlSource<U>,
  repair: Repairer | undefined,
  place: HitPlace,
  failed: { readonly error: UrlError },
): FoundError {
  let repaired: ReturnType<Repairer> | undefined;
  return {
    ...place,
    ok: false,
    get error() {
      return failed.error;
    },
    get repaired() {
      repaired ??= repair?.(source, place.text);
      return repaired?.ok ? repaired.href : undefined;
    },
  };
}
