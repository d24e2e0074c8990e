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

// The order of RFC 1808 §2.4. A net_loc ends at the next slash, so it may contain "?" and ";". An empty part is absent.
const BY_1808 =
  /^(?<scheme>[\da-z+.-]+:)?(?<netLoc>\/\/[^/#]*)?(?<path>[^;?#]*)(?:(?<params>;[^?#]+)|;(?=[?#]|$))?(?:(?<query>\?[^#]+)|\?(?=#|$))?(?<fragment>#.*)?$/dis;

// RFC 3986, appendix B. An empty part is present.
const BY_3986 =
  /^(?<scheme>[\da-z+.-]+:)?(?<netLoc>\/\/[^/?#]*)?(?<path>[^?#]*)(?<query>\?[^#]*)?(?<fragment>#.*)?$/dis;

/**
 * Divides a base or a reference into its parts. Every text has some.
 *
 * @param is3986 - True for schemes whose URLs have a fragment: RFC 3986 divides them, RFC 1808 all others.
 * @param isBase - True for a base, whose parts have no offset in the reference.
 */
export function divide(text: string, is3986: boolean, isBase = false): Parts {
  const { groups = {}, indices } = (is3986 ? BY_3986 : BY_1808).exec(text) as RegExpExecArray;
  const part = (name: string): ReferencePart | undefined => {
    const found = groups[name];
    return found === undefined ? undefined : { text: found, index: isBase ? undefined : indices?.groups?.[name]?.[0] };
  };
  const path = part("path") ?? { text: "" };
  return {
    scheme: part("scheme"),
    netLoc: part("netLoc"),
    path,
    params: part("params"),
    query: part("query"),
    fragment: part("fragment"),
  };
}
