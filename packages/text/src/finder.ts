import type { UrlValue } from "@url1738/core";
import type { FindSettings } from "./find-options.ts";
import type { UrlHit, UrlSource } from "./hit.ts";
import { MimeText } from "./mime/mime-text.ts";
import { Scanner } from "./scanner.ts";

/** Finds URLs in a text that comes in pieces, wherever they are cut. */
export interface Finder<U extends UrlValue> {
  /** Takes a piece; tells whether it is worth looking at what has come. */
  readonly add: (piece: string) => boolean;
  /** Gives the hits in what has come; at the end of the text, all that are left. */
  readonly look: (isEnd: boolean) => Generator<UrlHit<U>, void, undefined>;
}

/** Makes a finder; what it finds in mail it finds in what mail is made of. */
export function createFinder<U extends UrlValue>(source: UrlSource<U>, settings: FindSettings): Finder<U> {
  const { mime } = settings;
  if (mime === false) {
    const scanner = new Scanner(source, settings);
    return { add: (piece) => scanner.add(piece), look: (isEnd) => scanner.look(isEnd) };
  }
  const text = new MimeText(mime === true ? undefined : mime);
  const scanner = new Scanner(source, settings, text.offsets);
  return {
    add: (piece) => scanner.add(text.push(piece)),
    look: (isEnd) => {
      if (isEnd) scanner.add(text.end());
      return scanner.look(isEnd);
    },
  };
}
