/** A part of a URL or a reference. If it comes from the reference, it has its offset there; a part of the base has none. */
export interface ReferencePart {
  readonly text: string;
  readonly index?: number | undefined;
}

/** The parts of a URL or a reference (RFC 1808 §2.1), each with the delimiter that introduces it. */
export interface Parts {
  /** `scheme:` */
  readonly scheme?: ReferencePart | undefined;
  /** `//net_loc` */
  readonly netLoc?: ReferencePart | undefined;
  /** The path, with the slash that may precede it. */
  readonly path: ReferencePart;
  /** `;params`; RFC 3986 has them in the path. */
  readonly params?: ReferencePart | undefined;
  /** `?query` */
  readonly query?: ReferencePart | undefined;
  /** `#fragment` */
  readonly fragment?: ReferencePart | undefined;
}

/**
 * Divides a base or a reference into its parts. Every text has some.
 *
 * @param from - The offset after the scheme's colon; 0 without a scheme.
 * @param is3986 - True for schemes whose URLs have a fragment: RFC 3986 divides them (appendix B), RFC 1808 all others (§2.4). By the former,
 *   an empty part is present.
 * @param isBase - True for a base, whose parts have no offset in the reference.
 */
export function divide(text: string, from: number, is3986: boolean, isBase = false): Parts {
  const part = (index: number, end: number, least: number): ReferencePart | undefined =>
    end - index < least ? undefined : { text: text.slice(index, end), index: isBase ? undefined : index };
  /** Returns the offset of a delimiter between two others, or the second. */
  const next = (delimiter: string, index: number, limit: number): number => {
    const at = text.indexOf(delimiter, index);
    return at < 0 || at > limit ? limit : at;
  };
  const end = next("#", from, text.length);
  // By RFC 1808, a net_loc ends at the next slash, so it may contain "?" and ";".
  const netLocEnd = text.startsWith("//", from) ? next("/", from + 2, is3986 ? next("?", from + 2, end) : end) : from;
  const queryAt = next("?", netLocEnd, end);
  const pathEnd = is3986 ? queryAt : next(";", netLocEnd, queryAt);
  const least = is3986 ? 1 : 2;
  return {
    scheme: part(0, from, 1),
    netLoc: part(from, netLocEnd, 1),
    path: part(netLocEnd, pathEnd, 0) as ReferencePart,
    params: part(pathEnd, queryAt, 2),
    query: part(queryAt, end, least),
    fragment: part(end, text.length, 1),
  };
}
