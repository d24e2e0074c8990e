import type { UrlValue } from "@url1738/core";
import { type BareOutcome, bareUrl } from "./bare-url.ts";
import { isInsideWord } from "./boundaries.ts";
import { endOfWrapper } from "./end-of-wrapper.ts";
import type { Word } from "./first-words.ts";
import type { UrlHit } from "./hit.ts";
import { prefixedName } from "./prefixed-name.ts";
import { readWrapper } from "./read-wrapper.ts";
import type { Search } from "./search.ts";
import { OPENING } from "./wrapper-syntax.ts";

/** What stands at a colon: a hit; where to go on looking, if there is none; or unknown before there is more text. */
export type Outcome<U extends UrlValue> = UrlHit<U> | number | More;

/** There may be a hit, but its end is not known yet. */
export interface More {
  /** Where the hit would begin. */
  readonly from: number;
  /** What would tell its end. */
  readonly awaited: RegExp;
}

/** Matches nothing: only more text, whatever it is, tells the end. */
export const NOTHING = /(?!)/;

/** What stands at `<URL:`. */
function wrapperAt<U extends UrlValue>(search: Search<U>, start: number): Outcome<U> {
  const { source, settings, text, isEnd } = search;
  const { limit, quoted } = settings;
  const close = endOfWrapper(text, start, limit, quoted, isEnd);
  const inside = start + OPENING.length;
  if (close === "more") return { from: start, awaited: quoted ? NOTHING : />/ };
  if (close === "none") return inside;
  return readWrapper(source, text.slice(inside, close), start, quoted);
}

function outcomeOf<U extends UrlValue>(outcome: BareOutcome<U>, from: number): Outcome<U> {
  return outcome === "more" ? { from, awaited: /\s/ } : outcome;
}

/** What stands at the prefix `URL:` without a bracket before it. */
function prefixedAt<U extends UrlValue>(search: Search<U>, start: number, colon: number): Outcome<U> {
  const name = prefixedName(search, colon + 1);
  if (name === "more") return { from: start, awaited: NOTHING };
  return name === undefined ? colon + 1 : outcomeOf(bareUrl(search, name, start, true), start);
}

/** Looks at a colon and the word that ends there. */
export function outcomeAt<U extends UrlValue>(search: Search<U>, { name, begin }: Word, colon: number): Outcome<U> {
  const { settings, text, floor } = search;
  const start = colon - name.length;
  const isPrefix = begin === undefined;
  if (isPrefix && start > floor && text[start - 1] === "<") return wrapperAt(search, start - 1);
  if ((isPrefix && !settings.prefix) || isInsideWord(text, start)) return colon + 1;
  if (isPrefix) return prefixedAt(search, start, colon);
  return outcomeOf(bareUrl(search, { start, end: colon + 1, begin }, start, false), start);
}
