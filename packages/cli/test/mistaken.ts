import { PIECES } from "../../compile/test/pieces.ts";

type Pick = (n: number) => number;

/** Things that people, keyboards and programs put into texts, though no URL has them. */
const FOREIGN: readonly string[] = [
  ...[
    "&quot;",
    "&gt;",
    "&amp;",
    "&#64;",
    "%20",
    "\\_",
    "\\u0026",
    "{name}",
    "$".concat("{x}"),
    "%s",
    "<br>",
    "](",
    "**",
    "…",
    "”",
    "»",
    "：",
    "／",
    "＠",
  ],
  ...[
    "\u00a0",
    "\u00ad",
    "\u200b",
    "\u2013",
    "\u2028",
    "\u3002",
    "\ufeff",
    "\ufffd",
    "\t",
    "[::1]",
    "[1.2.3.4]",
    "~/",
    "C|/",
    "\\\\",
    "@@",
    "..",
    "://",
  ],
];

/** The mistakes, each at a place of a text. */
const MISTAKES: readonly ((text: string, at: number, pick: Pick) => string)[] = [
  // Something is missing.
  (text, at, pick) => text.slice(0, at) + text.slice(at + 1 + pick(3)),
  // Something is there twice.
  (text, at, pick) => text.slice(0, at + 1 + pick(3)) + text.slice(at),
  // Something foreign is there, or takes the place of a character.
  (text, at, pick) => text.slice(0, at) + FOREIGN[pick(FOREIGN.length)] + text.slice(at + pick(2)),
  (text, at, pick) => text.slice(0, at) + PIECES[pick(PIECES.length)] + text.slice(at + pick(2)),
  // Something is in a wrong place.
  (text, at, pick) => {
    const end = at + 1 + pick(3);
    const rest = text.slice(0, at) + text.slice(end);
    const to = pick(rest.length + 1);
    return rest.slice(0, to) + text.slice(at, end) + rest.slice(to);
  },
];

/**
 * Returns a text with one mistake or two.
 *
 * @param pick - Makes the decisions: given `n`, returns a whole number from 0 to `n` - 1.
 */
export function mistaken(text: string, pick: Pick): string {
  let changed = text;
  for (let left = 1 + pick(2); left > 0; left--)
    changed = MISTAKES[pick(MISTAKES.length)]?.(changed, pick(changed.length + 1), pick) ?? changed;
  return changed;
}
