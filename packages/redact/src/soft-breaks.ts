import { createFinder } from "./finder.ts";
import type { Settings } from "./options.ts";
import type { Found } from "./spans.ts";
import { NOWHERE } from "./track.ts";
import type { Finder } from "./wrapper.ts";

/** RFC 2045 §6.7 (5): an `=` and, possibly, blanks at the end of a line of at most 76 characters. */
const SOFT_BREAK = /=[\t ]{0,76}\r?\n/g;
const CUT_BREAK = /=[\t ]{0,76}\r?$/;

/** Makes the machine that finds secrets, over soft line breaks as well if the settings say so. */
export function finderFor(found: Found, settings: Settings): Finder {
  return settings.softBreaks ? overBreaks(found, settings) : createFinder(found, settings);
}

/** Reads a text without its soft line breaks, and reports the spans that they have with them. */
function overBreaks(found: Found, settings: Settings): Finder {
  /** The breaks from the earliest undecided place on: where each is in the text without them, and the length of all up to it. */
  let breaks: { readonly index: number; length: number }[] = [];
  /** The length of all breaks, of those before that place, and of the text without them. */
  let length = 0;
  let decided = 0;
  let read = 0;
  /** The end of the last piece, which may begin a break. */
  let rest = "";

  /** Returns an offset in the text as it came. @param isAfter - True if a break at the offset comes before it. */
  function offset(index: number, isAfter: boolean): number {
    let before = decided;
    for (const each of breaks) {
      if (isAfter ? each.index > index : each.index >= index) break;
      before = each.length;
    }
    return index + before;
  }

  const finder = createFinder((index, end) => found(offset(index, true), offset(end, false)), settings);

  function pass(text: string): void {
    read += text.length;
    finder.read(text);
    const earliest = Math.min(read, finder.earliest());
    const undecided = breaks.findIndex(({ index }) => index >= earliest);
    const past = undecided < 0 ? breaks.length : undecided;
    if (past === 0) return;
    decided = breaks[past - 1]?.length ?? decided;
    breaks = breaks.slice(past);
  }

  function passBreak(text: string): void {
    length += text.length;
    const last = breaks.at(-1);
    if (last?.index === read) last.length = length;
    else breaks.push({ index: read, length });
  }

  return {
    read: (piece) => {
      const text = rest + piece;
      let from = 0;
      for (const { 0: all, index } of text.matchAll(SOFT_BREAK)) {
        pass(text.slice(from, index));
        passBreak(all);
        from = index + all.length;
      }
      const cut = text.slice(from).search(CUT_BREAK);
      const end = cut < 0 ? text.length : from + cut;
      pass(text.slice(from, end));
      rest = text.slice(end);
    },
    end: () => {
      if (rest !== "") pass(rest);
      finder.end();
    },
    earliest: () => {
      const earliest = finder.earliest();
      // The rest may go on with what has been read.
      return earliest === NOWHERE ? NOWHERE : offset(earliest, true);
    },
  };
}
