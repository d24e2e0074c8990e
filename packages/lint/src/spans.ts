/**
 * Tells which component each piece of a URL belongs to. It loads a part of `@url1738/lint`: nothing that finds errors, masks secrets or audits.
 *
 * @packageDocumentation
 */

export type { Piece } from "./spans/span-sheet.ts";
export { type Described, type SpanSource, spans } from "./spans/spans.ts";
