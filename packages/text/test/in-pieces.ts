import { findOptions } from "../src/find-options.ts";
import { createFinder } from "../src/find-urls.ts";
import type { FindOptions, UrlHit, UrlSource } from "../src/index.ts";

/** Finds the URLs of a text that comes in pieces. */
export function inPieces(pieces: Iterable<string>, options: FindOptions, source: UrlSource): readonly UrlHit[] {
  const finder = createFinder(source, findOptions(options));
  return [...[...pieces].flatMap((piece) => (finder.add(piece) ? [...finder.look(false)] : [])), ...finder.look(true)];
}
