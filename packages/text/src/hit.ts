import type { Registry, UrlError, UrlValue } from "@url1738/core";

/** What says which URLs to look for: a registry. @public */
export type UrlSource<U extends UrlValue = UrlValue> = Pick<Registry, "schemes" | "find"> & {
  /** See {@link @url1738/core#Registry.safeParse}. */
  safeParse(text: unknown): { readonly ok: true; readonly url: U } | { readonly ok: false; readonly error: UrlError };
};

/** What makes a URL of a text that is not one: {@link @url1738/core#repair}, or a function that calls it with options. @public */
export type Repairer = (
  source: UrlSource,
  text: string,
) => { readonly ok: true; readonly href: string } | { readonly ok: false };

/**
 * Another way to read what stands in a wrapper with line breaks after hyphens: which of the hyphens belong to the URL, nobody
 * can tell.
 *
 * @public
 */
export interface Reading<U extends UrlValue = UrlValue> {
  /** The URL as written, without white space, in this reading. */
  readonly text: string;
  /** What follows the first `#`, as written; absent without a `#`. */
  readonly fragment?: string;
  /** The URL's value. */
  readonly url: U;
}

/** Where a URL stands in a text. All offsets count UTF-16 code units, from the beginning of the whole text. @public */
export interface HitPlace {
  /** Where the wrapper or the prefix begins; of a URL by itself, where the URL does. */
  readonly start: number;
  /** The offset after the wrapper, or after the URL and its fragment. */
  readonly end: number;
  /** Where the URL inside begins. */
  readonly urlStart: number;
  /** The offset after the URL inside, without its fragment and the white space around it. */
  readonly urlEnd: number;
  /** The number of the line that `start` is in, from 1 on; a line ends at LF. Absent without the option `lines`. */
  readonly line?: number;
  /** The column of `start`, from 1 on, in UTF-16 code units. Absent without the option `lines`. */
  readonly column?: number;
  /**
   * The URL as written, percent-encoded, without the white space in it and without its fragment, which is not part of a URL
   * (RFC 1738 §2.2). What is not a URL and has no wrapper stands here as it was written, a line end after a hyphen included.
   */
  readonly text: string;
  /** What follows the first `#`, as written but for white space; absent without a `#`. */
  readonly fragment?: string;
}

/** A URL in a text. @public */
export interface FoundUrl<U extends UrlValue = UrlValue> extends HitPlace {
  /** There is a URL. */
  readonly ok: true;
  /** The URL's value. */
  readonly url: U;
  /** The other valid readings, if there are any: the hyphens before line breaks kept before dropped, the first one first. */
  readonly alternatives?: readonly Reading<U>[];
}

/** What should be a URL but is not: in a wrapper; with the option `broken`, also without one. @public */
export interface FoundMistake extends HitPlace {
  /** There is no URL. */
  readonly ok: false;
  /** Why; its `index` and `end` are offsets in `text`. Computed when it is first asked for. */
  readonly error: UrlError;
  /** The URL that the option `repair` makes of `text`; `undefined` where it makes none. Computed when it is first asked for. */
  readonly repaired: string | undefined;
}

/** What is found: a URL, or what should be one. A plain object. @public */
export type UrlHit<U extends UrlValue = UrlValue> = FoundUrl<U> | FoundMistake;

/**
 * Makes the hit of what is not a URL. Explaining and repairing takes much longer than finding, so it is done only for those who look.
 *
 * @param place - Where it stands, and its text.
 * @param failed - What the text was parsed to.
 */
export function mistake<U extends UrlValue>(
  source: UrlSource<U>,
  repair: Repairer | undefined,
  place: HitPlace,
  failed: { readonly error: UrlError },
): FoundMistake {
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
