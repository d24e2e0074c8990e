/**
 * Queries of `http` and `https` as lists of names and values.
 *
 * @packageDocumentation
 */

import { type Encoded, Url1738Error } from "@url1738/core";
import { urlError } from "@url1738/core/define";
import {
  componentElement,
  decode,
  decodedSpeller,
  inOrder,
  listElement,
  notEncoded,
  recordElement,
  refusedError,
} from "@url1738/core/runtime";

/** A name in a query, and its value. @public */
export interface QueryPair {
  /** The name, decoded. */
  readonly name: string;
  /** The value, decoded; absent if the name has no `=` after it, and so differs from an empty one. */
  readonly value?: string | undefined;
}

// query = *( pchar / "/" / "?" )
/** Matches the first character that no `query` has there (RFC 3986 §3.4). */
const FOREIGN = /[^\w\-.~!$&'()*+,;=:@/?%]|%(?![\dA-Fa-f]{2})/;

/** Escapes every octet but those of the unreserved characters (RFC 3986 §2.3), `*`, which forms leave raw, and the space. */
const spellText = /* @__PURE__ */ decodedSpeller("\\w\\-.*~ ");

/** Returns the error of a text with a foreign character at an index. */
function queryError(text: string, index: number): Url1738Error {
  const place = { index, end: index + 1, found: text.codePointAt(index), section: "RFC 3986, section 3.4" };
  return new Url1738Error(urlError({ code: "syntax", scheme: "https", component: "query", ...place }, notEncoded));
}

/** Decodes a name or a value: `+` is a space. */
const read = (text: string) => decode(text.replaceAll("+", " "));

/**
 * Takes a query apart as forms write it (`application/x-www-form-urlencoded`): pairs with `&` between them, each a name and perhaps a `=` and
 * a value. Nothing is lost: `a`, `a=` and an empty piece differ, and the octets of names and values are kept as in any decoded component.
 *
 * @param query - The query of a URL, percent-encoded, without the `?` before it; `undefined` for a URL without one.
 * @returns The pairs, in order; none without a query. The empty query has one pair, whose name is empty.
 * @throws Url1738Error - With the code `syntax` and the index of the first character that no query has (RFC 3986 §3.4); `invalid-value` if
 *   the query is neither a string nor `undefined`.
 * @public
 */
export function readQuery(query: string | undefined): QueryPair[] {
  if (query === undefined) return [];
  if (typeof query !== "string") return refusing(() => textElement("query").spell(query, false)) as never;
  const foreign = query.search(FOREIGN);
  if (foreign >= 0) throw queryError(query, foreign);
  return query.split("&").map((piece) => {
    const equals = piece.indexOf("=");
    if (equals < 0) return { name: read(piece) };
    return { name: read(piece.slice(0, equals)), value: read(piece.slice(equals + 1)) };
  });
}

/** Returns what a function spells. @throws Url1738Error - With the code `invalid-value` if it refuses to. */
function refusing<T>(spell: () => T): T {
  try {
    return spell();
  } catch (thrown) {
    throw refusedError("https", thrown);
  }
}

/** Makes the element that spells a name or a value. */
const textElement = (name: string) =>
  componentElement(name, {
    usual: /^[\w\-.*~]*$/,
    read,
    spell: (text) => spellText(text)?.replaceAll(" ", "+"),
    leaving: () => undefined,
  });

/** Makes the element that spells pairs. */
function makePairsElement() {
  const [name, value] = [textElement("name"), textElement("value")];
  const pair = recordElement<QueryPair>({
    elements: [name, value],
    offsets: () => undefined,
    read: () => undefined,
    write: (parts) => {
      const [first, second, other] = Object.keys(parts);
      // Nearly all pairs have these fields: to compare them takes longer than to spell them.
      const isUsual = first === "name" && second === "value" && other === undefined;
      const pair = isUsual ? { name: parts.name, value: parts.value } : inOrder(parts, ["name", "value"], []);
      const spelt = name.spell(pair.name, false);
      return pair.value === undefined ? spelt : `${spelt}=${value.spell(pair.value, false)}`;
    },
  });
  return listElement("query", pair, "&", "between", []);
}

let pairsElement: ReturnType<typeof makePairsElement> | undefined;

/**
 * Spells pairs as a query, from which {@link readQuery} returns the same pairs. A space is `+`; letters, digits, `-`, `.`, `_`, `~` and `*`
 * are raw; everything else is escaped.
 *
 * @param pairs - The names and values, decoded.
 * @returns The query, percent-encoded, without a `?` before it; `undefined` for no pairs, so that the URL has no query.
 * @throws Url1738Error - With the code `invalid-value` and the path of what is not a decoded text, such as `query[1].name`.
 * @public
 */
export function writeQuery(pairs: readonly QueryPair[]): Encoded | undefined {
  pairsElement ??= makePairsElement();
  const { isAbsent, spell } = pairsElement;
  return refusing(() => (isAbsent(pairs, false) ? undefined : (spell(pairs, false) as Encoded)));
}
