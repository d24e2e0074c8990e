import type { Source, Stretch, UrlError } from "@url1738/core";
import picocolors from "picocolors";
import { english } from "../language/english.ts";
import type { Language } from "../language/language.ts";
import { cellsOf, columnsOf, fittingCells, spellCells } from "./cells.ts";
import { cited } from "./cited.ts";
import type { Colours } from "./colours.ts";
import { hidePassword } from "./passwords.ts";
import { visible, visibleProse } from "./visible.ts";

/** How many columns of a URL are shown, and how many of them from the place of the error on, if there are that many. */
const TOTAL = 76;
const AFTER = 28;

const ELLIPSIS = "…";

/**
 * How an error is rendered.
 *
 * @public
 */
export interface Rendering {
  /** Whether to use the colours of a terminal; by default, none are used. */
  readonly colour?: boolean;
  /** Where the input came from, in words. */
  readonly origin?: string | undefined;
  /** The language; English by default. */
  readonly language?: Language;
  /** The scheme or registry that was asked: what it calls secret is hidden in the text, besides passwords. */
  readonly schemes?: Source | undefined;
}

/** The text around a place, and the mark under it. */
function excerpt(
  source: string,
  place: Stretch,
  colour: Colours,
  schemes: Source | undefined,
): readonly [line: string, mark: string] {
  const { text, index, end } = hidePassword(source, place, schemes);
  const following = cellsOf(text, index, index + TOTAL);
  const preceding = [...cellsOf(text, index - TOTAL, index)].reverse();
  const before = [...fittingCells(preceding, TOTAL - columnsOf(fittingCells(following, AFTER)))].reverse();
  const after = fittingCells(following, TOTAL - columnsOf(before));
  const split = after.findIndex((cell) => cell.index >= end);
  const [fault, rest] = split < 0 ? [after, []] : [after.slice(0, split), after.slice(split)];
  const head = (before[0]?.index ?? index) > 0 ? ELLIPSIS : "";
  const tail = (after.at(-1)?.end ?? index) < text.length ? ELLIPSIS : "";
  return [
    head + spellCells(before) + colour.red(spellCells(fault)) + spellCells(rest) + tail,
    " ".repeat(head.length + columnsOf(before)) + colour.red("^".repeat(Math.max(1, columnsOf(fault)))),
  ];
}

/**
 * Renders an error for people: the message; the URL with a mark under it, where the error has a place; the section of the RFC;
 * the hint. Of a long URL only what surrounds the place is shown, what cannot be printed is escaped, and passwords are hidden.
 *
 * @param error - The error.
 * @param source - The text that `error.index` counts in; `undefined` where it cannot be shown.
 * @param rendering - How to render it.
 * @returns One or more lines, each with its line end.
 * @public
 */
export function renderError(error: UrlError, source: string | undefined, rendering: Rendering = {}): string {
  const { language = english, origin, schemes } = rendering;
  const { message, hint } = language.fact(error);
  const colour = picocolors.createColors(rendering.colour === true);
  const lines = [`${colour.bold(colour.red(language.say("error:")))} ${visibleProse(language.behindLabel(message))}`];
  if (source !== undefined && error.index !== undefined) {
    const index = Math.min(Math.max(0, error.index), source.length);
    const end = Math.min(Math.max(index, error.end ?? index), source.length);
    for (const line of excerpt(source, { index, end }, colour, schemes)) lines.push(`  ${line}`);
  }
  if (error.section !== undefined) lines.push(`  ${colour.dim(visible(cited(error.section, language.say)))}`);
  if (origin !== undefined) lines.push(`  ${colour.dim(origin)}`);
  if (hint !== undefined)
    lines.push(`  ${colour.cyan(language.say("hint:"))} ${visibleProse(language.behindLabel(hint))}`);
  return `${lines.join("\n")}\n`;
}
