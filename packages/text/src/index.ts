/**
 * Finds and wraps URLs in running text (RFC 1738, Appendix), and turns text into part of a URL.
 *
 * @packageDocumentation
 */

export { encodeQuotedPrintable, type QuotedPrintableOptions } from "./encode-quoted-printable.ts";
export type { FindOptions } from "./find-options.ts";
export { createUrlFinder, findUrls, findUrlsInStream, type PartBeginning, type UrlFinder } from "./find-urls.ts";
export type { ErrorPlace, FoundError, FoundUrl, HitPlace, Reading, Repairer, UrlHit, UrlSource } from "./hit.ts";
export { type LinePlace, LinePlaces } from "./line-places.ts";
export type { MimeBody } from "./mime/letters.ts";
export type { NamedGrammar } from "./part-place.ts";
export { spansInHit } from "./spans-in-hit.ts";
export type { ReadableStreamLike, TextChunk, TextStream } from "./stream/pieces.ts";
export { type UrlCharacter, type UrlCharacterClass, urlCharacters } from "./url-characters.ts";
export { type UrlPartOptions, urlPart } from "./url-part.ts";
export { type WrapOptions, wrapUrl } from "./wrap-url.ts";
