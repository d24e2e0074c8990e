/**
 * A finder of bare URLs in one line, as simple as it can be: it tries every place and every length, and knows nothing of streams, grammars
 * or speed. It answers only for `http:` and `https:`, and for lines as {@link lines} draws them.
 */

type CanParse = (text: string) => boolean;

const isSpace = (character = "") => character === "" || /\s/.test(character);
const isPunctuation = (character = "") => /[\p{P}\p{S}]/u.test(character);
const isWord = (character = "") => /[\p{L}\p{M}\p{N}_]/u.test(character);

/** A character that is visible on a terminal. */
interface Cell {
  readonly character: string;
  /** True if a colour changes before it. */
  readonly afterColour: boolean;
  /** The target of the link around it; empty without one. */
  readonly target: string;
}

const ESC = "\x1b";
const COLOUR = new RegExp(`^${ESC}\\[[\\d;]*m`);
const SEQUENCES = new RegExp(`${ESC}\\[[\\d;]*m(?:${ESC}\\[K)?|${ESC}\\]8;;.*?\x07|${ESC}\\[[\\d;?]*[A-Za-z]|[^]`, "g");

/** Returns the text that a terminal would show, and the targets of its links; each other sequence is a blank. */
function shown(
  line: string,
  canParse: CanParse,
): { readonly cells: readonly Cell[]; readonly targets: readonly string[] } {
  const cells: Cell[] = [];
  const targets: string[] = [];
  let [afterColour, target] = [false, ""];
  for (const [piece] of line.matchAll(SEQUENCES)) {
    const isColour = COLOUR.test(piece);
    if (piece.startsWith("\x1b]")) {
      target = canParse(piece.slice(5, -1)) ? piece.slice(5, -1) : "";
      if (target !== "") targets.push(target);
    }
    if (!isColour) cells.push({ character: piece.length > 1 ? " " : piece, afterColour, target });
    afterColour = isColour;
  }
  return { cells: [...cells, { character: "", afterColour, target }], targets };
}

/** The runs of `*` and `_` in a text: CommonMark §6.2, with its "delimiter stack" as a list. */
function closers(text: string, before: number): ReadonlySet<number> {
  const open: { mark: string; length: number; left: number; isBoth: boolean }[] = [];
  const closing = new Set<number>();
  for (const { 0: run, index } of text.matchAll(/\\[*_\\]|\*+|_+/g)) {
    const [mark = "", previous, next] = [run[0], text[index - 1], text[index + run.length]];
    if (mark === "\\") continue;
    const isLeft = !isSpace(next) && (!isPunctuation(next) || isSpace(previous) || isPunctuation(previous));
    const isRight = !isSpace(previous) && (!isPunctuation(previous) || isSpace(next) || isPunctuation(next));
    const canOpen = isLeft && (mark === "*" || !isRight || isPunctuation(previous));
    const canClose = isRight && (mark === "*" || !isLeft || isPunctuation(next));
    const opener = () =>
      open
        .map(({ isBoth, length, ...one }) => {
          const isThird = (isBoth || canOpen) && (length + run.length) % 3 === 0 && length % 3 !== 0;
          return one.mark === mark && !isThird;
        })
        .lastIndexOf(true);
    if (canClose && opener() >= 0) closing.add(index);
    if (index >= before) continue;
    let left = run.length;
    while (canClose && left > 0 && opener() >= 0) {
      const at = opener();
      const one = open[at] as (typeof open)[number];
      const used = Math.min(left, one.left);
      [left, one.left] = [left - used, one.left - used];
      open.length = one.left === 0 ? at : at + 1;
    }
    if (canOpen && left > 0) open.push({ mark, length: run.length, left, isBoth: canClose });
  }
  return closing;
}

/** Tells whether an apostrophe after a text opens a string. */
const opensString = (before: string) => !isWord(before.at(-1)) || /(?:^|[\s([{,=+:])[bfru]{1,2}$/i.test(before);

/** Tells whether a quotation mark is open at the end of a text. */
function isQuoted(text: string): boolean {
  let quote = "";
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string;
    if (character === "\\" && (quote !== "" || /[^"']/.test(text.charAt(at + 1)))) at++;
    else if (character === quote) quote = "";
    else if (quote === "" && (character === '"' || (character === "'" && opensString(text.slice(0, at)))))
      quote = character;
  }
  return quote !== "";
}

/** Returns the end of the URL that begins at an offset of the visible text; `undefined` if there is none. */
function endOf(cells: readonly Cell[], text: string, start: number, canParse: CanParse): number | undefined {
  const hostEnd = /^\w+:\/\/[^/?#]*/.exec(text.slice(start))?.[0].length ?? 0;
  const isInHost = (at: number) => at <= start + hostEnd;
  const cutsHost = (at: number) => isInHost(at) && /^[*_]+[.-]*[\dA-Za-z]/.test(text.slice(at));
  const emphasis = new Set([...closers(text, start)].filter((at) => !cutsHost(at)));
  let [stop, depth] = [start, 0];
  for (; stop < text.length; stop++) {
    const character = text.charAt(stop);
    depth += character === "(" ? 1 : character === ")" ? -1 : 0;
    const isEntity = /^&(?:[lg]t|quot);/.test(text.slice(stop));
    if (depth < 0 || isEntity || emphasis.has(stop)) break;
    if (character === "'" && text[start - 1] === "'") break;
    if (!/[\w%!$&'()*+,;:=@/?#.~[\]-]/.test(character)) break;
  }
  let end = stop;
  while (end > start && !canParse(text.slice(start, end))) end--;
  while (end > start && ".,;:!?'(".includes(text.charAt(end - 1))) end--;
  if (end === start || !canParse(text.slice(start, end))) return undefined;
  const rest = text.slice(end);
  const isHost = !/[/?#]|:\d*$/.test(text.slice(start, end).replace(/^\w+:\/\//, ""));
  const isEnd = emphasis.has(end) || /^&(?:[lg]t|quot);/.test(rest) || (rest[0] === "'" && text[start - 1] === "'");
  if (!isEnd && isHost && /^[.'-]*[\dA-Za-z_]|^-/.test(rest)) return undefined;
  const marks = /^[.,;:!?(]*/.exec(rest)?.[0].length ?? 0;
  const after = text[end + marks];
  const hasColour = cells.slice(end, end + marks + 1).some((cell) => cell.afterColour);
  const written = /^\\["'nrt\\]/.exec(text.slice(end + marks))?.[0] ?? "";
  const isEscape =
    written !== "" && (!isHost || text.slice(0, start).endsWith(written)) && isQuoted(text.slice(0, start));
  const isBar = after === "|" && text.slice(0, start).includes("|");
  const isClosed =
    isSpace(after) ||
    /^&(?:[lg]t|quot);/.test(text.slice(end + marks)) ||
    /["'<>)\]}`»”—]/.test(after as string) ||
    emphasis.has(end + marks);
  return isEnd || isClosed || hasColour || isEscape || isBar ? end : undefined;
}

/** Finds the URLs of http and https in a line. */
export function referenceUrls(line: string, canParse: CanParse): readonly string[] {
  const { cells, targets } = shown(line, canParse);
  let text = cells.map(({ character }) => character).join("");
  const found: string[] = [];
  for (let at = 0; at < text.length; ) {
    const isName = /^https?:\/\/[\dA-Za-z]/i.test(text.slice(at));
    const isInside = isWord(text[at - 1]) && !/(?:^|[^\p{L}\p{N}_])_{1,3}$/u.test(text.slice(0, at));
    const isAfterEscape = /(?:^|[^\\])\\[nrt]$/.test(text.slice(0, at)) && isQuoted(text.slice(0, at));
    const isBeginning = isName && (cells[at]?.afterColour || !isInside || isAfterEscape);
    const end = isBeginning ? endOf(cells, text, at, canParse) : undefined;
    if (end !== undefined) {
      if (!cells[at]?.target.startsWith(text.slice(at, end))) found.push(text.slice(at, end));
      // The characters of a URL open nothing.
      text = text.slice(0, at) + text.slice(at, end).replace(/[*_']/g, ",") + text.slice(end);
    }
    at = end ?? at + 1;
  }
  return [...targets, ...found];
}
