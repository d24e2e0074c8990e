import type { Registry, UrlError, UrlValue } from "@url1738/core";

/** The part of a registry that says which URLs to look for. @public */
export type UrlSource<U extends UrlValue = UrlValue> = Pick<Registry, "schemes" | "find" | "canParse"> & {
  /** See {@link @url1738/core#Registry.safeParse}. */
  safeParse(text: unknown): { readonly ok: true; readonly url: U } | { readonly ok: false; readonly error: UrlError };
};

/** A function that turns a text into a URL: `repair` of `@url1738/lint`, or a function that calls it with options. @public */
export type Repairer = (
  source: UrlSource,
  text: string,
) => { readonly ok: true; readonly href: string } | { readonly ok: false };

/**
 * Another way to read a wrapper with line breaks after hyphens: nobody can tell which of the hyphens belong to the URL.
 *
 * @public
 */
export interface Reading<U extends UrlValue = UrlValue> {
  /** The URL as written, without white space, in this reading. */
  readonly text: string;
  /** The text after the first `#`, as written; absent without a `#`, or if it is part of `text`. */
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
   * The URL as written, percent-encoded, without the white space in it, and with `https://` before `www.`. A fragment is part of it
   * only if the scheme has fragments, as https has; it is not part of a URL by RFC 1738 §2.2. Text that is not a URL and has no
   * wrapper is kept as written, including a line end after a hyphen.
   */
  readonly text: string;
  /** The text after the first `#`, as written except for white space; absent without a `#`, or if it is part of `text`. */
  readonly fragment?: string;
}

/** A URL in a text. @public */
export interface FoundUrl<U extends UrlValue = UrlValue> extends HitPlace {
  /** Always `true`: there is a URL. */
  readonly ok: true;
  /** The URL's value. */
  readonly url: U;
  /** The other valid readings, if any. Where two first differ in a hyphen, the one that keeps it comes first. */
  readonly alternatives?: readonly Reading<U>[];
}

/** The place of an error. @public */
export interface ErrorPlace {
  /** The number of the line of the error, counted like `line`. Absent without the option `lines`. */
  readonly errorLine?: number;
  /** The column of the error, counted like `column`. Absent without the option `lines`. */
  readonly errorColumn?: number;
}

/** A text in a wrapper that is not a URL; with the option `broken`, also such a text without a wrapper. @public */
export interface FoundError extends HitPlace, ErrorPlace {
  /** Always `false`: there is no URL. */
  readonly ok: false;
  /** The error; its `index` and `end` are offsets in `text`. Computed on first access. */
  readonly error: UrlError;
  /** The URL that the option `repair` makes of `text`; `undefined` if it makes none. Computed on first access. */
  readonly repaired: string | undefined;
}

/** A hit: a URL, or a text that should be one. A plain object. @public */
export type UrlHit<U extends UrlValue = UrlValue> = FoundUrl<U> | FoundError;
