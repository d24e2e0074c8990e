import type { UrlValue } from "@url1738/core";
import { type FindOptions, type FindSettings, findOptions } from "./find-options.ts";
import type { UrlHit, UrlSource } from "./hit.ts";
import { notText } from "./invalid-option.ts";
import { LinePlaces } from "./line-places.ts";
import { MimeText } from "./mime/mime-text.ts";
import { type Origins, throughBoth } from "./mime/offset-map.ts";
import { type Finder, Scanner } from "./scanner.ts";
import { piecesOf, type TextStream } from "./stream/pieces.ts";
import { TerminalText } from "./terminal/terminal-text.ts";

/** The place in a whole text where the part begins that a finder searches. @public */
export interface PartBeginning {
  /** The offset. */
  readonly offset: number;
  /** The number of the line that begins there. */
  readonly line: number;
}

/** Adds the offset of a part to the offsets that a map finds in it. */
const within = ({ beginning, end, forget }: Origins, start: number): Origins => ({
  beginning: (offset) => start + beginning(offset),
  end: (offset) => start + end(offset),
  forget,
});

/**
 * Creates a finder. It searches the text without the encodings of mail and the control sequences of terminals, and its hits have the
 * offsets of the text as given.
 */
export function createFinder<U extends UrlValue>(
  source: UrlSource<U>,
  settings: FindSettings,
  { offset, line }: PartBeginning = { offset: 0, line: 1 },
): Finder<U> {
  const { mime } = settings;
  const lines = settings.lines ? new LinePlaces(offset, line) : undefined;
  const mail = mime === false ? undefined : new MimeText(mime === true ? undefined : mime);
  const terminal = new TerminalText();
  const offsets = within(mail === undefined ? terminal : throughBoth(terminal, mail.offsets), offset);
  const hasColour = (from: number, to: number) => terminal.hasColour(from, to);
  const scanner = new Scanner(source, settings, { offsets, hasColour, lines });
  return {
    add: (piece) => {
      lines?.add(piece);
      return scanner.add(terminal.push(mail?.push(piece) ?? piece));
    },
    look: (isEnd) => {
      if (isEnd) scanner.add(terminal.push(mail?.end() ?? "") + terminal.finish());
      return scanner.look(isEnd);
    },
    // The encoding of mail goes on after a line end.
    isSettled: () => mail === undefined && terminal.isSettled() && scanner.isSettled(),
  };
}

/**
 * Finds the URLs in a text: those wrapped in `<URL:…>`, with the prefix in any case (RFC 1738, Appendix). White space inside a
 * wrapper is ignored, and a fragment is split off. If a line ends with a hyphen, nobody can tell whether it belongs to the URL.
 * The hit is the first reading that is a URL; readings that keep a hyphen come before those that drop it. The others are its
 * `alternatives` (all of them for up to three such hyphens; for more, only the one without any of them).
 *
 * A wrapper ends at the next `>`; if another one begins first, it is not a wrapper. Time is linear in the length of the text.
 *
 * @param source - The registry that parses the URLs.
 * @param text - Any text.
 * @param options - Options that say what else to find.
 * @returns An iterator over the hits, in order; they do not overlap. All strings in a hit are percent-encoded, except those of
 *   `url`, which are as its scheme's `parse` returns them.
 * @throws Url1738Error - With the code `not-a-string`, or `invalid-value` for a wrong option.
 * @public
 */
export function findUrls<U extends UrlValue>(
  source: UrlSource<U>,
  text: string,
  options?: FindOptions,
): Generator<UrlHit<U>, void, undefined> {
  if (typeof text !== "string") throw notText(text);
  const finder = createFinder(source, findOptions(options));
  finder.add(text);
  return finder.look(true);
}

async function* hitsInStream<U extends UrlValue>(
  finder: Finder<U>,
  stream: TextStream,
): AsyncGenerator<UrlHit<U>, void, undefined> {
  for await (const piece of piecesOf(stream)) if (finder.add(piece)) yield* finder.look(false);
  yield* finder.look(true);
}

/**
 * Finds the URLs in a text that arrives in pieces, as {@link findUrls} does, wherever it is cut. No more of the text is held than
 * `limit` allows, and a hit is yielded as soon as its end is known (if it has more than 256 characters, at the latest when an
 * eighth of its length has followed).
 *
 * @param source - The registry that parses the URLs.
 * @param stream - A `ReadableStream`, a Node stream, or any iterable, of strings or of octets in UTF-8. Octets that are not UTF-8
 *   become U+FFFD; a byte order mark counts as a character.
 * @param options - Options that say what else to find.
 * @returns An async iterator over the hits. Offsets are UTF-16 offsets in the whole decoded text.
 * @throws Url1738Error - With the code `invalid-value` for a wrong option. Errors of the stream are passed on as they are.
 * @public
 */
export function findUrlsInStream<U extends UrlValue>(
  source: UrlSource<U>,
  stream: TextStream,
  options?: FindOptions,
): AsyncGenerator<UrlHit<U>, void, undefined> {
  return hitsInStream(createFinder(source, findOptions(options)), stream);
}

/** Finds the URLs in a text that is pushed to it in pieces. @public */
export interface UrlFinder<U extends UrlValue = UrlValue> {
  /** Takes the next piece of the text, and returns the hits whose ends are known now. */
  readonly push: (piece: string) => readonly UrlHit<U>[];
  /** Ends the text, and returns the other hits. */
  readonly end: () => readonly UrlHit<U>[];
  /**
   * Tells whether the text may be divided here: whether all hits so far were returned, and a finder of its own would find the same in the
   * text that follows. Only after a line end, and never with the option `mime`.
   */
  readonly isSettled: () => boolean;
}

/**
 * Creates a finder for a text that arrives in pieces, as {@link findUrlsInStream} does for a stream.
 *
 * @param source - The registry that parses the URLs.
 * @param options - Options that say what else to find.
 * @param from - The place where the text begins, if it is a part of another.
 * @returns A finder for one text.
 * @throws Url1738Error - With the code `invalid-value` for a wrong option.
 * @public
 */
export function createUrlFinder<U extends UrlValue>(
  source: UrlSource<U>,
  options?: FindOptions,
  from?: PartBeginning,
): UrlFinder<U> {
  const finder = createFinder(source, findOptions(options), from);
  let isLineEnd = true;
  return {
    push: (piece) => {
      if (typeof piece !== "string") throw notText(piece);
      if (piece !== "") isLineEnd = piece.endsWith("\n");
      return finder.add(piece) ? [...finder.look(false)] : [];
    },
    end: () => [...finder.look(true)],
    isSettled: () => isLineEnd && finder.isSettled(),
  };
}
